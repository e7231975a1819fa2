import { expect, test } from 'vitest'
import { calendarOf as calendar, eventOf as event, minutesOf, readingWindow as window } from '../../testing/calendar-texts.ts'
import { busySpansOf, NoCalendar } from './busy-spans.ts'
import { calendarsInAnswer } from './calendars-in-answer.ts'

const spans = (...parts: string[]) => minutesOf(busySpansOf([calendar(...parts)], window))

/** The zone that Outlook describes beside its events. */
const westernEurope = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200'],
  ...['TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
  ...['DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3'],
  ...['END:DAYLIGHT', 'END:VTIMEZONE'],
].join('\r\n')
const customZone = westernEurope.replace('W. Europe Standard Time', 'Customized Time Zone')

test.each<[string, readonly string[], readonly string[]]>([
  ['an event in UTC', [event('DTSTART:20260310T150000Z', 'DTEND:20260310T160000Z')], ['2026-03-10T15:00/2026-03-10T16:00']],
  [
    'a zone of IANA without its description',
    [event('DTSTART;TZID=Europe/Madrid:20260310T090000', 'DTEND;TZID=Europe/Madrid:20260310T100000')],
    ['2026-03-10T08:00/2026-03-10T09:00'],
  ],
  [
    'a zone of Windows without its description',
    [event('DTSTART;TZID=SA Pacific Standard Time:20260310T090000', 'DTEND;TZID=SA Pacific Standard Time:20260310T100000')],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'a zone of Windows over the change of clocks',
    [westernEurope, event('DTSTART;TZID=W. Europe Standard Time:20260327T090000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=4')],
    [
      '2026-03-27T08:00/2026-03-27T08:30',
      '2026-03-28T08:00/2026-03-28T08:30',
      '2026-03-29T07:00/2026-03-29T07:30',
      '2026-03-30T07:00/2026-03-30T07:30',
    ],
  ],
  [
    'a zone that nobody knows but the calendar',
    [customZone, event('DTSTART;TZID=Customized Time Zone:20260330T090000', 'DTEND;TZID=Customized Time Zone:20260330T100000')],
    ['2026-03-30T07:00/2026-03-30T08:00'],
  ],
  [
    'a zone that Outlook shows by its offset',
    [event('DTSTART;TZID="(UTC-05:00) Bogota, Lima, Quito":20260310T090000', 'DURATION:PT1H')],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'a zone at the end of an address',
    [event('DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Madrid:20260310T090000', 'DURATION:PT1H')],
    ['2026-03-10T08:00/2026-03-10T09:00'],
  ],
  [
    'a time without a zone is the owner’s',
    [event('DTSTART:20260310T090000', 'DTEND:20260310T100000')],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'a whole day is the owner’s day, not that of UTC',
    [event('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260311')],
    ['2026-03-10T05:00/2026-03-11T05:00'],
  ],
  ['a whole day without an end', [event('DTSTART;VALUE=DATE:20260310')], ['2026-03-10T05:00/2026-03-11T05:00']],
  [
    'several whole days',
    [event('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260313')],
    ['2026-03-10T05:00/2026-03-13T05:00'],
  ],
  ['a birthday that keeps nobody busy', [event('DTSTART;VALUE=DATE:20260310', 'TRANSP:TRANSPARENT')], []],
  ['a cancelled event', [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')], []],
  ['what Outlook shows as free', [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
  [
    'what Outlook shows as tentative',
    [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')],
    ['2026-03-10T15:00/2026-03-10T16:00'],
  ],
  [
    'an invitation that the owner declined',
    [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'ATTENDEE;PARTSTAT=DECLINED;CN=Marta:mailto:Marta@Example.com')],
    [],
  ],
  [
    'an invitation that somebody else declined',
    [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.com')],
    ['2026-03-10T15:00/2026-03-10T16:00'],
  ],
  ['an event without a length', [event('DTSTART:20260310T150000Z')], []],
  ['an event that ends before it begins', [event('DTSTART:20260310T150000Z', 'DTEND:20260310T140000Z')], []],
  ['an event before the window', [event('DTSTART:20250310T150000Z', 'DTEND:20250310T160000Z')], []],
  [
    'an event over the beginning of the window',
    [event('DTSTART:20260228T230000Z', 'DTEND:20260301T010000Z')],
    ['2026-02-28T23:00/2026-03-01T01:00'],
  ],
  [
    'days that repeat over the change of clocks keep their hours, also the end of the rule in UTC',
    [
      event(
        'DTSTART;TZID=Europe/Madrid:20260326T110000',
        'DTEND;TZID=Europe/Madrid:20260326T123000',
        'RRULE:FREQ=DAILY;UNTIL=20260330T090000Z',
      ),
    ],
    [
      '2026-03-26T10:00/2026-03-26T11:30',
      '2026-03-27T10:00/2026-03-27T11:30',
      '2026-03-28T10:00/2026-03-28T11:30',
      '2026-03-29T09:00/2026-03-29T10:30',
      '2026-03-30T09:00/2026-03-30T10:30',
    ],
  ],
  [
    'the last occurrence at the end of the rule counts',
    [event('DTSTART;TZID=Europe/Madrid:20260302T110000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309T100000Z')],
    ['2026-03-02T10:00/2026-03-02T11:00', '2026-03-09T10:00/2026-03-09T11:00'],
  ],
  [
    'an end of the rule that is a day',
    [event('DTSTART;TZID=Europe/Madrid:20260302T110000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260303')],
    ['2026-03-02T10:00/2026-03-02T11:00', '2026-03-03T10:00/2026-03-03T11:00'],
  ],
  [
    'an event that has repeated for twenty years',
    [event('DTSTART;TZID=America/Bogota:20060302T110000', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY')],
    ['2026-03-02T16:00/2026-03-02T17:00'],
  ],
  [
    'left out: in its zone, in UTC, and as a day',
    [
      event(
        'DTSTART;TZID=Europe/Madrid:20260302T110000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=Europe/Madrid:20260303T110000',
        'EXDATE:20260304T100000Z',
        'EXDATE;VALUE=DATE:20260305',
      ),
    ],
    ['2026-03-02T10:00/2026-03-02T11:00', '2026-03-06T10:00/2026-03-06T11:00'],
  ],
  [
    'left out after the change of clocks',
    [
      event(
        'DTSTART;TZID=Europe/Madrid:20260327T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;TZID=Europe/Madrid:20260329T100000',
      ),
    ],
    ['2026-03-27T09:00/2026-03-27T10:00', '2026-03-28T09:00/2026-03-28T10:00'],
  ],
  [
    'an occurrence that moved',
    [
      event('DTSTART;TZID=Europe/Madrid:20260302T110000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('RECURRENCE-ID:20260309T100000Z', 'DTSTART:20260310T150000Z', 'DURATION:PT2H'),
    ],
    ['2026-03-02T10:00/2026-03-02T11:00', '2026-03-10T15:00/2026-03-10T17:00'],
  ],
  [
    'an occurrence that was cancelled',
    [
      event('DTSTART;TZID=Europe/Madrid:20260302T110000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'RECURRENCE-ID;TZID=Europe/Madrid:20260309T110000',
        'DTSTART;TZID=Europe/Madrid:20260309T110000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ],
    ['2026-03-02T10:00/2026-03-02T11:00'],
  ],
  [
    'one occurrence of a meeting to which the owner was invited alone',
    [event('RECURRENCE-ID:20260309T100000Z', 'DTSTART:20260309T100000Z', 'DURATION:PT1H')],
    ['2026-03-09T10:00/2026-03-09T11:00'],
  ],
  [
    'further dates',
    [event('DTSTART:20260302T100000Z', 'DURATION:PT1H', 'RDATE:20260304T100000Z,20260306T120000Z')],
    ['2026-03-02T10:00/2026-03-02T11:00', '2026-03-04T10:00/2026-03-04T11:00', '2026-03-06T12:00/2026-03-06T13:00'],
  ],
  [
    'the last Friday of each month',
    [event('DTSTART:20260327T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR')],
    ['2026-03-27T10:00/2026-03-27T11:00', '2026-04-24T10:00/2026-04-24T11:00'],
  ],
  [
    'a whole day that repeats',
    [event('DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=WEEKLY;UNTIL=20260309', 'EXDATE;VALUE=DATE:20260309')],
    ['2026-03-02T05:00/2026-03-03T05:00'],
  ],
  [
    'a night over the change of clocks is an hour shorter',
    [event('DTSTART;TZID=Europe/Madrid:20260328T220000', 'DTEND;TZID=Europe/Madrid:20260329T060000')],
    ['2026-03-28T21:00/2026-03-29T04:00'],
  ],
  [
    'a free-busy answer',
    [
      [
        'BEGIN:VFREEBUSY',
        'FREEBUSY;FBTYPE=BUSY:20260310T150000Z/PT1H,20260311T150000Z/20260311T160000Z',
        'FREEBUSY;FBTYPE=FREE:20260312T150000Z/PT1H',
        'END:VFREEBUSY',
      ].join('\r\n'),
    ],
    ['2026-03-10T15:00/2026-03-10T16:00', '2026-03-11T15:00/2026-03-11T16:00'],
  ],
])('SLO-02 busy times: %s', (_about, parts, expected) => {
  expect(spans(...parts)).toEqual(expected)
})

test.each([
  ['a page of a login', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['JSON', '{"error":"not found"}'],
  ['an address card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD'],
  ['half a calendar', calendar(event('DTSTART:20260310T150000Z')).slice(0, 90)],
  ['an event by the second', calendar(event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))],
  ['an event by the minute', calendar(event('DTSTART:20000101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'))],
])('SLO-02 %s is no calendar', (_about, text) => {
  expect(() => busySpansOf([text], window)).toThrow(NoCalendar)
})

test('SLO-02 a calendar without events, with a byte order mark, and two in one text are calendars', () => {
  expect(busySpansOf([`\uFEFF${calendar()}\r\n`], window)).toEqual([])
  const two = [10, 11].map((day) => calendar(event(`DTSTART:202603${day}T150000Z`, 'DURATION:PT1H'))).join('\r\n')
  expect(busySpansOf([two], window)).toHaveLength(2)
})

test('SLO-02 the answer of a CalDAV server has a calendar for each event, whatever its prefixes are', () => {
  const [one, other] = [10, 11].map((day) => calendar(event(`SUMMARY:A & B`, `DTSTART:202603${day}T150000Z`, 'DURATION:PT1H')))
  const answer = (prefix: string, inner: string) =>
    `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:${prefix}="urn:ietf:params:xml:ns:caldav"><response><propstat><prop>${inner}</prop></propstat></response></multistatus>`
  const escaped = `<C:calendar-data>${one?.replaceAll('&', '&amp;')}</C:calendar-data>`
  const whole = `<cal:calendar-data><![CDATA[${other}]]></cal:calendar-data>`
  const found = [...(calendarsInAnswer(answer('C', escaped)) ?? []), ...(calendarsInAnswer(answer('cal', whole)) ?? [])]
  expect(busySpansOf(found, window)).toHaveLength(2)
  expect(calendarsInAnswer(answer('C', ''))).toEqual([])
  expect(calendarsInAnswer('<html></html>')).toBeUndefined()
})
