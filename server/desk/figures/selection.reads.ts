import { sql } from 'kysely'
import type { DeviceClass } from '#domain/assessment/attempts/device.rules.ts'
import { funnelSteps, pointsToPass } from '#domain/desk/figures/runs.rules.ts'
import type { Outcome, Tally } from '#domain/desk/figures/selection.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import type { Scope } from './scope.reads.ts'

interface TallyRow {
  readonly language: Language
  readonly device: DeviceClass | null
  readonly extra_time: boolean | null
  readonly people: number
  readonly rated: number
  readonly passed: number
  readonly interview_decided: number
  readonly interviewed: number
  readonly hire_decided: number
  readonly hired: number
}

const interview = funnelSteps.indexOf('firstInterview')

/**
 * The people who applied in the months of a scope and took a test that their vacancy asks for, with the facts of the last such test before the
 * end of its application (FAI-06).
 * Each person counts once: they reached a step if any of their applications did. It is decided when an application reached it, or ended in a hire
 * or a rejection; those who withdrew or are in process say nothing about a selection.
 */
const peopleOf = (scope: Scope) => sql`
    with runs as (
      select applications.user_id, figure_runs.furthest, figure_runs.outcome, figure_runs.attempts
      from figure_runs join applications on applications.id = figure_runs.application_id
      where figure_runs.applied_month >= ${scope.from} and figure_runs.applied_month <= ${scope.to}
        and figure_runs.attempts <> '{}'
        ${scope.isOwnOnly ? sql`and not figure_runs.brought` : sql``}
        and ${scope.vacancies ? sql<boolean>`figure_runs.vacancy_id in ${scope.vacancies}` : sql<boolean>`true`}
    ), decisions as (
      select user_id,
        bool_or(furthest >= ${interview}) as interviewed,
        bool_or(furthest >= ${interview} or outcome in ('hired', 'rejected')) as interview_decided,
        bool_or(outcome = 'hired') as hired,
        bool_or(outcome in ('hired', 'rejected')) as hire_decided
      from runs group by user_id
    ), counting as (
      select distinct unnest(attempts) as id from runs
    ), tests as (
      select distinct on (attempts.user_id) attempts.user_id, attempts.language, attempts.device, attempts.extra_time,
        attempts.unrated = 0 as rated, attempts.points >= ${pointsToPass} as passed
      from counting join attempts on attempts.id = counting.id
      order by attempts.user_id, attempts.finished_at desc, attempts.id desc
    )`

/** The people of a report, counted by the facts of their tests (FAI-06). */
export async function readTallies(db: Reader, scope: Scope): Promise<{ people: number; tallies: Tally[] }> {
  const { rows } = await sql<TallyRow>`${peopleOf(scope)}
    select language, device, extra_time, count(*)::integer as people,
      count(*) filter (where rated)::integer as rated, count(*) filter (where rated and passed)::integer as passed,
      count(*) filter (where interview_decided)::integer as interview_decided, count(*) filter (where interviewed)::integer as interviewed,
      count(*) filter (where hire_decided)::integer as hire_decided, count(*) filter (where hired)::integer as hired
    from tests join decisions using (user_id)
    group by language, device, extra_time
    order by language, device, extra_time`.execute(db)
  return {
    people: rows.reduce((sum, { people }) => sum + people, 0),
    tallies: rows.map(({ language, device, extra_time, ...row }) => ({
      language,
      device,
      extra_time,
      decided: { passed: row.rated, interviewed: row.interview_decided, hired: row.hire_decided },
      reached: { passed: row.passed, interviewed: row.interviewed, hired: row.hired },
    })),
  }
}

/** The outcome of each person of a report who has an address and whom the caller may see (AUD-03). */
export async function readOutcomes(db: Reader, viewer: Person, scope: Scope): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`${peopleOf(scope)}
    select users.email, tests.language, tests.device, tests.extra_time,
      case when tests.rated then tests.passed end as passed,
      case when decisions.interview_decided then decisions.interviewed end as interviewed,
      case when decisions.hire_decided then decisions.hired end as hired
    from tests join decisions using (user_id) join users on users.id = user_id
    where users.deleted_at is null and users.email is not null and ${isVisibleTo(viewer)}`.execute(db)
  return rows
}
