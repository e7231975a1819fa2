import { expect, test } from 'vitest'
import type { Span } from '../../kernel/spans.ts'
import { freeTimes, type Interviewer } from './free-times.rules.ts'

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))
const span = (from: string, to: string): Span => ({ from: Date.parse(from), to: Date.parse(to) })
const one = (timeZone: string, hours = everyDay('09:00', '12:00'), busy: readonly Span[] = []): Interviewer => ({
  timeZone,
  hours,
  busy,
})

interface Options {
  readonly minutes?: number
  readonly buffer?: number
  readonly lastDay?: string
  readonly timeZone?: string
  readonly shownIn?: string
  readonly earliest?: string
}

/** The free times as the clocks of `shownIn` show them, by default those of the offer. */
function shown(interviewers: readonly Interviewer[], day: string, options: Options = {}) {
  const { minutes = 60, buffer = 0, lastDay = day, timeZone = 'America/Bogota', earliest = '2020-01-01T00:00Z' } = options
  const wanted = { interviewers, minutes, buffer, firstDay: day, lastDay, timeZone, earliest: new Date(earliest), most: 400 }
  return freeTimes(wanted).map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime())
      .toZonedDateTimeISO(options.shownIn ?? timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
}

const [bogota, santiago, madrid] = ['America/Bogota', 'America/Santiago', 'Europe/Madrid']

test.each<[string, string, string, readonly string[]]>([
  // Bogotá never changes its clocks, so that Madrid sees its hours move.
  ['Bogotá in winter of Madrid', bogota, '2026-01-14', ['09:00', '10:00', '11:00']],
  ['Bogotá in summer of Madrid', bogota, '2026-07-15', ['09:00', '10:00', '11:00']],
  ['the day before clocks in Madrid go forward', madrid, '2026-03-28', ['09:00', '10:00', '11:00']],
  ['the day on which they go forward', madrid, '2026-03-29', ['09:00', '10:00', '11:00']],
  ['the day after', madrid, '2026-03-30', ['09:00', '10:00', '11:00']],
  ['the day on which they go back', madrid, '2026-10-25', ['09:00', '10:00', '11:00']],
  ['Santiago before its clocks go back', santiago, '2026-04-04', ['09:00', '10:00', '11:00']],
  ['Santiago after', santiago, '2026-04-05', ['09:00', '10:00', '11:00']],
  ['Santiago on the day on which they go forward', santiago, '2026-09-06', ['09:00', '10:00', '11:00']],
])('SLO-01 hours stay what clocks show, whatever clocks do: %s', (_about, timeZone, day, expected) => {
  expect(shown([one(timeZone)], day, { timeZone })).toEqual(expected)
})

test.each<[string, string, string, readonly [string, string], number, readonly string[]]>([
  ['half past two does not exist', madrid, '2026-03-29', ['01:00', '04:00'], 30, ['01:00', '01:30', '03:00', '03:30']],
  ['an interview over the skipped hour ends in the hours', madrid, '2026-03-29', ['01:00', '04:00'], 120, ['01:00']],
  ['one that would end after them is left out', madrid, '2026-03-29', ['01:30', '03:30'], 120, []],
  [
    'the hour that comes twice is offered once',
    madrid,
    '2026-10-25',
    ['01:00', '04:00'],
    30,
    ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
  ],
  ['midnight does not exist in Santiago', santiago, '2026-09-06', ['00:00', '02:00'], 30, ['01:00', '01:30']],
  ['eleven at night comes twice in Santiago', santiago, '2026-04-04', ['22:00', '23:30'], 30, ['22:00', '22:30', '23:00']],
])('SLO-01 where clocks change, %s', (_about, timeZone, day, [from, to], minutes, expected) => {
  expect(shown([one(timeZone, everyDay(from, to))], day, { timeZone, minutes })).toEqual(expected)
})

test('SLO-01 a time that clocks show twice is its first instant, and later ones do not overlap it', () => {
  const wanted = { minutes: 30, buffer: 0, firstDay: '2026-10-25', lastDay: '2026-10-25', timeZone: madrid, most: 400 }
  const interviewers = [one(madrid, everyDay('02:00', '04:00'))]
  const times = freeTimes({ ...wanted, interviewers, earliest: new Date(0) }).map((at) => at.toISOString().slice(11, 16))
  expect(times).toEqual(['00:00', '00:30', '02:00', '02:30'])
})

test.each<[string, string, readonly string[]]>([
  // Hours of Madrid 14–18 are those of Bogotá 8–12 in winter and 7–11 in summer.
  ['winter', '2026-01-14', ['09:00', '10:00', '11:00']],
  ['summer', '2026-07-15', ['09:00', '10:00']],
  // Madrid has changed its clocks, Santiago has not yet: that week differs from the one before and after.
  ['the week between two changes', '2026-03-31', ['09:00', '10:00']],
])('SLO-01 colleagues in Bogotá and Madrid have to be at work both, in %s', (_about, day, expected) => {
  expect(shown([one(bogota), one(madrid, everyDay('14:00', '18:00'))], day)).toEqual(expected)
})

test('SLO-01 the first and the last day are those of the zone of the offer, not of an interviewer', () => {
  const night = one(bogota, everyDay('18:00', '23:00'))
  expect(shown([night], '2026-01-14', { timeZone: madrid, shownIn: bogota })).toEqual([
    '18:00',
    '19:00',
    '20:00',
    '21:00',
    '22:00',
  ])
  expect(shown([night], '2026-01-14', { timeZone: madrid })).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00'])
})

test.each<[string, readonly Span[], number, readonly string[]]>([
  ['nothing', [], 0, ['09:00', '10:00', '11:00']],
  ['an event inside an interview', [span('2026-01-14T14:20Z', '2026-01-14T14:30Z')], 0, ['10:00', '11:00']],
  ['an event that ends as one begins', [span('2026-01-14T14:00Z', '2026-01-14T15:00Z')], 0, ['10:00', '11:00']],
  ['an event that begins as one ends', [span('2026-01-14T16:00Z', '2026-01-14T17:00Z')], 0, ['09:00', '10:00']],
  ['a whole day', [span('2026-01-14T05:00Z', '2026-01-15T05:00Z')], 0, []],
  ['an event that began the day before', [span('2026-01-13T05:00Z', '2026-01-14T14:30Z')], 0, ['10:00', '11:00']],
  ['an event in the buffer after', [span('2026-01-14T15:10Z', '2026-01-14T15:14Z')], 15, []],
  ['an event in the buffer before the first', [span('2026-01-14T13:50Z', '2026-01-14T13:55Z')], 15, ['10:15']],
  [
    'events in any order that overlap',
    [span('2026-01-14T16:00Z', '2026-01-14T16:30Z'), span('2026-01-14T13:00Z', '2026-01-14T16:10Z')],
    0,
    [],
  ],
  ['an event without a length', [span('2026-01-14T14:30Z', '2026-01-14T14:30Z')], 0, ['09:00', '10:00', '11:00']],
])('SLO-01 with %s on the calendar and a buffer', (_about, busy, buffer, expected) => {
  expect(shown([one(bogota, undefined, busy)], '2026-01-14', { buffer })).toEqual(expected)
})

test.each<[string, string, number, readonly string[]]>([
  ['the last interview ends with the hours', '2026-01-14', 90, ['09:00', '10:30']],
  ['an interview that does not fit is left out', '2026-01-14', 200, []],
])('SLO-01 %s', (_about, day, minutes, expected) => {
  expect(shown([one(bogota)], day, { minutes })).toEqual(expected)
})

test('SLO-01 nothing is offered before the earliest time, on days without hours, or without interviewers', () => {
  expect(shown([one(bogota)], '2026-01-14', { earliest: '2026-01-14T15:00Z' })).toEqual(['10:00', '11:00'])
  expect(shown([one(bogota)], '2026-01-14', { earliest: '2026-01-14T15:01Z' })).toEqual(['11:00'])
  const monday = [{ day: 1, from: '09:00', to: '10:00' }]
  expect(shown([one(bogota, monday)], '2026-01-11', { lastDay: '2026-01-20' })).toEqual(['09:00', '09:00'])
  expect(shown([], '2026-01-14')).toEqual([])
})

test('SLO-01 morning and afternoon that touch are one stretch of work, and half an hour of an offset is kept', () => {
  const halves = [...everyDay('09:00', '10:30'), ...everyDay('10:30', '12:00')]
  expect(shown([one(bogota), one(bogota, halves)], '2026-01-14')).toEqual(['09:00', '10:00', '11:00'])
  expect(shown([one('Asia/Kolkata')], '2026-01-14', { timeZone: 'Asia/Kolkata', shownIn: 'UTC' })).toEqual([
    '03:30',
    '04:30',
    '05:30',
  ])
})
