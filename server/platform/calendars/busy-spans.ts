import ICAL from 'ical.js'
import { merged, type Span } from '#domain/kernel/spans.ts'
import { busyLines } from './calendar-text.ts'
import { instantOf, type WallTime, wallIn, Zones } from './time-of-event.ts'

export interface CalendarWindow {
  /** Instants between which events count. */
  readonly from: number
  readonly to: number
  /** The time zone of the owner. */
  readonly timeZone: string
  /** The owner's address: an invitation that they declined keeps nobody busy. */
  readonly owner: string
}

/** More occurrences than any calendar of a person has; a rule by the second would never end. */
const mostOccurrences = { ofEvent: 50_000, ofCalendar: 400_000 }

/** Thrown for a text that is no calendar. */
export class NoCalendar extends Error {
  override name = 'NoCalendar'
}

/**
 * When the owner of calendars is busy (SLO-02): events that are neither cancelled, transparent, free nor declined, every occurrence of the recurring
 * ones, and the busy times of a free-busy answer.
 * @throws NoCalendar
 */
export function busySpansOf(texts: readonly string[], window: CalendarWindow): Span[] {
  const calendars = texts.flatMap(calendarsIn)
  const reading = { window, zones: new Zones(window.timeZone, calendars), left: mostOccurrences.ofCalendar }
  const events = Map.groupBy(
    calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')),
    (event) => String(event.getFirstPropertyValue('uid') ?? ''),
  )
  const ofEvents = [...events.values()].flatMap((sameUid) => spansOfEvent(reading, sameUid))
  const ofAnswers = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vfreebusy')).flatMap(spansOfAnswer)
  return merged([...ofEvents, ...ofAnswers].filter(({ from, to }) => to > window.from && from < window.to))
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(busyLines(text)) as unknown[]
    const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as string[][]
    const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar')
    if (calendars.length > 0) return calendars
  } catch {
    // What the library cannot read is no calendar.
  }
  throw new NoCalendar()
}

interface Reading {
  readonly window: CalendarWindow
  readonly zones: Zones
  /** How many occurrences may still be looked at. */
  left: number
}

/** The occurrences of an event with one uid, some of which other components replace. */
function spansOfEvent(reading: Reading, sameUid: readonly ICAL.Component[]): Span[] {
  const replacing = sameUid.filter((event) => event.hasProperty('recurrence-id'))
  const masters = sameUid.filter((event) => !event.hasProperty('recurrence-id'))
  const spans = masters.flatMap((master) => spansOfMaster(reading, master, replacing))
  return [...spans, ...replacing.flatMap((event) => spanOfOne(reading, event))]
}

function spansOfMaster(reading: Reading, master: ICAL.Component, replacing: readonly ICAL.Component[]): Span[] {
  const start = timeIn(reading, master, 'dtstart')
  if (!start) return []
  const leftOut = leftOutOf(reading, master, replacing, start)
  const moves = movesOf(reading, replacing, start)
  if (moves.length === 0 && !isBusy(master, reading.window)) return []
  const lead = Math.max(0, ...moves.map(({ earlierMs }) => earlierMs))
  return occurrences(reading, master, start, lead)
    .filter((wall) => !leftOut.has(wall.toString()) && !leftOut.has(wall.toPlainDate().toString()))
    .flatMap((wall) => {
      const move = moves.findLast(({ since }) => Temporal.PlainDateTime.compare(since, wall) <= 0)
      const [event, at] = move ? [move.event, move.of({ ...start, wall })] : [master, { ...start, wall }]
      return isBusy(event, reading.window) ? [spanFrom(reading, event, at)] : []
    })
}

/** A change of one occurrence and of all later ones, which only the first of them is written down for. */
interface Move {
  readonly event: ICAL.Component
  /** The time of its first occurrence before the change, on the clock of the recurring event. */
  readonly since: Temporal.PlainDateTime
  /** How much earlier the occurrences begin. */
  readonly earlierMs: number
  /** The time to which an occurrence moves. */
  of(occurrence: WallTime): WallTime
}

/** The changes of "this and all following" (RFC 5545, 3.2.13), in order. */
function movesOf(reading: Reading, replacing: readonly ICAL.Component[], start: WallTime): Move[] {
  return replacing
    .filter((event) => event.getFirstProperty('recurrence-id')?.getFirstParameter('range')?.toUpperCase() === 'THISANDFUTURE')
    .flatMap((event): Move[] => {
      const [before, after] = [timeIn(reading, event, 'recurrence-id'), timeIn(reading, event, 'dtstart')]
      if (!before || !after) return []
      // On the clock of the changed occurrence, so that a change of clocks moves none of the later ones.
      const by = wallIn(before, after.zone).until(after.wall)
      return [
        {
          event,
          since: wallIn(before, start.zone),
          earlierMs: instantOf(before) - instantOf(after),
          of: (occurrence) => ({ ...after, wall: wallIn(occurrence, after.zone).add(by) }),
        },
      ]
    })
    .sort((one, other) => Temporal.PlainDateTime.compare(one.since, other.since))
}

function spanOfOne(reading: Reading, event: ICAL.Component): Span[] {
  const start = timeIn(reading, event, 'dtstart')
  return start && isBusy(event, reading.window) ? [spanFrom(reading, event, start)] : []
}

function timeIn({ zones }: Reading, event: ICAL.Component, name: string): WallTime | undefined {
  const property = event.getFirstProperty(name)
  const value: unknown = property?.getFirstValue()
  return property && value instanceof ICAL.Time ? zones.timeOf(value, property) : undefined
}

/** The end of an event. One without a zone is on the clock of its beginning. */
function endOf(reading: Reading, event: ICAL.Component, start: WallTime): WallTime | undefined {
  const end = timeIn(reading, event, 'dtend')
  const property = event.getFirstProperty('dtend')
  const value: unknown = property?.getFirstValue()
  const isFloating =
    value instanceof ICAL.Time && value.zone !== ICAL.Timezone.utcTimezone && !property?.getFirstParameter('tzid')
  return end && (isFloating ? { ...end, zone: start.zone } : end)
}

/** The times at which an event begins, on the clock of its zone, until so many milliseconds after the end of the window. */
function occurrences(reading: Reading, master: ICAL.Component, start: WallTime, lead: number): Temporal.PlainDateTime[] {
  const until = wallIn({ wall: utcWall(reading.window.to + lead), zone: 'UTC', isDate: false }, start.zone)
  const walls = new Map([[start.wall.toString(), start.wall]])
  for (const property of master.getAllProperties('rdate'))
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
      const wall = wallIn(reading.zones.timeOf(value instanceof ICAL.Period ? value.start : value, property), start.zone)
      walls.set(wall.toString(), wall)
    }
  for (const property of master.getAllProperties('rrule'))
    for (const wall of occurrencesOf(reading, property.getFirstValue() as unknown as ICAL.Recur, start, until))
      walls.set(wall.toString(), wall)
  return [...walls.values()]
}

function* occurrencesOf(
  reading: Reading,
  rule: ICAL.Recur,
  start: WallTime,
  end: Temporal.PlainDateTime,
): Generator<Temporal.PlainDateTime> {
  // The rule counts on the clock of the event, so that a change of clocks moves no occurrence.
  if (rule.until) rule.until = floating(untilOf(rule.until, start), start.isDate)
  const iterator = rule.iterator(floating(start.wall, start.isDate))
  for (let count = 0; count < mostOccurrences.ofEvent && reading.left > 0; count += 1) {
    reading.left -= 1
    const next = iterator.next() as ICAL.Time | null
    if (!next) return
    const { year, month, day, hour, minute, second } = next
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
    if (Temporal.PlainDateTime.compare(wall, end) > 0) return
    yield wall
  }
  throw new NoCalendar()
}

/** The last time of a rule on the clock of its event. A day includes all of its times. */
function untilOf(until: ICAL.Time, start: WallTime): Temporal.PlainDateTime {
  const { year, month, day, hour, minute, second } = until
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
  if (until.isDate) return start.isDate ? wall : wall.with({ hour: 23, minute: 59, second: 59 })
  return until.zone === ICAL.Timezone.utcTimezone ? wallIn({ wall, zone: 'UTC', isDate: false }, start.zone) : wall
}

function floating({ year, month, day, hour, minute, second }: Temporal.PlainDateTime, isDate: boolean): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)
}

const utcWall = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDateTime()

/** The occurrences that are cancelled or replaced; some programs name them by their day. */
function leftOutOf(
  { zones }: Reading,
  master: ICAL.Component,
  replacing: readonly ICAL.Component[],
  { zone, isDate }: WallTime,
): Set<string> {
  const properties = [
    ...master.getAllProperties('exdate'),
    ...replacing.flatMap((event) => event.getAllProperties('recurrence-id')),
  ]
  const times = properties.flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => (value instanceof ICAL.Time ? zones.timeOf(value, property) : [])),
  )
  return new Set(
    times.map((time) => {
      // A whole day is left out by its day, which Exchange writes as its beginning in the zone of the event.
      if (isDate && time.zone !== 'UTC') return time.wall.toPlainDate().toString()
      const wall = wallIn(time, zone)
      return time.isDate || isDate ? wall.toPlainDate().toString() : wall.toString()
    }),
  )
}

/** From the beginning of an occurrence to its end: as long as the event by the clock, or by its duration. */
function spanFrom(reading: Reading, event: ICAL.Component, at: WallTime): Span {
  const start = timeIn(reading, event, 'dtstart')
  const end = start && endOf(reading, event, start)
  const from = instantOf(at)
  if (start && end) {
    const length = start.wall.until(wallIn(end, start.zone))
    return { from, to: instantOf({ wall: at.wall.add(length), zone: at.zone }) }
  }
  const duration: unknown = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration && !duration.isNegative) {
    const { weeks, days, hours, minutes, seconds } = duration
    const afterDays = instantOf({ wall: at.wall.add({ weeks, days }), zone: at.zone })
    return { from, to: afterDays + ((hours * 60 + minutes) * 60 + seconds) * 1000 }
  }
  return { from, to: at.isDate ? instantOf({ wall: at.wall.add({ days: 1 }), zone: at.zone }) : from }
}

const freeStates: readonly string[] = ['FREE', 'WORKINGELSEWHERE']

function isBusy(event: ICAL.Component, { owner }: CalendarWindow): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (textOf('status') === 'CANCELLED' || textOf('transp') === 'TRANSPARENT') return false
  if (freeStates.includes(textOf('x-microsoft-cdo-busystatus'))) return false
  return !event
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        attendee.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED' &&
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${owner.toLowerCase()}`,
    )
}

/** The busy times of a free-busy answer. */
function spansOfAnswer(answer: ICAL.Component): Span[] {
  return answer
    .getAllProperties('freebusy')
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as unknown[])
    .flatMap((period) =>
      period instanceof ICAL.Period ? [{ from: period.start.toUnixTime() * 1000, to: period.getEnd().toUnixTime() * 1000 }] : [],
    )
}
