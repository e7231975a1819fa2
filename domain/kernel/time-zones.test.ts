import { expect, test, vi } from 'vitest'
import { formatDateTime, formatPeriod } from './dates.ts'
import { isPlaceTimeZone } from './shown-time-zone.ts'
import { placeOfTimeZone } from './time-zones.ts'

test.each([
  ['America/Bogota', 'Bogotá', 'Bogotá'],
  ['America/New_York', 'Nueva York', 'New York'],
  ['America/Mexico_City', 'Ciudad de México', 'Mexico City'],
  ['Europe/Madrid', 'España', 'Spain'],
  ['UTC', 'UTC', 'UTC'],
])('I18N-04 the time zone %s is named by the place %s, in English %s', (zone, spanish, english) => {
  expect([placeOfTimeZone(zone, 'es'), placeOfTimeZone(zone, 'en')]).toEqual([spanish, english])
})

test('I18N-04 a device with English names alone names places in Spanish', () => {
  const { DateTimeFormat } = Intl
  const inEnglish = class extends DateTimeFormat {
    constructor(_locale?: unknown, options?: Intl.DateTimeFormatOptions) {
      super('en', options)
    }
  }
  const english = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(inEnglish as never)
  const zones = ['America/Mexico_City', 'America/Lima', 'America/Cancun', 'America/Los_Angeles']
  expect(zones.map((zone) => placeOfTimeZone(zone, 'es'))).toEqual(['Ciudad de México', 'Perú', 'Cancún', 'Los Ángeles'])
  english.mockRestore()
})

test('SPEC-75 a browser that does not know a time zone shows its times in UTC and says so', () => {
  const [from, to, newer] = ['2026-03-11T15:00:00Z', '2026-03-11T15:45:00Z', 'America/Founded_Tomorrow']
  expect(formatDateTime(from, 'en', newer)).toBe(formatDateTime(from, 'en', 'UTC'))
  expect(formatPeriod(from, to, 'es', newer)).toBe(formatPeriod(from, to, 'es', 'UTC'))
  expect(placeOfTimeZone(newer, 'es')).toBe('UTC')
})

test.each([
  ['America/Bogota', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['CST', false],
  ['SystemV/EST5', false],
  ['Etc/Unknown', false],
  [undefined, false],
])('SPEC-43 whether %s is a place or UTC: %s', (zone, isPlace) => {
  expect(isPlaceTimeZone(zone)).toBe(isPlace)
})
