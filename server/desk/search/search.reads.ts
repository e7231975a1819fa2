import { sql } from 'kysely'
import { barSearch } from '#domain/desk/search/menu.rules.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { plannedOnce, type Query } from '../../database/planned-once.ts'
import { fullName } from '../../platform/person-name.ts'
import { isPersonOf } from '../../platform/phone-search.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWords, readWordQuery } from '../../platform/word-queries.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'

/** The first search covers this many of the newest rows. */
const maxLatestRows = 2000
/** The second search, for rare words, sorts at most this many hits. */
const maxRareHits = 1000

const personColumns = ['uuid', 'email', fullName.as('fullname')] as const
const vacancyColumns = [
  ...(['vacancies.uuid', 'vacancies.title', 'vacancies.language', 'vacancies.active'] as const),
  'clients.name as client_name',
] as const
const clientColumns = ['uuid', 'name', 'active'] as const
export interface ClientHit {
  readonly uuid: string
  readonly name: string
  readonly active: boolean
}

const openPeople = (db: Reader, viewer: Viewer) =>
  db.selectFrom('users').selectAll().where('deleted_at', 'is', null).where(isKnownTo(viewer))

/** The newest open accounts with these beginnings of words in name or e-mail address, or with this phone number (USR-01). */
export async function findPeople(db: Reader, viewer: Viewer, q: string) {
  const has = await isPersonOf(db, q)
  if (!has) return []
  const open = openPeople(db, viewer)
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
        .select(personColumns)
        .where(has)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(barSearch.hits)),
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
        .select(vacancyColumns)
        .where(has)
        .orderBy('vacancies.created_at', 'desc')
        .orderBy('vacancies.id', 'desc')
        .limit(sql.lit(barSearch.hits)),
  )
}
export type VacancyHit = Awaited<ReturnType<typeof findVacancies>>[number]

/** The newest clients, active or not, with these beginnings of words in name or place (CLI-01). */
export function findClients(db: Reader, q: string): Promise<ClientHit[]> {
  const words = searchWords(q)
  if (words.length === 0) return Promise.resolve([])
  return db
    .selectFrom('clients')
    .select(clientColumns)
    .where(hasWordsBeginning('search', words))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(barSearch.hits)
    .execute()
}

/** Those of these people about whom the viewer may read in a search. */
export const namePeople = (db: Reader, viewer: Viewer, uuids: readonly string[]) =>
  openPeople(db, viewer)
    .where(isVisibleTo(viewer))
    .clearSelect()
    .select(personColumns)
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .execute()

/** Those of these vacancies that the viewer may see. */
export const nameVacancies = (db: Reader, viewer: Viewer, uuids: readonly string[]): Promise<VacancyHit[]> =>
  db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .select(vacancyColumns)
    .where(isVacancyVisibleTo(viewer))
    .where(sql<boolean>`vacancies.uuid = any(${uuids}::uuid[])`)
    .execute()

export const nameClients = (db: Reader, uuids: readonly string[]): Promise<ClientHit[]> =>
  db.selectFrom('clients').select(clientColumns).where(sql<boolean>`uuid = any(${uuids}::uuid[])`).execute()

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
  return hits.length < barSearch.hits ? read(rowsWithWords) : hits
}
