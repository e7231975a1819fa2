import { type RawBuilder, sql } from 'kysely'
import { mostPictured } from '#domain/assessment/results/spread.rules.ts'
import type { HeldTest } from '#domain/assessment/results/test-result.rules.ts'
import type { listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, type Walking } from '../../platform/lists.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'
import { skillName, skillOrder } from '../skills/skill-names.reads.ts'

interface SkillRow {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** How many answers each question offers that its tests may ask in the language of the vacancy; 0 for a text. */
  readonly options: readonly number[]
  /** The points that matter to the vacancy, or else to the skill; null without a limit. */
  readonly limit: number | null
}

const optionsOfBank = sql`coalesce((
  select json_agg(case when questions.type = 'select' then (select count(*) from answers where answers.question_id = questions.id) else 0 end)
  from question_skills join questions on questions.id = question_skills.question_id
  where question_skills.skill_id = skills.id and questions.ready and questions.language = vacancies.language
), '[]')`

/** A vacancy with those of its skills that have a test. */
export function readVacancyWithTests(db: Reader, viewer: Viewer, id: string) {
  return namedVacancy(db, viewer, id)
    .select(
      sql<SkillRow[]>`coalesce((
        select json_agg(json_build_object('id', skills.id, 'uuid', skills.uuid, 'name', ${skillName(languageOf(viewer))},
          'options', ${optionsOfBank},
          'limit', coalesce(vacancy_skills.point_limit, skills.point_limit))
          order by ${skillOrder(languageOf(viewer))})
        from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
        where vacancy_skills.vacancy_id = vacancies.id and skills.has_test
      ), '[]')`.as('skills'),
    )
    .executeTakeFirst()
}

interface TestRow extends HeldTest {
  readonly skill_id: number
}

/** The given skills of a candidate's profile, each with its finished attempt that counts. For queries from `applications`. */
export const testsOf = (skillIds: readonly number[]): RawBuilder<TestRow[]> => sql`coalesce((
  select json_agg(json_build_object('skill_id', user_skills.skill_id, 'uuid', user_skills.uuid,
    'has_dates', user_skills.from_date is not null, 'test_status', user_skills.test_status,
    'points', done.points, 'unrated', done.unrated, 'error', done.points_error,
    'language', done.language, 'questions', done.questions))
  from user_skills left join lateral (
    select points, unrated, points_error, language, case when point_limits = '{}' then ${sql.lit(questionsOfAttempt)} else (
      select count(*) from attempt_questions where attempt_questions.attempt_id = attempts.id
    ) end as questions
    from attempts
    where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
      and attempts.state = 'finished' and attempts.archived_at is null
    order by attempts.started_at desc limit 1
  ) as done on user_skills.test_status > 0
  where user_skills.user_id = applications.user_id and user_skills.skill_id = any(${skillIds}::bigint[])
), '[]')`

/**
 * The points of the newest applicants in each of the given skills, counted: of the attempt that the list shows. Bounded by `mostPictured`.
 */
export async function readResultSpread(db: Reader, viewer: Viewer, { id, skills }: { id: number; skills: readonly SkillRow[] }) {
  const newest = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.vacancy_id', '=', id)
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .select('applications.user_id')
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(mostPictured + 1)
  const { rows } = await sql<{ people: number; counts: { skill_id: number; points: number; count: number }[] }>`
    with newest as materialized (${newest}),
    counted as (
      select user_skills.skill_id, floor(done.points)::integer as points, count(*)::integer as count
      from (select user_id from newest limit ${mostPictured}) as pictured
      join user_skills on user_skills.user_id = pictured.user_id
        and user_skills.skill_id = any(${skills.map((skill) => skill.id)}::bigint[]) and user_skills.test_status > 0
      cross join lateral (
        select points from attempts
        where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
          and attempts.state = 'finished' and attempts.archived_at is null
        order by attempts.started_at desc limit 1
      ) as done
      where done.points is not null
      group by 1, 2
    )
    select (select count(*)::integer from newest) as people, coalesce((select json_agg(counted order by skill_id, points) from counted), '[]') as counts`.execute(
    db,
  )
  const { people = 0, counts = [] } = rows[0] ?? {}
  return { people, counts }
}

/** How many results the person of the row of `applications` has in some skills, and the mean of their points. */
const takenOf = (skillIds: readonly number[]) => sql<{ taken: number; mean: number | null }>`(
  select count(done.points)::integer as taken, avg(done.points)::float8 as mean
  from user_skills cross join lateral (
    select points from attempts
    where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
      and attempts.state = 'finished' and attempts.archived_at is null
    order by attempts.started_at desc limit 1
  ) as done
  where user_skills.user_id = applications.user_id and user_skills.skill_id = any(${skillIds}::bigint[]) and user_skills.test_status > 0
)`

/** The skills whose points order a list: one by its place, or all that the vacancy requires; undefined for another order. */
function skillsOfOrder(field: string, skills: readonly SkillRow[]): number[] | undefined {
  if (field === 'points') return skills.map(({ id }) => id)
  const place = /^skill(\d+)$/.exec(field)?.[1]
  return place === undefined ? undefined : skills.slice(Number(place) - 1, Number(place)).map(({ id }) => id)
}

/**
 * One page of a vacancy's candidates with their test results, sorted by application date, name or points. Points: who has more results comes
 * first, and their mean orders those with equally many, as compareTaken says (decision 100).
 */
export async function readVacancyResults(
  db: Reader,
  viewer: Viewer,
  vacancy: { readonly id: number; readonly skills: readonly SkillRow[] },
  { page, size, sort, q, walk }: QueryOf<typeof listVacancyResultsEndpoint> & Walking,
) {
  const words = searchWords(q)
  if (q !== '' && words.length === 0) return { rows: [], total: 0, total_capped: false }
  const { field, direction } = parseSort(sort)
  const skillIds = vacancy.skills.map(({ id }) => id)
  const ordering = skillsOfOrder(field, vacancy.skills)
  const found = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.vacancy_id', '=', vacancy.id)
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .$if(words.length > 0, (query) => query.where(hasWordsBeginning('users.search', words)))
  const sorted = found
    .select(['applications.applied_at', 'users.uuid as user_uuid', 'users.first_name', 'users.last_name'])
    .select(testsOf(skillIds).as('tests'))
    .$if(field === 'created_at', (query) => query.orderBy('applications.applied_at', direction))
    .$if(field === 'name', (query) =>
      query.orderBy(inOrder('users.first_name'), direction).orderBy(inOrder('users.last_name'), direction),
    )
    .$if(ordering !== undefined, (query) =>
      query
        .leftJoinLateral(takenOf(ordering ?? []).as('ordering'), (join) => join.onTrue())
        .orderBy(sql`ordering.taken`, direction)
        .orderBy(sql`ordering.mean`, direction),
    )
    .orderBy('applications.id', ordering ? 'asc' : direction)
  if (walk) return walk.rowsOf(sorted, sql.ref('applications.id'), size)
  const rows = await sorted
    .offset(page * size)
    .limit(size)
    .execute()
  return { rows, ...(await cappedCount(db, found, limits.countCap)) }
}
export type CandidateResultsRow = Awaited<ReturnType<typeof readVacancyResults>>['rows'][number]
