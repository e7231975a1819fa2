import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

const overdueVacancies = (db: Reader, today: string) =>
  db.selectFrom('vacancies').where('active', '=', sql.lit(true)).where('closes_on', '<', today).orderBy('closes_on')

/** The columns that closing a vacancy needs. */
const lockedColumns = ['id', 'title', 'version', 'active', 'expired', 'published_at', 'closed_at'] as const

/** Active vacancies whose last day is over on this day of the site, the longest overdue first. */
export function readDueVacancies(db: Reader, today: string) {
  return overdueVacancies(db, today).select('id').execute()
}

/** One of them, locked by this transaction; undefined when another process has locked or closed it. */
export function readDueVacancy(db: Reader, today: string, id: number) {
  return overdueVacancies(db, today)
    .select(lockedColumns)
    .select((from) => from.ref('closes_on').$notNull().as('closes_on'))
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** A vacancy that the viewer may read about, locked until the transaction ends. */
export function readVacancyToClose(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('vacancies')
    .select(lockedColumns)
    .select('uuid')
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
}
export type LockedVacancy = Omit<NonNullable<Awaited<ReturnType<typeof readVacancyToClose>>>, 'uuid'>
