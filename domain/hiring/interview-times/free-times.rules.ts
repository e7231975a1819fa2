import { dayAfter } from '../../kernel/dates.ts'
import { merged, type Span } from '../../kernel/spans.ts'

// For the server only, because not every browser has Temporal.

/** Hours in which a colleague takes interviews: a day of the week, 1 for Monday, and two times of day as hh:mm. */
export interface WeeklyHours {
  readonly day: number
  readonly from: string
  readonly to: string
}

/** A colleague of an interview: their hours, in their own time zone, and when they are busy, in any order. */
export interface Interviewer {
  readonly timeZone: string
  readonly hours: readonly WeeklyHours[]
  readonly busy: readonly Span[]
}

interface Wanted {
  /** The first one gives the times of day at which interviews begin; all of them have to be free. */
  readonly interviewers: readonly Interviewer[]
  readonly minutes: number
  /** Minutes that stay free before and after the interview. */
  readonly buffer: number
  /** The first and the last day, yyyy-mm-dd, by the calendar of `timeZone`. */
  readonly firstDay: string
  readonly lastDay: string
  readonly timeZone: string
  /** No interview begins before. */
  readonly earliest: Date
  readonly most: number
}

const minuteMs = 60_000

/**
 * The times at which an interview can begin, in order (SLO-01). They follow each other by length and buffer from the beginning of the hours of the
 * first interviewer. A time of day that clocks skip is left out; one that clocks show twice is offered once, at its first time.
 */
export function freeTimes(wanted: Wanted): Date[] {
  const [first] = wanted.interviewers
  if (!first) return []
  const workings = wanted.interviewers.map((interviewer) => merged(workingSpans(interviewer, wanted)))
  const busy = wanted.interviewers.map((interviewer) => merged(interviewer.busy))
  const buffer = wanted.buffer * minuteMs
  const isFree = ({ from, to }: Span) =>
    workings.every((spans) => isInside(spans, { from, to })) &&
    busy.every((spans) => !overlaps(spans, { from: from - buffer, to: to + buffer }))
  const free: Date[] = []
  for (const begins of beginnings(first, wanted)) {
    if (free.length >= wanted.most) break
    if (begins < wanted.earliest.getTime() || !isOnItsDays(begins, wanted)) continue
    if (isFree({ from: begins, to: begins + wanted.minutes * minuteMs })) free.push(new Date(begins))
  }
  return free
}

/** The days of an interviewer's calendar that may have a part of the wanted days. */
function* daysAround({ firstDay, lastDay }: Wanted): Generator<string> {
  for (let day = dayAfter(firstDay, -1); day <= dayAfter(lastDay, 1); day = dayAfter(day, 1)) yield day
}

const hoursOfDay = (hours: readonly WeeklyHours[], day: string) =>
  hours.filter((one) => one.day === Temporal.PlainDate.from(day).dayOfWeek).sort((one, other) => (one.from < other.from ? -1 : 1))

function* beginnings({ hours, timeZone }: Interviewer, wanted: Wanted): Generator<number> {
  let last = Number.NEGATIVE_INFINITY
  const step = wanted.minutes + wanted.buffer
  for (const day of daysAround(wanted))
    for (const { from, to } of hoursOfDay(hours, day))
      for (let minute = minutesOf(from); minute + wanted.minutes <= minutesOf(to); minute += step) {
        const begins = instantOf(day, minute, timeZone)
        // Never before an earlier one, where hours overlap or clocks go back.
        if (begins === undefined || begins <= last) continue
        last = begins
        yield begins
      }
}

function workingSpans({ hours, timeZone }: Interviewer, wanted: Wanted): Span[] {
  return [...daysAround(wanted)].flatMap((day) =>
    hoursOfDay(hours, day).map(({ from, to }) => ({ from: wallClock(day, from, timeZone), to: wallClock(day, to, timeZone) })),
  )
}

/** The instant of a local time. When clocks show it twice it is the first; a skipped one falls after the change. */
const wallClock = (day: string, time: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds

/** The instant of a minute of a day; undefined for one that clocks skip. */
function instantOf(day: string, minute: number, timeZone: string): number | undefined {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
  const zoned = wall.toZonedDateTime(timeZone)
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined
}

function isOnItsDays(instant: number, { firstDay, lastDay, timeZone }: Wanted): boolean {
  const day = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return day >= firstDay && day <= lastDay
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The last of the ordered spans that begins at or before an instant. */
function spanAt(spans: readonly Span[], instant: number): Span | undefined {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.from ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return spans[low - 1]
}

const isInside = (spans: readonly Span[], { from, to }: Span): boolean => (spanAt(spans, from)?.to ?? from - 1) >= to

/** Whether one of the ordered spans has a part of another; spans that only touch it do not. */
const overlaps = (spans: readonly Span[], { from, to }: Span): boolean => (spanAt(spans, to - 1)?.to ?? from) > from
