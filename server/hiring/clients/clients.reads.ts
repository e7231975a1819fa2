import type { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'
import { isLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

const columns = ['id', 'uuid', 'name', 'location', 'active', 'notes', 'created_at', 'version'] as const
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

/**
 * Active clients by name, up to the limit of a select list. A limited role that adds no vacancies and does not see the clients chooses only
 * among the clients of its holder's vacancies (TEA-02).
 */
export async function readActiveClients(db: Reader, viewer: Viewer) {
  const needsAll = mayUse(viewer, { module: 'candidates', item: 'change' }) || mayUse(viewer, { module: 'clients', item: 'view' })
  const active = db
    .selectFrom('clients')
    .where('active', '=', true)
    .$if(isLimited(viewer) && !needsAll, (query) =>
      query.where('clients.id', 'in', (from) =>
        from.selectFrom('vacancies').select('client_id').where(isVacancyVisibleTo(viewer)),
      ),
    )
  const rows = await active.select(['id', 'uuid', 'name']).orderBy(inOrder('name')).orderBy('id').limit(limits.countCap).execute()
  return { rows, ...(await cappedCount(db, active)) }
}
