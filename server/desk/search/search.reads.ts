import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { plannedOnce, type Query } from '../../database/planned-once.ts'
import { fullName } from '../../platform/person-name.ts'
import { isPersonOf } from '../../platform/phone-search.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWords, readWordQuery } from '../../platform/word-queries.ts'

/** The first search covers this many of the newest rows. */
const maxLatestRows = 2000
/** The second search, for rare words, sorts at most this many hits. */
const maxRareHits = 1000

/** The newest open accounts with these beginnings of words in name or e-mail address, or with this phone number (USR-01). */
export async function findPeople(db: Reader, viewer: Viewer, q: string) {
  const has = await isPersonOf(db, q)
  if (!has) return []
  const open = db.selectFrom('users').selectAll().where('deleted_at', 'is', null).where(isKnownTo(viewer))
  return findNewest(
    db,
    isLimited(viewer) ? open.where(isVisibleTo(viewer)).as('users') : undefined,
    open.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(sql.lit(maxLatestRows)).as('users'),
    db
      .with(
        (cte) => cte('found').materialized(),
        () => open.where(has),
      )
      .selectFrom('found')
      .selectAll()
      .limit(sql.lit(maxRareHits))
      .as('users'),
    (users) =>
      db
        .selectFrom(users)
        .select(['uuid', 'email', fullName.as('fullname')])
        .where(has)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(limits.barSearch.hits)),
  )
}

/** The newest vacancies, active or not, that the staff list would find (JOB-01). */
export async function findVacancies(db: Reader, viewer: Viewer, q: string) {
  const words = await readWordQuery(db, q)
  if (words === '') return []
  const has = hasWords('search', words)
  const all = db.selectFrom('vacancies').selectAll()
  return findNewest(
    db,
    isLimited(viewer) ? all.where(isVacancyVisibleTo(viewer)).as('vacancies') : undefined,
    all.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(sql.lit(maxLatestRows)).as('vacancies'),
    db
      .with(
        (cte) => cte('found').materialized(),
        () => all.where(has),
      )
      .selectFrom('found')
      .selectAll()
      .limit(sql.lit(maxRareHits))
      .as('vacancies'),
    (vacancies) =>
      db
        .selectFrom(vacancies)
        .innerJoin('clients', 'clients.id', 'vacancies.client_id')
        .select(['vacancies.uuid', 'vacancies.title', 'vacancies.language', 'vacancies.active', 'clients.name as client_name'])
        .where(has)
        .orderBy('vacancies.created_at', 'desc')
        .orderBy('vacancies.id', 'desc')
        .limit(sql.lit(limits.barSearch.hits)),
  )
}
export type VacancyHit = Awaited<ReturnType<typeof findVacancies>>[number]

/**
 * Finds common words among the newest rows, and only rare words with the word index. The index search is materialized on its own,
 * because the planner does not expect prefixes to be rare and would scan all people. The search of a limited role reads only the rows that
 * it may show, which are few (TEA-02).
 */
async function findNewest<Rows, Hit>(
  db: Reader,
  rowsOfLimited: Rows | undefined,
  latestRows: Rows,
  rowsWithWords: Rows,
  hitsOf: (from: Rows) => Query<Hit>,
): Promise<Hit[]> {
  const read = (from: Rows) => plannedOnce(db, hitsOf(from))
  if (rowsOfLimited) return read(rowsOfLimited)
  const hits = await read(latestRows)
  return hits.length < limits.barSearch.hits ? read(rowsWithWords) : hits
}
