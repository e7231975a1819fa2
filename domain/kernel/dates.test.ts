import { expect, test } from 'vitest'
import {
  ageOn,
  calendarDay,
  clockTime,
  dayAfter,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatLineDay,
  formatLineHours,
  formatMailDate,
} from './dates.ts'

const bogota = 'America/Bogota'

test.each([
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
])('%s is the day %s in Bogotá', (instant, day) => {
  expect(calendarDay(new Date(instant), bogota)).toBe(day)
})

test.each([
  ['2026-11-21T18:14:59.999Z', 'Asia/Kathmandu', '2026-11-21'],
  ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
  ['2026-11-21T13:29:59Z', 'Australia/Adelaide', '2026-11-21'],
  ['2026-11-21T13:30:00Z', 'Australia/Adelaide', '2026-11-22'],
  ['1971-01-01T00:44:29Z', 'Africa/Monrovia', '1970-12-31'],
  ['1971-01-01T00:44:30Z', 'Africa/Monrovia', '1971-01-01'],
])('VAC-02 a day may begin within an hour of UTC: %s in %s is on %s', (instant, timeZone, day) => {
  for (const time of ['first', 'again']) expect([time, calendarDay(new Date(instant), timeZone)]).toEqual([time, day])
})

test.each([
  ['2026-11-21T04:59:59Z', '23:59'],
  ['2026-11-21T05:00:00Z', '00:00'],
  ['2026-11-21T14:05:00Z', '09:05'],
])('at %s clocks show %s in Bogotá', (instant, time) => {
  expect(clockTime(new Date(instant), bogota)).toBe(time)
})

test.each([
  ['2026-11-21T05:00:00Z', '2026-11-22T04:59:59Z', 0],
  ['2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z', 1],
  ['2026-10-21T12:00:00Z', '2026-11-21T12:00:00Z', 31],
  ['2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', 0],
])('VAC-02 from %s to %s the site counts %i days', (from, to, days) => {
  expect(daysBetween(new Date(from), new Date(to), bogota)).toBe(days)
})

test('VAC-02 a change of the clocks does not change the number of days', () => {
  expect(daysBetween(new Date('2026-10-24T10:00:00Z'), new Date('2026-10-26T10:00:00Z'), 'Europe/Madrid')).toBe(2)
})

test.each([
  ['2011-11-21', '2026-11-21', 15],
  ['2011-11-22', '2026-11-21', 14],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('PRO-02 a person born on %s is, on %s, %i years old', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age)
})

test('I18N-04 screens show dates as es-CO and en-US do', () => {
  const instant = '2026-11-05T12:00:00Z'
  expect(formatDate(instant, 'es', bogota)).toBe(
    new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: bogota }).format(new Date(instant)),
  )
  expect(formatDate(instant, 'en', bogota)).toBe('Nov 5, 2026')
  expect(formatDateTime(instant, 'en', bogota)).toMatch(/^Nov 5, 2026, 7:00\sAM$/)
})

test('I18N-04 e-mails show dates as dd/MM/yyyy and MM/dd/yyyy', () => {
  expect(formatMailDate('2026-11-05', 'es')).toBe('05/11/2026')
  expect(formatMailDate('2026-11-05', 'en')).toBe('11/05/2026')
})

test.each([
  ['es', '2026-11-05', '09:30', '10:15', 'jue 5 de noviembre · 9:30–10:15'],
  ['es', '2026-03-04', '00:05', '13:00', 'mié 4 de marzo · 0:05–13:00'],
  ['en', '2026-11-05', '09:30', '10:15', 'Thu, November 5 · 9:30–10:15 AM'],
  ['en', '2026-11-05', '11:30', '12:15', 'Thu, November 5 · 11:30 AM–12:15 PM'],
  ['es', '', '', '', ' · –'],
] as const)('MAIL-05 in %s the day %s from %s to %s is one line', (language, day, from, to, line) => {
  expect(`${formatLineDay(day, language)} · ${formatLineHours(from, to, language)}`).toBe(line)
})

test('I18N-04 a calendar day in full is the same day in every time zone', () => {
  expect(formatDay('2026-11-30', 'es')).toBe('30 de noviembre de 2026')
  expect(formatDay('2026-11-30', 'en')).toBe('November 30, 2026')
})

test.each([
  ['es', '2026-11-25T15:05:00Z', '25 nov 10:05'],
  ['es', '2026-11-25T05:05:00Z', '25 nov 00:05'],
  ['en', '2026-11-26T02:00:00Z', 'Nov 25 21:00'],
] as const)('BRD-06 a card shows in %s the time %s as %s', (language, instant, shown) => {
  expect(formatDayAndTime(instant, language, bogota)).toBe(shown)
})

test.each([
  ['2026-11-29', 90, '2027-02-27'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('KEY-01 the day %s and %i days later is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected)
})
