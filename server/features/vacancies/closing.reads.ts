import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'

/** Active vacancies whose last day was before a day of the site, held by this transaction and left out by those of other processes. */
export function readDueVacancies(db: Reader, today: string, size: number) {
  return db
    .selectFrom('vacancies')
    .select(['id', 'title', 'version', 'active', 'published_at', 'closed_at'])
    .select((from) => from.ref('closes_on').$notNull().as('closes_on'))
    .where('active', '=', sql.lit(true))
    .where('closes_on', '<', today)
    .orderBy('closes_on')
    .limit(size)
    .forUpdate()
    .skipLocked()
    .execute()
}
