import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { bandFrom } from '#domain/assessment/results/scoring.rules.ts'
import { partsOfKey } from '#domain/hiring/applications/source.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { phoneSearch } from '#domain/kernel/phone-search.ts'
import type { CandidateFilter } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { searchTerms } from '#domain/people/candidate-search/search-terms.rules.ts'
import type { DB } from '../../../database/schema.ts'
import { readOwnersOfPhone } from '../../../platform/phone-search.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { among, ownedBy, ownersOf, readStaffRoles, taggedWith } from '../../users/users-list.reads.ts'
import { hasTerms, tsquery } from './document-query.ts'
import { peopleWithNamedSkills } from './named-skills.ts'
import { broughtFrom } from './sources.ts'

/** The viewer who searches, and the instant from which filters by activity count. */
export interface Asker {
  readonly viewer: Viewer
  readonly now: Date
}
interface Search extends CandidateFilter {
  readonly q: string
}
export type Found = SelectQueryBuilder<DB, 'users' | 'person_activity', unknown>
/**
 * The same candidates to be walked by their activity and by their names. Conditions with many ids are asked of the table that is walked:
 * asked of the other one, the planner would rather sort all people.
 */
export interface Candidates {
  readonly byActivity: Found
  readonly byName: Found
  /** A count beyond this would cost more than the page. */
  readonly countCap: number
}
type People = Parameters<typeof among>[2]

/** The order of a list by activity. */
export const latest = sql`last_active_at desc nulls last, user_id desc`

/**
 * The candidates whom the viewer may read and who match all filters. Staff and deleted people are no candidates. When the caller restricts
 * them to few people, `fewPeople` says so, and the filters are only asked about these.
 */
export async function fittingCandidates(
  db: Reader,
  { viewer, now }: Asker,
  { q, ...filter }: Search,
  { fewPeople = false } = {},
): Promise<Candidates> {
  const staffRoles = await readStaffRoles(db)
  const since = filter.active && new Date(now.getTime() - Number(filter.active) * dayMs)
  let found: Found = db
    .selectFrom('users')
    .innerJoin('person_activity', 'person_activity.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.role_id', 'not in', staffRoles)
    .where(isVisibleTo(viewer))
    .$if(filter.available !== undefined, (query) => query.where('users.available', '=', filter.available === 'Y'))
    .$if(since !== undefined, (query) => query.where('person_activity.last_active_at', '>=', since as Date))
  for (const people of setsOf(db, viewer, filter)) found = fewPeople ? eachAmong(found, people) : await among(db, found, people)
  found = await withPhone(db, found, viewer, q)
  let candidates = { byActivity: found, byName: found }
  let isCounted = true
  for (const people of await documentsOf(db, viewer, { q, place: filter.place })) {
    const { isMatching, isCheap } = fewPeople
      ? { isMatching: each(people), isCheap: true }
      : await matching(db, people, staffRoles)
    isCounted &&= isCheap
    candidates = {
      byActivity: candidates.byActivity.where(isMatching('person_activity.user_id')),
      byName: candidates.byName.where(isMatching('users.id')),
    }
  }
  return { ...candidates, countCap: isCounted ? limits.countCap : limits.candidateCountCap }
}

/** For each filter that names other records, the people who match it. */
function setsOf(db: Reader, viewer: Viewer, filter: CandidateFilter): People[] {
  const { skill, band, vacancy, client, stage, source, tag, owner } = filter
  const sets: unknown[] = []
  if (skill !== undefined) {
    sets.push(ownersOf(db, skill))
    if (band !== undefined)
      sets.push(
        db
          .selectFrom('attempts')
          .select('attempts.user_id')
          .where('attempts.skill_id', '=', db.selectFrom('skills').select('skills.id').where(recordIs('skills', skill)))
          .where(isCounted)
          .where('attempts.points', '>=', bandFrom[band])
          .where(isLatest),
      )
  }
  if (tag !== undefined) sets.push(taggedWith(db, tag))
  if (owner !== undefined) sets.push(ownedBy(db, viewer, owner))
  if (vacancy ?? client ?? stage ?? source) sets.push(withApplication(db, viewer, { vacancy, client, stage, source }))
  return sets as People[]
}

/** The people with one current application that has all of this, and people who were brought along from the source. */
function withApplication(
  db: Reader,
  viewer: Viewer,
  { vacancy, client, stage, source }: Pick<CandidateFilter, 'vacancy' | 'client' | 'stage' | 'source'>,
) {
  const { kind, name } = partsOfKey(source ?? '')
  // A vacancy or a client is not joined: each person of a page would cost the join.
  const vacancies = db.selectFrom('vacancies').select('vacancies.id')
  const ofClient = vacancies.innerJoin('clients', 'clients.id', 'vacancies.client_id').where(recordIs('clients', client ?? ''))
  const applications = db
    .selectFrom('applications')
    .select('applications.user_id')
    .where('applications.removed_at', 'is', null)
    .where(isApplicationVisibleTo(viewer))
    .$if(vacancy !== undefined, (query) => query.where('vacancy_id', '=', vacancies.where(recordIs('vacancies', vacancy ?? ''))))
    .$if(client !== undefined, (query) => query.where('vacancy_id', 'in', ofClient))
    .$if(stage !== undefined, (query) => query.where('applications.stage', '=', stage ?? 'apply'))
  const ofSource = applications
    .$if(kind !== '', (query) => query.where(sql<boolean>`applications.source_kind = ${kind}`))
    .$if(name !== undefined, (query) => query.where('applications.source_name', '=', name ?? ''))
  if (kind !== 'import' || name === undefined) return ofSource
  const brought = broughtFrom(db, name)
  const both = ofSource.unionAll(
    (vacancy ?? client ?? stage) ? applications.where('applications.user_id', 'in', brought) : brought,
  )
  return db.selectFrom(both.as('sourced')).select('sourced.user_id')
}

const isCounted = sql<boolean>`attempts.state = 'finished' and attempts.archived_at is null and attempts.unrated = 0`

/** A later finished attempt replaces an earlier one. */
const isLatest = sql<boolean>`not exists (
  select from attempts later
  where later.user_id = attempts.user_id and later.skill_id = attempts.skill_id and later.started_at > attempts.started_at
    and later.state = 'finished' and later.archived_at is null
)`

/**
 * For the words of a search and those of a place, the people whose documents have them. Words that name a skill also find those who have it.
 * Words of a phone number are left to withPhone. The documents are rows of person_search, which write_person_search() writes
 * (candidate-search.tables.sql).
 */
async function documentsOf(
  db: Reader,
  viewer: Viewer,
  { q, place }: Pick<Search, 'q' | 'place'>,
): Promise<(readonly People[])[]> {
  const documents = db.selectFrom('person_search').select('person_search.user_id')
  const [words, placeWords] = [searchTerms(q), searchTerms(place ?? '')]
  const matching: (readonly unknown[])[] = []
  if (place !== undefined)
    // The expression of the index person_search_place. The index of whole documents would first find the words of a place in CVs too.
    matching.push([documents.where(sql<boolean>`ts_filter(document, '{d}') @@ ${tsquery(placeWords, '')}`)])
  if (words.length > 0 && !phoneSearch(q))
    matching.push([documents.where(hasTerms(words, viewer)), ...(await peopleWithNamedSkills(db, viewer, words))])
  return matching as (readonly People[])[]
}

/** The most recently active candidates whose documents show how frequent words are. */
const sampled = 100
/** So many people are quickly read by their ids. */
const readByIds = 2000
/** The ids of so many people fit into the memory of a statement. */
const readIntoMemory = 200_000

type Condition = (id: 'users.id' | 'person_activity.user_id') => RawBuilder<boolean>

/**
 * Condition that a person's document is among the matching ones. The documents of frequent words are read person by person in the order of
 * the list, which is soon full; of rarer words the index finds the people, whose ids are then looked up in memory (P26).
 */
async function matching(
  db: Reader,
  people: readonly People[],
  staffRoles: readonly number[],
): Promise<{ readonly isMatching: Condition; readonly isCheap: boolean }> {
  const documents = sql.join(
    people.map((some) => sql`(${some})`),
    sql` union all `,
  )
  // Staff are active all day and have no CV.
  const recent = db
    .selectFrom('person_activity')
    .innerJoin('users', 'users.id', 'person_activity.user_id')
    .select('user_id')
    .where('users.role_id', 'not in', staffRoles)
    .where('users.deleted_at', 'is', null)
    .orderBy(latest)
    .limit(sql.lit(sampled))
  const { rows } = await sql<{ hits: number; all_people: number }>`
    select count(*)::integer as hits, (select reltuples from pg_class where oid = 'person_search'::regclass)::integer as all_people
    from (${recent}) as users (id) where ${each(people)('users.id')}`.execute(db)
  const { hits = 0, all_people: all = 0 } = rows[0] ?? {}
  if (hits > 0.2 * sampled || (all * hits) / sampled > readIntoMemory)
    return { isMatching: each(people), isCheap: all <= readByIds }
  if (hits <= 0.03 * sampled) {
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from (select from (${documents}) as found limit ${sql.lit(readByIds + 1)}) as counted`.execute(
      db,
    )
    if ((counted.rows[0]?.count ?? 0) <= readByIds)
      return { isMatching: () => sql`users.id = any(array(${documents}))`, isCheap: true }
  }
  // `is true` keeps the planner from joining the documents instead.
  return { isMatching: (id) => sql`(${sql.ref(id)} in (${documents})) is true`, isCheap: false }
}

/**
 * Condition that a person is among those of a query, which is asked about each of them. `offset 0` makes the planner look each person up;
 * otherwise it would read the whole query.
 */
const each =
  (people: readonly People[]): Condition =>
  (id) => {
    const asked = people.map((some) => sql`exists (${some.where(sql<boolean>`user_id = ${sql.ref(id)}`).offset(sql.lit(0))})`)
    return sql`(${sql.join(asked, sql` or `)})`
  }

const eachAmong = (found: Found, people: People): Found => found.where(each([people])('users.id'))

/** Restricts the found people to the owners of the phone number that a search names, or whose documents have it. */
async function withPhone(db: Reader, found: Found, viewer: Viewer, q: string): Promise<Found> {
  const phone = phoneSearch(q)
  if (!phone) return found
  const documents = db
    .selectFrom('person_search')
    .select('person_search.user_id')
    .where(hasTerms(searchTerms(q), viewer))
  const [owners, named] = await Promise.all([readOwnersOfPhone(db, phone), documents.limit(limits.countCap).execute()])
  const ids = [...owners, ...named.map(({ user_id }) => user_id)]
  return found.where(sql<boolean>`users.id = any(${ids}::bigint[])`)
}
