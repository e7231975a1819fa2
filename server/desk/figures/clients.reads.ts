import { sql } from 'kysely'
import type { ClientFiguresView, PresentedFigures, QuestionFiguresView } from '#domain/desk/figures/clients.contract.ts'
import { monthAfter } from '#domain/desk/figures/counts.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { isInScope, type Scope } from './scope.reads.ts'

const most = { clients: 500, vacancies: 100 } as const

/** Whether an instant is in the months of a scope, by the site's calendar. */
const isWithin = (column: string, { from, to }: Scope, zone: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${`${from}-01`}::timestamp at time zone ${zone}
    and ${sql.ref(column)} < ${`${monthAfter(to, 1)}-01`}::timestamp at time zone ${zone})`

type ClientRow = PresentedFigures & { readonly uuid: string | null; readonly name: string }

/**
 * The people presented to clients in the months of a scope (CLT-02): each once for a client, by their first presentation, with the first answer of
 * the client. People who are erased count. The row of all clients is first in the answer.
 */
export async function readClientFigures(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  scope: Scope,
): Promise<ClientFiguresView> {
  const { rows } = await sql<ClientRow>`
    with presented as (
      select applications.id, vacancies.client_id, min(shortlists.created_at) as at,
        min(coalesce((shortlist_people.former_answers->0->>'at')::timestamptz, shortlist_people.answered_at)) as answered_at
      from shortlists join shortlist_people on shortlist_people.shortlist_id = shortlists.id
      join applications on applications.id = shortlist_people.application_id
      join vacancies on vacancies.id = applications.vacancy_id
      where ${isWithin('shortlists.created_at', scope, config.timeZone)} and ${isInScope(scope)}
      group by applications.id, vacancies.client_id
    ),
    followed as (
      select client_id, extract(epoch from answered_at - at)::float8 / 86400 as days,
        exists (
          select from interviews where interviews.application_id = presented.id and interviews.cancelled_at is null
        ) as is_interviewed,
        exists (select from placements where placements.application_id = presented.id) as is_placed
      from presented
    )
    select clients.uuid, coalesce(clients.name, '') as name, counted.* from (
      select client_id, grouping(client_id) as is_total, count(*)::integer as presented,
        count(*) filter (where is_interviewed)::integer as interviewed, count(*) filter (where is_placed)::integer as placed,
        count(days)::integer as answered, percentile_cont(0.5) within group (order by days) as median_days
      from followed group by grouping sets ((client_id), ())
    ) as counted left join clients on clients.id = counted.client_id
    order by is_total desc, presented desc, name limit ${sql.lit(most.clients + 1)}`.execute(db)
  const [total = nobody, ...clients] = rows
  return {
    total: figuresOf(total),
    clients: clients.map(({ uuid, name, ...row }) => ({ client: { uuid: uuid ?? '', name }, ...figuresOf(row) })),
  }
}

const nobody: PresentedFigures = { presented: 0, interviewed: 0, placed: 0, answered: 0, median_days: null }

const figuresOf = ({ presented, interviewed, placed, answered, median_days: days }: PresentedFigures): PresentedFigures => ({
  ...{ presented, interviewed, placed, answered },
  median_days: days === null ? null : Math.round(days * 10) / 10,
})

type QuestionRow = Omit<QuestionFiguresView['vacancies'][number], 'vacancy'> & {
  readonly uuid: string
  readonly title: string
  readonly language: 'es' | 'en'
}

/** The answers to questions of vacancies among the applications of the months of a scope (SCQ-03). */
export async function readQuestionFigures(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  scope: Scope,
): Promise<QuestionFiguresView> {
  const { rows } = await sql<QuestionRow>`
    with asking as (
      select vacancy_id from screening_questions where vacancy_id is not null
      union
      select vacancy_id from screening_answers
    )
    select vacancies.uuid, vacancies.title, vacancies.language, counted.asked, counted.answered, counted.knockouts
    from asking join vacancies on vacancies.id = asking.vacancy_id
    cross join lateral (
      select count(*)::integer as asked,
        count(*) filter (where exists (select from screening_answers where application_id = applications.id))::integer as answered,
        count(*) filter (
          where exists (select from screening_answers where application_id = applications.id and knockout_reason <> '')
        )::integer as knockouts
      from applications join users on users.id = applications.user_id and users.consent_due_at is null
      where applications.vacancy_id = vacancies.id and applications.removed_at is null
        and ${isWithin('applications.applied_at', scope, config.timeZone)} and ${isInScope(scope)}
    ) as counted
    where counted.asked > 0
    order by counted.asked desc, vacancies.title, vacancies.id limit ${sql.lit(most.vacancies)}`.execute(db)
  return {
    vacancies: rows.map(({ uuid, title, language, ...counts }) => ({ vacancy: { uuid, name_job: title, language }, ...counts })),
  }
}
