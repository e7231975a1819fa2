import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'

/** Every currency in the order in which they were added: the first is the default of a new vacancy (decision 19). */
export function readCurrencies(db: Reader) {
  return db.selectFrom('currencies').select(['uuid', 'code', 'name', 'updated_at']).orderBy('id').limit(limits.countCap).execute()
}
