import { limits } from '#domain/kernel/limits.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'

/** Active clients by name, as far as a select list goes. */
export async function readActiveClients(db: Reader) {
  const active = db.selectFrom('clients').where('active', '=', true)
  const rows = await active.select(['id', 'uuid', 'name']).orderBy('name').orderBy('id').limit(limits.countCap).execute()
  return { rows, ...(await cappedCount(db, active)) }
}
