import { type RawBuilder, sql } from 'kysely'
import { shownFrom } from '#domain/hiring/scorecards/scorecards.rules.ts'
import type { QuestionKind } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { shownPoints } from '#domain/hiring/shown-skills/shown-skills.rules.ts'
import { testsOf } from '../../assessment/results/vacancy-results.reads.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isScorecardReadableBy } from '../scorecards/scorecards.reads.ts'

/** The question in the row of `screening_questions` states what the vacancy asks: one of its answers is a knock-out. */
const statesWhatIsAsked = sql`screening_questions.knockout_reason <> ''`

/** The criteria of the kits of a vacancy that are about none of its skills, by their words. */
const criteriaOf = (vacancy: RawBuilder<unknown>) => sql`(
  select distinct folded(kit_criteria.name) as name from interview_kits join kit_criteria on kit_criteria.kit_id = interview_kits.id
  where interview_kits.vacancy_id = ${vacancy} and not exists (
    select from vacancy_skills where vacancy_skills.vacancy_id = ${vacancy} and vacancy_skills.skill_id = kit_criteria.skill_id))`

/** The points of submitted scorecards for the application in the row of `applications`, about a skill or with the words of a criterion. */
const pointsOf = (viewer: Viewer, which: RawBuilder<unknown>) => sql`
  from scorecards join scorecard_points on scorecard_points.scorecard_id = scorecards.id
  where scorecards.application_id = applications.id and scorecard_points.point is not null
    and ${which} and ${isScorecardReadableBy(viewer)}`

const aboutSkill = sql`scorecard_points.skill_id = vacancy_skills.skill_id`
const aboutCriterion = sql`folded(scorecard_points.name) = own.name and not exists (
  select from vacancy_skills where vacancy_skills.vacancy_id = applications.vacancy_id and vacancy_skills.skill_id = scorecard_points.skill_id)`

/** Applications of one vacancy, as a condition on the alias `given` of `applications`, and that vacancy. */
interface Given {
  readonly which: RawBuilder<unknown>
  readonly vacancy: RawBuilder<unknown>
}

/**
 * What people have shown of what a vacancy asks, as rows of application and thing, once each (SHL-01). Read for all applications of a list at
 * once, because its order needs all of them. shownStateOf is the rule; a test compares both.
 */
const shownThings = (viewer: Viewer, { which, vacancy }: Given) => sql`
  select given.id, 'skill ' || vacancy_skills.skill_id as thing
  from applications as given join vacancy_skills on vacancy_skills.vacancy_id = ${vacancy}
  join user_skills on user_skills.user_id = given.user_id and user_skills.skill_id = vacancy_skills.skill_id and user_skills.test_status > 0
  cross join lateral (
    select points, points_error, unrated from attempts
    where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
      and attempts.state = 'finished' and attempts.archived_at is null
    order by attempts.started_at desc limit 1
  ) as done
  where ${which} and done.points - coalesce(done.points_error, 0) >= ${sql.lit(shownPoints)} and coalesce(done.unrated, 0) = 0
  union
  select given.id, 'question ' || screening_questions.id
  from applications as given join screening_answers on screening_answers.application_id = given.id
  join screening_questions on screening_questions.id = screening_answers.question_id
  where ${which} and screening_questions.vacancy_id = ${vacancy} and ${statesWhatIsAsked}
    and screening_answers.answer <> '{}' and screening_answers.knockout_reason = ''
  union
  select rated.id, rated.thing from (
    select given.id, scorecard_points.point, coalesce('skill ' || vacancy_skills.skill_id, 'criterion ' || folded(scorecard_points.name)) as thing
    from applications as given join scorecards on scorecards.application_id = given.id
    join scorecard_points on scorecard_points.scorecard_id = scorecards.id and scorecard_points.point is not null
    left join vacancy_skills on vacancy_skills.vacancy_id = ${vacancy} and vacancy_skills.skill_id = scorecard_points.skill_id
    where ${which} and ${isScorecardReadableBy(viewer)}
  ) as rated
  where rated.thing like 'skill %' or rated.thing in (select 'criterion ' || own.name from ${criteriaOf(vacancy)} as own)
  group by rated.id, rated.thing having min(rated.point) >= ${sql.lit(shownFrom)}`

/** How much the person in the row of `applications` has shown of what its vacancy asks, as the viewer may read it. */
export const countOfShown = (viewer: Viewer): RawBuilder<number> => sql`(
  select count(*)::integer from (
    ${shownThings(viewer, { which: sql`given.id = applications.id`, vacancy: sql`applications.vacancy_id` })}
  ) as shown)`

/** The same for all current applications of a vacancy that have shown something, as a subquery of `id` and `count`. */
export const countsOfShown = (viewer: Viewer, vacancyId: number): RawBuilder<{ id: number; count: number }> => sql`(
  select shown.id, count(*)::integer as count from (
    ${shownThings(viewer, { which: sql`given.vacancy_id = ${vacancyId} and given.removed_at is null`, vacancy: sql`${vacancyId}::bigint` })}
  ) as shown group by shown.id)`

/** How many things the vacancy in the row of `vacancies` asks. */
export const countOfAsked: RawBuilder<number> = sql`(
  (select count(*) from vacancy_skills where vacancy_skills.vacancy_id = vacancies.id)
  + (select count(*) from screening_questions where screening_questions.vacancy_id = vacancies.id and ${statesWhatIsAsked})
  + (select count(*) from ${criteriaOf(sql`vacancies.id`)} as own)
)::integer`

interface PointsRow {
  readonly points: readonly number[]
  readonly scale: number | null
}
const pointsAsJson = (viewer: Viewer, which: RawBuilder<unknown>) => sql`(
  select json_build_object('points', coalesce(json_agg(scorecard_points.point order by scorecard_points.point), '[]'), 'scale', max(scorecards.scale))
  ${pointsOf(viewer, which)})`

interface Asked {
  readonly skills: readonly {
    readonly id: number
    readonly name: string
    readonly has_test: boolean
    readonly rated: PointsRow
  }[]
  readonly questions: readonly {
    readonly text: string
    readonly kind: QuestionKind
    readonly answer: readonly string[] | null
    readonly knockout: string | null
  }[]
  readonly criteria: readonly { readonly name: string; readonly rated: PointsRow }[]
}

/** What a vacancy asks, and what is known of it about each of some of its applications, with its sources. */
export async function readAsked(db: Reader, viewer: Viewer, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return []
  const language = languageOf(viewer)
  const asked = await db
    .selectFrom('applications')
    .select('applications.id')
    .select([
      sql<Asked['skills']>`coalesce((
        select json_agg(json_build_object('id', skills.id, 'name', ${skillName(language)}, 'has_test', skills.has_test,
          'rated', ${pointsAsJson(viewer, aboutSkill)}) order by ${skillOrder(language)})
        from vacancy_skills join skills on skills.id = vacancy_skills.skill_id where vacancy_skills.vacancy_id = applications.vacancy_id
      ), '[]')`.as('skills'),
      sql<Asked['questions']>`coalesce((
        select json_agg(json_build_object('text', screening_questions.text, 'kind', screening_questions.kind,
          'answer', given.answer, 'knockout', given.knockout_reason) order by screening_questions.position, screening_questions.id)
        from screening_questions left join lateral (
          select answer, knockout_reason from screening_answers
          where screening_answers.application_id = applications.id and screening_answers.question_id = screening_questions.id
            and screening_answers.answer <> '{}'
          order by knockout_reason, screening_answers.id limit 1
        ) as given on true
        where screening_questions.vacancy_id = applications.vacancy_id and ${statesWhatIsAsked}
      ), '[]')`.as('questions'),
      sql<Asked['criteria']>`coalesce((
        select json_agg(json_build_object('name', (
            select kit_criteria.name from interview_kits join kit_criteria on kit_criteria.kit_id = interview_kits.id
            where interview_kits.vacancy_id = applications.vacancy_id and folded(kit_criteria.name) = own.name order by kit_criteria.id limit 1
          ), 'rated', ${pointsAsJson(viewer, aboutCriterion)}) order by own.name)
        from ${criteriaOf(sql`applications.vacancy_id`)} as own
      ), '[]')`.as('criteria'),
    ])
    .where('applications.id', 'in', applicationIds)
    .execute()
  // All ask the same, because they are of one vacancy.
  const tested = (asked[0]?.skills ?? []).filter(({ has_test }) => has_test)
  const taken = await db
    .selectFrom('applications')
    .select(['id', testsOf(tested.map(({ id }) => id)).as('tests')])
    .where('id', 'in', applicationIds)
    .execute()
  return asked.map((row) => ({ ...row, tests: taken.find(({ id }) => id === row.id)?.tests ?? [] }))
}
export type AskedRow = Awaited<ReturnType<typeof readAsked>>[number]
