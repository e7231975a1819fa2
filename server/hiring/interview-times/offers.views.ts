import type { CandidateTimes, FoundTimes, OfferView } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { isBeforeLimit, type TimesState } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { ColleagueRow, OfferRow } from './offers.reads.ts'

interface Shown {
  readonly state: TimesState
  readonly colleagues: readonly ColleagueRow[]
  readonly times: readonly Date[]
  readonly now: Date
}

const isoOf = (at: Date) => at.toISOString()

/** Whether the picked interview can still be moved or called off. */
export const mayChange = ({ starts_at, limit_hours }: OfferRow, state: TimesState, now: Date): boolean =>
  state === 'picked' && starts_at !== null && isBeforeLimit(starts_at, limit_hours, now)

/** An offer as staff read it. */
export function presentOffer(row: OfferRow, { state, colleagues, times, now }: Shown, unknown: FoundTimes['unknown']): OfferView {
  const { starts_at, interview_ends_at: ends_at } = row
  const picked = state === 'picked' && starts_at && ends_at ? { starts_at, ends_at } : undefined
  return {
    state,
    interviewers: colleagues.map(({ uuid, fullname }) => ({ uuid, fullname })),
    minutes: row.minutes,
    buffer: row.buffer_minutes,
    limit_hours: row.limit_hours,
    first_day: row.first_day,
    last_day: row.last_day,
    time_zone: row.time_zone,
    place: row.place,
    note: row.note,
    offered_at: isoOf(row.offered_at),
    picked: picked
      ? { starts_at: isoOf(picked.starts_at), ends_at: isoOf(picked.ends_at), may_change: mayChange(row, state, now) }
      : null,
    times: times.map(isoOf),
    unknown,
  }
}

/** An offer as its candidate reads it. The interview has the names that its invitation has. */
export function presentTimes(row: OfferRow, { state, colleagues, times, now }: Shown): CandidateTimes {
  return {
    state: state === 'picked' ? 'picked' : 'open',
    name_job: row.job,
    language_job: row.job_language,
    minutes: row.minutes,
    limit_hours: row.limit_hours,
    interviewers: colleagues.map(({ fullname }) => fullname),
    place: row.place,
    note: row.note,
    time_zone: row.time_zone,
    times: times.map(isoOf),
    picked: state === 'picked' ? presentPicked(row) : null,
    may_change: mayChange(row, state, now),
  }
}

function presentPicked(row: OfferRow): CandidateTimes['picked'] {
  const { starts_at, interview_ends_at, interview_uuid: uuid, interview_sequence: sequence } = row
  if (!starts_at || !interview_ends_at || !uuid || sequence === null) return null
  return {
    ...{ uuid, sequence, starts_at: isoOf(starts_at), ends_at: isoOf(interview_ends_at) },
    time_zone: row.interview_zone ?? row.time_zone,
    sender: interviewerOf(row.sender ?? '').name,
    place: row.interview_place ?? '',
    note: row.interview_note ?? '',
    answer: row.answer,
    answer_note: row.answer_note ?? '',
  }
}
