import type { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'name', 'location', 'active', 'created_at', 'version'] as const
const sortedBy = {
  name_clients: inOrder('clients.name'),
  ubication_clients: inOrder('clients.location'),
  created_at: 'created_at',
  status_clients: 'active',
}

/** A page of the clients (CLI-01). */
export function readClients(db: Reader, query: QueryOf<typeof listClientsEndpoint>) {
  return readPage(db, db.selectFrom('clients').select(columns), query, 'clients', sortedBy)
}

export function readClient(db: Reader, id: string) {
  return db.selectFrom('clients').select(columns).where(recordIs('clients', id)).executeTakeFirst()
}
export type ClientRow = NonNullable<Awaited<ReturnType<typeof readClient>>>

/** Active clients by name, up to the limit of a select list. */
export async function readActiveClients(db: Reader) {
  const active = db.selectFrom('clients').where('active', '=', true)
  const rows = await active.select(['id', 'uuid', 'name']).orderBy(inOrder('name')).orderBy('id').limit(limits.countCap).execute()
  return { rows, ...(await cappedCount(db, active)) }
}
