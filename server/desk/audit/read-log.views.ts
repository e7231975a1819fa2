import type { ReadEntry } from '#domain/desk/audit/read-log.contract.ts'
import type { ReadRow } from './read-log.reads.ts'

/** An entry of the read log. */
export const presentRead = ({ id, at, what, list, rows, ...row }: ReadRow): ReadEntry => ({
  id,
  at: at.toISOString(),
  what,
  actor: { uuid: row.actor_uuid, fullname: row.actor_name.trim() },
  person: row.person_id === null ? null : { uuid: row.person_uuid, fullname: row.person_name?.trim() ?? '' },
  list,
  rows,
})
