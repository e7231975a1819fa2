import { expect, test } from 'vitest'
import { calendarOf, eventOf as event, minutesOf, readingWindow } from '../../testing/calendar-texts.ts'
import { busySpansOf, NoCalendar } from './busy-spans.ts'

const spans = (...parts: readonly string[]) => minutesOf(busySpansOf([calendarOf(...parts)], readingWindow))

test.each<[string, readonly string[], readonly string[]]>([
  [
    'this occurrence and all following ones moved, over the change of clocks, and one of these was cancelled',
    [
      event('DTSTART;TZID=Europe/Madrid:20260309T110000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=5'),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20260316T110000',
        'DTSTART;TZID=Europe/Madrid:20260317T090000',
        'DURATION:PT2H',
      ),
      event(
        'RECURRENCE-ID;TZID=Europe/Madrid:20260330T110000',
        'DTSTART;TZID=Europe/Madrid:20260330T110000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ],
    [
      '2026-03-09T10:00/2026-03-09T11:00',
      '2026-03-17T08:00/2026-03-17T10:00',
      '2026-03-24T08:00/2026-03-24T10:00',
      '2026-04-07T07:00/2026-04-07T09:00',
    ],
  ],
  [
    'all following ones moved twice, then were cancelled',
    [
      event('DTSTART:20260302T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20260306T100000Z',
        'DTSTART:20260306T100000Z',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T100000Z', 'DTSTART:20260304T120000Z', 'DURATION:PT1H'),
    ],
    [
      '2026-03-02T10:00/2026-03-02T11:00',
      '2026-03-03T10:00/2026-03-03T11:00',
      '2026-03-04T12:00/2026-03-04T13:00',
      '2026-03-05T12:00/2026-03-05T13:00',
    ],
  ],
  [
    'all following ones moved ahead, so that one comes from after the window, and a free day became a busy one',
    [
      event('DTSTART;VALUE=DATE:20260410', 'RRULE:FREQ=WEEKLY', 'TRANSP:TRANSPARENT'),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260424', 'DTSTART:20260422T150000Z', 'DURATION:PT1H'),
    ],
    ['2026-04-22T15:00/2026-04-22T16:00', '2026-04-29T15:00/2026-04-29T16:00'],
  ],
])('SLO-02 busy times: %s', (_about, parts, expected) => {
  expect(spans(...parts)).toEqual(expected)
})

// What users of other programs reported, each with the place.
test.each<[string, readonly string[], readonly string[]]>([
  [
    'Outlook numbers a zone that it does not describe (derekantrican/GAS-ICS-Sync#254)',
    [event('DTSTART;TZID=GMT Standard Time 1:20260310T120000', 'DTEND;TZID=GMT Standard Time 1:20260310T123000')],
    ['2026-03-10T12:00/2026-03-10T12:30'],
  ],
  [
    'a zone is a city alone (callumalpass/tasknotes#841)',
    [event('DTSTART;TZID=Zurich:20260310T120000', 'DURATION:PT1H')],
    ['2026-03-10T11:00/2026-03-10T12:00'],
  ],
  [
    'a zone has a colon without quotes, or is an address',
    [
      event('DTSTART;TZID=(UTC+02:00) Helsinki, Kyiv:20260310T090000', 'DURATION:PT1H'),
      event('DTSTART;TZID=tzone://Microsoft/Utc:20260311T090000', 'DURATION:PT1H'),
      event('DTSTART;TZID=GMT+0300:20260312T090000', 'DURATION:PT1H'),
    ],
    ['2026-03-10T07:00/2026-03-10T08:00', '2026-03-11T09:00/2026-03-11T10:00', '2026-03-12T06:00/2026-03-12T07:00'],
  ],
  [
    'a description has unescaped lines, one of which looks like a length (derekantrican/GAS-ICS-Sync#108)',
    [
      event(
        'DTSTART:20260310T150000Z',
        'DURATION:PT1H',
        'DESCRIPTION:Patients\\: ',
        'Jane Doe',
        'Duration: 45 minutes',
        '',
        'Note',
      ),
    ],
    ['2026-03-10T15:00/2026-03-10T16:00'],
  ],
  [
    'the comment of an answer breaks its line by quotes; a broken answer is none (kewisch/ical.js#1015)',
    [
      event(
        'DTSTART:20260310T150000Z',
        'DURATION:PT1H',
        'ATTENDEE;PARTSTAT=DECLINED;X-RESPONSE-COMMENT="I say "no": sorry":mailto:marta@example.com',
      ),
      event(
        'DTSTART:20260311T150000Z',
        'DURATION:PT1H',
        'ATTENDEE;PARTSTAT=DECLINED;X-RESPONSE-COMMENT="No',
        'sorry":mailto:x@example.com',
      ),
    ],
    ['2026-03-11T15:00/2026-03-11T16:00'],
  ],
  [
    'a rule ends with a semicolon (tutao/tutanota#7700)',
    [event('DTSTART:20260310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2;INTERVAL=1;')],
    ['2026-03-10T15:00/2026-03-10T16:00', '2026-03-17T15:00/2026-03-17T16:00'],
  ],
  [
    'a rule has a count of zero beside its end (pimutils/vdirsyncer#1052)',
    [event('DTSTART;VALUE=DATE:20260411', 'RRULE:FREQ=YEARLY;COUNT=0;UNTIL=20280427T220000Z;BYMONTH=4;BYDAY=2SA')],
    ['2026-04-11T05:00/2026-04-12T05:00'],
  ],
  [
    'a rule has both a count and an end (owncloud/calendar#971)',
    [event('DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20260309T150000Z;COUNT=16;BYDAY=MO')],
    ['2026-03-02T15:00/2026-03-02T16:00', '2026-03-09T15:00/2026-03-09T16:00'],
  ],
  [
    'a rule ends a second before its first occurrence (pimutils/khal#398)',
    [
      event(
        'DTSTART;TZID=America/Los_Angeles:20260305T173000',
        'DTEND;TZID=America/Los_Angeles:20260305T183000',
        'RRULE:FREQ=WEEKLY;UNTIL=20260306T012959Z;INTERVAL=6;BYDAY=TH',
      ),
    ],
    ['2026-03-06T01:30/2026-03-06T02:30'],
  ],
  [
    'a rule never matches (libical/libical#140)',
    [event('DTSTART;VALUE=DATE:20250424', 'RRULE:FREQ=YEARLY;BYDAY=4TH;BYMONTHDAY=1;BYMONTH=4')],
    [],
  ],
  [
    'Exchange leaves a whole day out by its beginning in the zone of the event (jens-maus/node-ical#456)',
    [event('DTSTART;VALUE=DATE:20260309', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=W. Europe Standard Time:20260310T000000')],
    ['2026-03-09T05:00/2026-03-10T05:00', '2026-03-11T05:00/2026-03-12T05:00'],
  ],
  [
    'a whole day is left out by a time without a zone (tutao/tutanota#5318)',
    [event('DTSTART;VALUE=DATE:20260309', 'RRULE:FREQ=DAILY;UNTIL=20260311T230000Z', 'EXDATE:20260310T000000')],
    ['2026-03-09T05:00/2026-03-10T05:00', '2026-03-11T05:00/2026-03-12T05:00'],
  ],
  [
    'Google shares the free and busy times of a meeting as single occurrences (SergeyMosin/Appointments#631)',
    [
      event('DTSTART:20260310T060000Z', 'DTEND:20260310T070000Z', 'RECURRENCE-ID:20260310T060000Z'),
      event('DTSTART:20260317T060000Z', 'DTEND:20260317T070000Z', 'RECURRENCE-ID:20260317T060000Z'),
    ],
    ['2026-03-10T06:00/2026-03-10T07:00', '2026-03-17T06:00/2026-03-17T07:00'],
  ],
  [
    'a Monday evening is a Tuesday in UTC (calcom/cal.com#14641)',
    [event('DTSTART;TZID=America/Los_Angeles:20260302T200000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2')],
    ['2026-03-03T04:00/2026-03-03T05:00', '2026-03-10T03:00/2026-03-10T04:00'],
  ],
  [
    'the beginning has a zone, the end has none (callumalpass/tasknotes#2154)',
    [event('DTSTART;TZID=Australia/Melbourne:20260310T094500', 'DTEND:20260310T184500')],
    ['2026-03-09T22:45/2026-03-10T07:45'],
  ],
  [
    'whole days are not named as such',
    [
      event('DTSTART:20260310', 'DTEND:20260311'),
      event('DTSTART;VALUE=DATE:20260312T000000', 'DTEND;VALUE=DATE:20260313T000000'),
    ],
    ['2026-03-10T05:00/2026-03-11T05:00', '2026-03-12T05:00/2026-03-13T05:00'],
  ],
  [
    'properties without a value, and names in small letters',
    [event('dtstart:20260310T150000Z', 'Duration:PT1H', 'EXDATE:', 'DTEND:')],
    ['2026-03-10T15:00/2026-03-10T16:00'],
  ],
])('SLO-02 busy times although %s', (_about, parts, expected) => {
  expect(spans(...parts)).toEqual(expected)
})

test('SLO-02 a rule with an unknown part is unreadable (wernerjoss/grav-plugin-fullcalendar#11)', () => {
  const unknown = event('DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BDAY=1MO')
  expect(() => spans(unknown)).toThrow(NoCalendar)
  expect(spans(unknown.replace('BDAY=1MO', 'BYDAY=1MO;X-RELATIVE=1'))).toHaveLength(2)
})
