import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'

/** The catalogue of skills by name, as far as a select list goes. */
export async function readSkills(db: Reader) {
  const all = db.selectFrom('skills')
  const rows = await all
    .select(['id', 'uuid', 'name', 'description', 'has_test'])
    .orderBy(sql`lower(name)`)
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, all)) }
}
