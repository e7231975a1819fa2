import { sql } from 'kysely'
import { senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { placeBetween } from '../platform/place-in-order.ts'
import type { Tx } from '../platform/platform.ts'
import type { PlannedApplication, PlannedInterview, PlannedStep } from './demo-plan.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'

/** A colleague by address: their id, and their name as invitations have it. */
export interface Colleague {
  readonly id: number
  readonly name: string
}

export interface YearIds {
  /** By number. */
  readonly people: ReadonlyMap<number, number>
  /** By title. */
  readonly vacancies: ReadonlyMap<string, number>
  /** By address. */
  readonly colleagues: ReadonlyMap<string, Colleague>
  /** By name. */
  readonly reasons: ReadonlyMap<string, number>
  readonly timeZone: string
}

/** An application with its row. */
export interface AddedApplication extends PlannedApplication {
  readonly id: number
}

const hourMs = 3_600_000
const places = ['https://meet.demo.test/cantera', 'Oficina de ejemplo, Calle de Ejemplo 10-20', 'https://meet.demo.test/sala-2']

/** Adds the applications with their history, audit, skills and interviews, in the order in which people applied. */
export async function addYearApplications(
  tx: Tx,
  planned: readonly PlannedApplication[],
  ids: YearIds,
): Promise<AddedApplication[]> {
  const inOrder = planned.toSorted((one, other) => appliedAt(one) - appliedAt(other))
  const added = await addCards(tx, inOrder, ids)
  await addSteps(tx, added, ids)
  await sql`
    insert into user_skills (user_id, skill_id, required, only_required, from_date, to_date)
    select distinct applications.user_id, vacancy_skills.skill_id, true, profiles.user_id is null,
      case when profiles.user_id is not null then date '2021-02-01' end, case when profiles.user_id is not null then date '2024-08-01' end
    from applications join vacancy_skills on vacancy_skills.vacancy_id = applications.vacancy_id
    left join profiles on profiles.user_id = applications.user_id
    where applications.id = any(${added.map(({ id }) => id)}::bigint[])
    on conflict do nothing`.execute(tx)
  await addInterviews(tx, added, ids)
  return added
}

const appliedAt = ({ steps }: PlannedApplication) => steps[0]?.at.getTime() ?? 0

async function addCards(tx: Tx, planned: readonly PlannedApplication[], ids: YearIds): Promise<AddedApplication[]> {
  const last = new Map<string, string>()
  const positionIn = (column: string) => {
    const position = placeBetween(last.get(column) ?? null, null)
    last.set(column, position)
    return position
  }
  const numbers = await insertNumbered(
    tx,
    'applications',
    planned.map((one) => {
      const { person, vacancy, stage, steps, source, reason } = one
      const withdrawn = steps.find(({ kind }) => kind === 'withdrawn')?.at ?? null
      const notified = notifiedOf(one)
      return {
        ...{ vacancy_id: known(ids.vacancies, vacancy), user_id: known(ids.people, person.number), stage, version: steps.length },
        ...{
          position: positionIn(`${vacancy} ${stage}`),
          applied_at: steps[0]?.at,
          stage_changed_at: one.stageAt,
          opened_at: one.openedAt,
        },
        ...{ notified_stage: notified.stage, notified_at: notified.at, source_kind: source.kind, source_name: source.name },
        ...{
          removed_at: withdrawn,
          withdrawn_at: withdrawn,
          rejection_reason_id: reason === null ? null : known(ids.reasons, reason),
        },
        hired_at: steps.find(({ kind }) => kind === 'hired')?.at ?? null,
      }
    }),
  )
  return planned.map((one, place) => ({ ...one, id: numbers[place] ?? 0 }))
}

/** The steps of which the candidate was notified, each some minutes later. */
export const notifiedSteps = ({ steps, isNotified, stage }: PlannedApplication): PlannedStep[] =>
  steps.filter(({ kind, stage: to }) => kind === 'applied' || (kind === 'moved' && (isNotified || to !== stage)))

const notifiedOf = (application: PlannedApplication) =>
  notifiedSteps(application).at(-1) ?? { stage: 'apply' as const, at: application.stageAt }

async function addSteps(tx: Tx, added: readonly AddedApplication[], ids: YearIds): Promise<void> {
  const all = added.flatMap(({ id, person, by, steps }) =>
    steps.map((step, place) => ({
      ...{ ...step, id, from: steps[place - 1]?.stage ?? null, staff: known(ids.colleagues, by).id },
      own: known(ids.people, person.number),
    })),
  )
  await insertRows(
    tx,
    'application_history',
    all
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ id, kind, stage, from, at, staff, own }) => ({
        ...{ application_id: id, kind, at, from_stage: from, to_stage: kind === 'withdrawn' ? null : stage },
        actor_id: kind === 'applied' || kind === 'withdrawn' ? own : staff,
      })),
  )
  await insertRows(
    tx,
    'audit_log',
    all
      .filter(({ kind }) => kind === 'moved' || kind === 'hired')
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ id, kind, stage, from, at, staff }) => ({
        ...{
          actor_id: staff,
          action: kind === 'moved' ? 'application.moved' : 'application.hired',
          subject_type: 'application',
          subject_id: id,
          at,
        },
        detail: JSON.stringify(kind === 'moved' ? { from, to: stage } : {}),
      })),
  )
}

/** The place and the interviewer of an interview. */
export function meetingOf(interview: PlannedInterview, application: AddedApplication, colleagues: YearIds['colleagues']) {
  const sender = senderOf(known(colleagues, interview.with).name, interview.with)
  return {
    sender,
    place: places[application.id % places.length] ?? '',
    endsAt: new Date(interview.startsAt.getTime() + interview.minutes * 60_000),
  }
}

async function addInterviews(tx: Tx, added: readonly AddedApplication[], { colleagues, timeZone }: YearIds): Promise<void> {
  const all = added.flatMap((application) => application.interviews.map((interview) => ({ application, interview })))
  const numbers = await insertNumbered(
    tx,
    'interviews',
    all.map(({ application, interview }) => {
      const { sender, place, endsAt } = meetingOf(interview, application, colleagues)
      return {
        ...{
          application_id: application.id,
          stage: interview.stage,
          starts_at: interview.startsAt,
          ends_at: endsAt,
          time_zone: timeZone,
        },
        ...{ sender, organizer: sender, place, updated_at: interview.invitedAt },
      }
    }),
  )
  await insertRows(
    tx,
    'interview_invitations',
    all.map(({ interview: { startsAt, minutes, invitedAt, answer } }, place) => ({
      ...{
        interview_id: numbers[place] ?? 0,
        sequence: 0,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + minutes * 60_000),
      },
      ...{ time_zone: timeZone, sent_at: invitedAt, answer, answered_at: answer && new Date(invitedAt.getTime() + 2 * hourMs) },
      answer_note: answer === 'other_time' ? 'Ese día tengo un compromiso; ¿puede ser el siguiente por la mañana?' : '',
    })),
  )
}
