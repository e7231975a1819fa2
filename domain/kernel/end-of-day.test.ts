import { expect, test } from 'vitest'
import { endOfDay, lastSecondOf, startOfDay } from './end-of-day.ts'

test.each([
  ['2026-11-30', 'America/Bogota', '2026-12-01T05:00:00.000Z', '2026-11-30T23:59:59-05:00'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z', '2026-12-31T23:59:59+00:00'],
  // The clocks go back in that night: the day has 25 hours and ends with the winter's offset.
  ['2026-10-25', 'Europe/Madrid', '2026-10-25T23:00:00.000Z', '2026-10-25T23:59:59+01:00'],
  // The clocks go forward at midnight: the next day begins at one.
  ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-05T23:59:59-04:00'],
])('SPEC-67: %s in %s is over at %s, its last second is %s', (day, timeZone, over, last) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(over)
  expect(lastSecondOf(day, timeZone)).toBe(last)
})

test.each([
  ['2026-11-30', 'America/Bogota', '2026-11-30T05:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('SPEC-55 %s in %s begins at %s', (day, timeZone, begun) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(begun)
})
