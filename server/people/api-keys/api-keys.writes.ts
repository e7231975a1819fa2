import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { lastSecondOf } from '#domain/kernel/end-of-day.ts'
import { mayGiveRole } from '#domain/kernel/permissions.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import type { ApiKeyFields } from '#domain/people/api-keys/api-keys.contract.ts'
import { keyLimits } from '#domain/people/api-keys/api-keys.rules.ts'
import { newApiKey } from '../../platform/api-keys/api-key.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readRole } from '../roles/roles.reads.ts'
import { type ApiKeyRow, readApiKey } from './api-keys.reads.ts'

/** Makes a key. Refuses a role with permissions that the actor lacks (KEY-01, SPEC-15). Only the answer has the key itself. */
export function addApiKey(platform: Platform, actor: Person, { name, role_id, ends_on, per_minute }: ApiKeyFields) {
  const { timeZone } = platform.config
  const { key, ...stored } = newApiKey()
  const action = { action: 'api_key.added', detail: { name }, about: actor.id } as const
  return change(platform, actor, action, async (tx, now) => {
    const role = await readRole(tx, actor, role_id)
    if (!role) return refuse('errors.fields', { errors: { role_id: ['roles.error.role_required'] } })
    if (!mayGiveRole(actor, role)) return refuse('roles.error.lacks')
    const lastDay = ends_on || dayAfter(calendarDay(now, timeZone), keyLimits.usualDays)
    // The last second, so that the end is shown as that day.
    const expires_at = new Date(lastSecondOf(lastDay, timeZone))
    const { id } = await tx
      .insertInto('api_keys')
      .values({
        ...{ ...stored, name, role_id: role.id, created_by: actor.id },
        ...{ per_minute: per_minute ?? keyLimits.usualPerMinute, created_at: now, expires_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await readApiKey(tx, String(id))
    return row && { ...row, key }
  })
}

/** Revokes a key: it is deleted, so that its next call finds nobody, on every process. */
export function revokeApiKey(platform: Platform, actor: Person, row: ApiKeyRow) {
  return change(platform, actor, { action: 'api_key.revoked', detail: { name: row.name } }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('api_keys').where('id', '=', row.id).executeTakeFirst()
    return numDeletedRows > 0n ? row : refuse('errors.not_found')
  })
}
