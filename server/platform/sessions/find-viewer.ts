import { sql } from 'kysely'
import type { ModuleKey, PermissionItem, Permissions } from '#domain/kernel/permissions.ts'
import type { Reader } from '../platform.ts'
import { hashToken } from './tokens.ts'
import type { Person } from './viewer.ts'

/**
 * The person behind an access token, read from the database at every call, so that a logout or a lost role holds at once on
 * every process (ACC-07). Undefined when the token is unknown, expired or revoked.
 */
export async function findViewer(db: Reader, token: string, now: Date): Promise<Person | undefined> {
  const row = await db
    .selectFrom('access_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .select([
      'session.id as session_id',
      'person.id',
      'person.uuid',
      'person.role_id',
      'person.language',
      sql<string[] | null>`(
        select array_agg(modules.key || ':' || held.item)
        from role_permissions held join modules on modules.id = held.module_id
        where held.role_id = person.role_id
      )`.as('rights'),
    ])
    .where('token.token_hash', '=', hashToken(token))
    .where('token.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: 'person',
    id: row.id,
    uuid: row.uuid,
    sessionId: row.session_id,
    roleId: row.role_id,
    language: row.language,
    permissions: permissionsOf(row.rights ?? []),
  }
}

/** Turns 'module:item' pairs into permissions. */
export function permissionsOf(rights: readonly string[]): Permissions {
  const permissions: Partial<Record<ModuleKey, PermissionItem[]>> = {}
  for (const right of rights) {
    const [module, item] = right.split(':') as [ModuleKey, PermissionItem]
    permissions[module] = [...(permissions[module] ?? []), item]
  }
  return permissions
}
