import { expect, test } from 'vitest'
import { knownTimeZone } from './known-time-zone.ts'

test.each([
  ['America/Bogota', 'America/Bogota'],
  ['america/bogota', 'America/Bogota'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['US/Pacific', 'US/Pacific'],
  ['EST', 'EST'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('SPEC-43 the time zone %s has the name %s', (name, known) => {
  expect(knownTimeZone(name)).toBe(known)
})

test.each([
  'CST',
  'PST',
  'IST',
  'ART',
  'BRT',
  'SystemV/EST5',
  'Etc/Unknown',
  'localtime',
  'Factory',
  '+05:00',
  '-0500',
  'Mars',
  '',
])('SPEC-43 the time zone "%s" is not known', (name) => {
  expect(knownTimeZone(name)).toBeUndefined()
})
