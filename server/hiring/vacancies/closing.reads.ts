import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'

const due = (db: Reader, today: string) =>
  db.selectFrom('vacancies').where('active', '=', sql.lit(true)).where('closes_on', '<', today).orderBy('closes_on')

/** Active vacancies whose last day was before a day of the site, those that wait longest first. */
export function readDueVacancies(db: Reader, today: string) {
  return due(db, today).select('id').execute()
}

/** One of them, held by this transaction; nothing where another process holds it or has closed it. */
export function readDueVacancy(db: Reader, today: string, id: number) {
  return due(db, today)
    .select(['title', 'version', 'active', 'published_at', 'closed_at'])
    .select((from) => from.ref('closes_on').$notNull().as('closes_on'))
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}
