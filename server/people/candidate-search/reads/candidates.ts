import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import type { findCandidatesEndpoint } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { searchTerms } from '#domain/people/candidate-search/search-terms.rules.ts'
import { isConfirmedSkill } from '../../../assessment/skills/confirmed-skills.reads.ts'
import { skillName, skillOrder } from '../../../assessment/skills/skill-names.reads.ts'
import { mayReadCvs } from '../../../platform/files/readable-cvs.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { capped, cappedCount, type Walking } from '../../../platform/lists.ts'
import { shownName } from '../../../platform/person-name.ts'
import type { Reader } from '../../../platform/platform.ts'
import { hasYielded } from '../../../platform/sessions/has-yielded.ts'
import { languageOf, type Viewer } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { ownerOfPerson } from '../../users/owners.reads.ts'
import { documentQuery } from './document-query.ts'
import { type Asker, type Candidates, fittingCandidates, latest } from './fitting-candidates.ts'
import { readNamedSkills } from './named-skills.ts'

type Query = QueryOf<typeof findCandidatesEndpoint> & Walking

/** One page of the candidates who match a search, with where it found its words (CVS-03). An export shows no excerpts. */
export async function readCandidates(db: Reader, asker: Asker, query: Query) {
  const terms = searchTerms(query.q)
  // A search of nothing but punctuation finds nothing.
  if (query.q !== '' && terms.length === 0) return { rows: [], total: 0, total_capped: false }
  const words = documentQuery(terms, asker.viewer)
  if (query.walk) {
    const { ids, total } = await query.walk.next(query.size, async (most) =>
      readIds(db, await fittingCandidates(db, asker, query), query, words, 0, most),
    )
    return { rows: (await readRows(db, asker.viewer, ids)).map(withoutTexts), total, total_capped: false }
  }
  const found = await fittingCandidates(db, asker, query)
  const { ids, ...counts } = await readPageOf(db, found, query, words)
  const [rows, texts] = await Promise.all([
    readRows(db, asker.viewer, ids),
    terms.length > 0 ? readTexts(db, asker.viewer, ids, await readNamedSkills(db, terms)) : [],
  ])
  const textsOf = new Map(texts.map(({ id, ...texts }) => [id, texts]))
  return { rows: rows.map((row) => ({ ...withoutTexts(row), ...textsOf.get(row.id) })), ...counts }
}
export type CandidateRow = Awaited<ReturnType<typeof readCandidates>>['rows'][number]

/** How much a word counts in place of residence, CV, profile, and name or address. */
const weights = sql.lit('{0.1, 0.4, 0.6, 1}')

/** The ids of a page in its order, and the number of people found. */
async function readPageOf(db: Reader, found: Candidates, query: Query, words: RawBuilder<unknown>) {
  const { page, size, sort, q } = query
  const { field, direction } = parseSort(sort)
  if (field === 'relevance' || (field === 'activity' && direction === 'desc'))
    return readRecent(db, found, { from: page * size, size, words: field === 'relevance' && q !== '' ? words : undefined })
  // Counted along the index of activity, because a count in any order may first read all people.
  const counts = await cappedCount(db, found.byActivity.orderBy(latest), lastCounted(found, (page + 1) * size))
  return { ids: counts.total === 0 ? [] : await readIds(db, found, query, words, page * size, size), ...counts }
}

/** A page and its count reach so far: a later page counts to its own end. */
const lastCounted = ({ countCap }: Candidates, end: number) => Math.max(countCap, end)

/** Of more people than a list counts, relevance compares so many: each comparison reads a whole document. */
const compared = 100

/**
 * A page of the most recently active people, or of these in the order of how well they match `words`. One statement also counts them, because
 * finding the people of a frequent word costs most of a search (P26).
 */
async function readRecent(
  db: Reader,
  found: Candidates,
  { from, size, words }: { readonly from: number; readonly size: number; readonly words: RawBuilder<unknown> | undefined },
) {
  const most = lastCounted(found, from + size)
  const recent = found.byActivity
    .select(['person_activity.user_id', 'person_activity.last_active_at'])
    .orderBy(latest)
    .limit(sql.lit(most + 1))
  // The document is looked up for each person, because a join may first read all documents.
  const rank = words
    ? sql`case when place <= (
        select case when count > ${sql.lit(limits.candidateCountCap)} then ${sql.lit(compared)} else count end from counted
      ) then (
        select ts_rank(${weights}::real[], document, ${words}) from person_search where person_search.user_id = placed.user_id
      ) end desc nulls last,`
    : sql``
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with recent as materialized (${recent}),
    counted as (select count(*)::integer as count from recent),
    placed as (select user_id, row_number() over (order by ${latest}) as place from recent)
    select count, array(
      select user_id from placed order by ${rank} place offset ${from} limit ${sql.lit(size)}
    ) as ids from counted`.execute(db)
  const { count = 0, ids = [] } = rows[0] ?? {}
  return { ids, ...capped(count, most) }
}

/** The ids of some candidates in their order. People whom relevance does not compare follow by their activity. */
async function readIds(
  db: Reader,
  found: Candidates,
  { sort, q }: Pick<Query, 'sort' | 'q'>,
  words: RawBuilder<unknown>,
  from: number,
  most: number,
): Promise<number[]> {
  const { field, direction } = parseSort(sort)
  const candidates = found.byActivity.select('users.id')
  const some = async (sorted: typeof candidates, first = from, count = most) =>
    idsOf(await sorted.offset(first).limit(sql.lit(count)).execute())
  if (field === 'name')
    return some(found.byName.select('users.id').orderBy(inOrder(shownName), direction).orderBy('users.id', direction))
  if (field === 'activity' && direction === 'asc')
    return some(candidates.orderBy(sql`last_active_at asc nulls first, user_id asc`))
  if (field === 'activity' || q === '') return some(candidates.orderBy(latest))
  // Only a walk, which begins at the first candidate, asks for the others too.
  const { ids } = await readRecent(db, found, { from, size: Math.min(most, limits.countCap), words })
  const rest = from + most - limits.countCap
  return rest > 0 ? [...ids, ...(await some(candidates.orderBy(latest), limits.countCap, rest))] : ids
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

interface SkillOfRow {
  readonly name: string
  readonly points: number | null
  readonly unrated: number | null
  readonly error: number | null
}
interface ApplicationOfRow {
  readonly uuid: string
  readonly title: string
  readonly language: 'es' | 'en'
  readonly stage: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'
}

const withoutTexts = <Row extends object>(row: Row) => ({
  ...row,
  cv: null as string | null,
  profile: '',
  notes: '',
  named_skill: null as string | null,
})

/** The rows of a page, in the order of their ids. People may have left since their ids were read. */
function readRows(db: Reader, viewer: Viewer, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .innerJoin('person_activity', 'person_activity.user_id', 'users.id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at'])
    .select([
      'users.available',
      'users.hired',
      'users.consent_due_at',
      'users.no_contact_since',
      hasYielded.as('registered'),
      ownerOfPerson.as('owner'),
      'person_activity.last_active_at',
      'profiles.city',
      'profiles.state',
      'profiles.country',
    ])
    .select([
      sql<readonly string[]>`array(
        select tags.name from person_tags join tags on tags.id = person_tags.tag_id
        where person_tags.user_id = users.id order by ${inOrder('tags.name')}
      )`.as('tags'),
      sql<readonly SkillOfRow[]>`coalesce((
        select json_agg(shown) from (
          select ${skillName(languageOf(viewer))} as name, tested.points, tested.unrated, tested.points_error as error
          from user_skills join skills on skills.id = user_skills.skill_id
          left join lateral (
            select points, unrated, points_error from attempts
            where attempts.user_id = users.id and attempts.skill_id = skills.id and state = 'finished' and archived_at is null
            order by started_at desc limit 1
          ) as tested on true
          where user_skills.user_id = users.id and ${isConfirmedSkill}
          order by tested.points desc nulls last, ${skillOrder(languageOf(viewer))} limit 5
        ) as shown
      ), '[]')`.as('skills'),
      sql<ApplicationOfRow | null>`(
        select json_build_object('uuid', vacancies.uuid, 'title', title, 'language', vacancies.language, 'stage', stage)
        from applications join vacancies on vacancies.id = applications.vacancy_id
        where applications.user_id = users.id and removed_at is null and ${isVacancyVisibleTo(viewer)}
        order by applied_at desc, applications.id desc limit 1
      )`.as('application'),
    ])
    .orderBy(sql`array_position(${ids}::bigint[], users.id)`)
    .execute()
}

/** The texts and the skill of a page's people in which a search shows its words, the CV only for a viewer who may read it (CVS-04). */
function readTexts(db: Reader, viewer: Viewer, ids: readonly number[], named: readonly { readonly skillId: number }[]) {
  const cv = mayReadCvs(viewer) ? sql<string | null>`left(file_texts.text, 100000)` : sql<string | null>`null::text`
  return db
    .selectFrom('users')
    .leftJoin('file_texts', 'file_texts.file_id', 'users.cv_file_id')
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .select([
      'users.id',
      cv.as('cv'),
      sql<string>`concat_ws(E'\n',
        (select about from profiles where profiles.user_id = users.id),
        (select string_agg(concat_ws(', ', title, company, location, description), E'\n' order by id desc)
          from work_experience where work_experience.user_id = users.id),
        (select string_agg(concat_ws(', ', level, field, school, location), E'\n' order by id desc)
          from education where education.user_id = users.id)
      )`.as('profile'),
      // Mentions of colleagues are ids. All staff who search candidates may read notes on them.
      sql<string>`coalesce((
        select string_agg(regexp_replace(body, '@\\[[^]]*\\]', ' ', 'g'), E'\n' order by id desc) from person_notes where person_notes.user_id = users.id
      ), '')`.as('notes'),
      sql<string | null>`(
        select ${skillName(languageOf(viewer))} from user_skills join skills on skills.id = user_skills.skill_id
        where user_skills.user_id = users.id and skills.id = any(${named.map(({ skillId }) => skillId)}::bigint[]) and ${isConfirmedSkill}
        order by ${skillOrder(languageOf(viewer))} limit 1
      )`.as('named_skill'),
    ])
    .execute()
}
