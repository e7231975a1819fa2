import type { ApiKeyView } from '#domain/people/api-keys/api-keys.contract.ts'
import { shownPrefix } from '../../platform/api-keys/api-key.ts'
import type { ApiKeyRow } from './api-keys.reads.ts'

export function presentApiKey(row: ApiKeyRow, now: Date): ApiKeyView {
  return {
    uuid: row.uuid,
    name: row.name,
    begins: shownPrefix(row.prefix),
    role: { name: row.role_name, built_in: row.built_in },
    made_by: row.made_by,
    state: row.left || row.expires_at <= now ? 'idle' : 'works',
    per_minute: row.per_minute,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
