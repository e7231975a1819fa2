import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { ClientRow } from './clients.reads.ts'

interface ClientFields {
  readonly name: string
  readonly location: string
  readonly active: boolean
}
const taken = { clients_once: { name_clients: ['clients.error.taken'] } }

/** Adds a client. Refuses one whose name and location exist already (CLI-01). */
export function addClient(platform: Platform, actor: Person, { name, location, active }: ClientFields) {
  const fields = { name, location, active }
  return change(platform, actor, { action: 'client.added', detail: fields, taken }, (tx, now) =>
    tx
      .insertInto('clients')
      .values({ ...fields, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Changes a client. Refuses as stale when somebody else has changed it since `version`. */
export function updateClient(platform: Platform, actor: Person, { id }: ClientRow, version: number, fields: ClientFields) {
  return change(platform, actor, { action: 'client.modified', detail: { ...fields }, taken }, (tx, now) =>
    tx
      .updateTable('clients')
      .set({ ...fields, updated_at: now, version: version + 1 })
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
