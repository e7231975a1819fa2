import type { listCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'code', 'name', 'usual_salary', 'updated_at', 'version'] as const
const sortedBy = { id: 'id', code: inOrder('currencies.code'), name: inOrder('currencies.name'), updated_at: 'updated_at' }

/** A page of the currencies (CUR-01). */
export function readCurrencies(db: Reader, query: QueryOf<typeof listCurrenciesEndpoint>) {
  return readPage(db, db.selectFrom('currencies').select(columns), query, 'currencies', sortedBy)
}

/** The currencies, the default first, up to the limit of a select list. */
export async function readCurrencyChoices(db: Reader) {
  const all = db.selectFrom('currencies')
  const rows = await all.select(['uuid', 'code', 'name', 'usual_salary']).orderBy('id').limit(limits.countCap).execute()
  return { rows, ...(await cappedCount(db, all)) }
}

export function readCurrency(db: Reader, id: string) {
  return db.selectFrom('currencies').select(columns).where(recordIs('currencies', id)).executeTakeFirst()
}
export type CurrencyRow = NonNullable<Awaited<ReturnType<typeof readCurrency>>>
