import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarOf, eventOf, minutesOf, readingWindow as window } from '../../testing/calendar-texts.ts'
import { radicaleLogin, startRadicale, whyNoRadicale } from '../../testing/radicale.ts'
import { readCalendar } from './read-calendar.ts'

const absent = whyNoRadicale()
if (absent) console.warn(`SLO-02 is tested against recorded answers alone: ${absent}`)

const objectOf = (uid: string, ...components: readonly (readonly string[])[]) =>
  calendarOf(...components.map((lines) => eventOf(...lines).replace('UID:e', `UID:${uid}`)))

/** Events of many kinds, each with when their owner is busy. */
const events: Readonly<Record<string, { readonly lines: readonly (readonly string[])[]; readonly busy: readonly string[] }>> = {
  utc: {
    lines: [['DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z', 'SUMMARY:A & B < C']],
    busy: ['2026-03-02T15:00/2026-03-02T16:00'],
  },
  'whole-day': { lines: [['DTSTART;VALUE=DATE:20260303']], busy: ['2026-03-03T05:00/2026-03-04T05:00'] },
  floating: {
    lines: [['DTSTART:20260304T090000', 'DURATION:PT45M']],
    busy: ['2026-03-04T14:00/2026-03-04T14:45'],
  },
  madrid: {
    lines: [['DTSTART;TZID=Europe/Madrid:20260305T090000', 'DTEND;TZID=Europe/Madrid:20260305T100000']],
    busy: ['2026-03-05T08:00/2026-03-05T09:00'],
  },
  windows: {
    lines: [['DTSTART;TZID=SA Pacific Standard Time:20260306T090000', 'DURATION:PT1H']],
    busy: ['2026-03-06T14:00/2026-03-06T15:00'],
  },
  cancelled: { lines: [['DTSTART:20260307T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED']], busy: [] },
  transparent: { lines: [['DTSTART:20260308T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']], busy: [] },
  'of-a-former-year': { lines: [['DTSTART:20240309T150000Z', 'DURATION:PT1H']], busy: [] },
  weekly: {
    lines: [
      [
        ...['DTSTART;TZID=Europe/Madrid:20250106T110000', 'DTEND;TZID=Europe/Madrid:20250106T120000'],
        ...['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260406T235959Z', 'EXDATE;TZID=Europe/Madrid:20260316T110000'],
      ],
      ['RECURRENCE-ID;TZID=Europe/Madrid:20260323T110000', 'DTSTART;TZID=Europe/Madrid:20260324T160000', 'DURATION:PT1H'],
    ],
    busy: [
      '2026-03-02T10:00/2026-03-02T11:00',
      '2026-03-09T10:00/2026-03-09T11:00',
      '2026-03-24T15:00/2026-03-24T16:00',
      '2026-03-30T09:00/2026-03-30T10:00',
      '2026-04-06T09:00/2026-04-06T10:00',
    ],
  },
  'all-following': {
    lines: [
      ['DTSTART:20260410T080000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=4'],
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20260412T080000Z', 'DTSTART:20260412T180000Z', 'DURATION:PT1H'],
    ],
    busy: [
      '2026-04-10T08:00/2026-04-10T08:30',
      '2026-04-11T08:00/2026-04-11T08:30',
      '2026-04-12T18:00/2026-04-12T19:00',
      '2026-04-13T18:00/2026-04-13T19:00',
    ],
  },
}

describe.skipIf(absent)('calendars of Radicale', () => {
  let server: Awaited<ReturnType<typeof startRadicale>>
  beforeAll(async () => {
    server = await startRadicale()
  }, 30_000)
  afterAll(() => server?.stop())

  const read = (kind: 'ical' | 'caldav', place: string, login: { user: string; password: string } | undefined = radicaleLogin) =>
    readCalendar(
      { kind, address: `${server.site}${place}`, login },
      { signal: AbortSignal.timeout(15_000), loopback: true, window },
    )

  test('SLO-02 an empty calendar keeps nobody busy, and its busy times are those of its events', {
    timeout: 60_000,
  }, async () => {
    expect(await read('caldav', '/marta/work/')).toEqual({ spans: [] })
    for (const [name, { lines }] of Object.entries(events)) await server.put(name, objectOf(name, ...lines))
    const expected = Object.values(events)
      .flatMap(({ busy }) => busy)
      .sort()
    // The same by calendar-query, without the last slash, and as one iCalendar file.
    for (const [kind, place] of [
      ['caldav', '/marta/work/'],
      ['caldav', '/marta/work'],
      ['ical', '/marta/work/'],
    ] as const) {
      const reading = await read(kind, place)
      expect('spans' in reading && minutesOf(reading.spans), place).toEqual(expected)
    }
  })

  test.each<[string, string, object, string]>([
    ['a wrong password', '/marta/work/', { user: 'marta', password: 'falso' }, 'login'],
    ['the calendar of somebody else', '/ana/work/', radicaleLogin, 'login'],
    ['a calendar that is not there', '/marta/home/', radicaleLogin, 'missing'],
    // Radicale answers an empty list there.
    ['the folder of the calendars', '/marta/', radicaleLogin, 'missing'],
    ['the first page', '/', radicaleLogin, 'missing'],
  ])('SLO-02 %s is no calendar', async (_about, place, login, failure) => {
    expect(await read('caldav', place, login as typeof radicaleLogin)).toMatchObject({ failure })
  })
})
