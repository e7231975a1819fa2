import { sql } from 'kysely'
import type { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import type { Colleague } from '#domain/hiring/members/members.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'
import { holdsRight } from '../../platform/sessions/visible-people.ts'
import { isLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { readColleagues } from '../members/members.reads.ts'

/** The colleague in a column, unless their account is closed. */
export const colleagueOf = (column: string) => sql<Colleague | null>`(
  select json_build_object('uuid', users.uuid, 'fullname', ${fullName}) from users
  where users.id = ${sql.ref(column)} and users.deleted_at is null
)`

const seesClients = holdsRight({ module: 'clients', item: 'view' })

/** The owner in a column who still sees clients, and may be notified; null for one who left. */
export const ownerToNotify = (column: string) => sql<number | null>`(
  select users.id from users where users.id = ${sql.ref(column)} and users.deleted_at is null
    and ${seesClients}
)`

/** The code of the currency in a column; empty without one. */
export const currencyOf = (column: string) =>
  sql<string>`coalesce((select code from currencies where currencies.id = ${sql.ref(column)}), '')`

const columns = [
  ...(['id', 'uuid', 'name', 'location', 'active', 'notes', 'created_at', 'version'] as const),
  ...(['tax_number', 'terms', 'fee_percent', 'fee_amount', 'owner_id'] as const),
  colleagueOf('clients.owner_id').as('owner'),
  currencyOf('clients.fee_currency_id').as('fee_currency'),
] as const
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

/** The colleagues who can be owner of a client, by name, up to the limit of a select list. */
export const readClientOwners = (db: Reader) => readColleagues(db, seesClients)

/** One of them, or the colleague with the id `before`, locked so that their account stays open until the transaction ends. */
export const readOwnerToName = (tx: Tx, id: string, before: number | null) =>
  tx
    .selectFrom('users')
    .select('users.id')
    .where(recordIs('users', id))
    .where('users.deleted_at', 'is', null)
    .where(({ or, eb }) => or([seesClients, eb('users.id', '=', before)]))
    .forKeyShare('users')
    .executeTakeFirst()

export const readCurrencyByCode = (db: Reader, code: string) =>
  db.selectFrom('currencies').select('id').where('code', '=', code.toUpperCase()).executeTakeFirst()
