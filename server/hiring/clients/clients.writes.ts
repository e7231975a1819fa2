import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { ClientRow } from './clients.reads.ts'
import type { ClientColumns } from './clients.views.ts'

const taken = { clients_once: { name_clients: ['clients.error.taken'] } }

/** The note may name people, and the audit outlives them. */
const audited = ({ name, location, active }: ClientColumns) => ({ name, location, active })

/** Adds a client. Refuses one whose name and location exist already (CLI-01). */
export function addClient(platform: Platform, actor: Person, columns: ClientColumns) {
  return change(platform, actor, { action: 'client.added', detail: audited(columns), taken }, (tx, now) =>
    tx
      .insertInto('clients')
      .values({ ...columns, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Changes a client. Refuses as stale when somebody else has changed it since `version`. */
export function updateClient(platform: Platform, actor: Person, { id }: ClientRow, version: number, columns: ClientColumns) {
  return change(platform, actor, { action: 'client.modified', detail: audited(columns), taken }, (tx, now) =>
    tx
      .updateTable('clients')
      .set({ ...columns, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Deletes a client. Refuses when a vacancy uses it. */
export function deleteClient(platform: Platform, actor: Person, { id, name }: ClientRow) {
  return change(platform, actor, { action: 'client.deleted', detail: { name } }, (tx) =>
    tx.deleteFrom('clients').where('id', '=', id).returningAll().executeTakeFirst(),
  )
}
