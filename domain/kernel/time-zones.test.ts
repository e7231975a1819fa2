import { expect, test } from 'vitest'
import { placeOfTimeZone } from './time-zones.ts'

test.each([
  ['America/Bogota', 'Bogotá', 'Bogotá'],
  ['America/New_York', 'Nueva York', 'New York'],
  ['America/Mexico_City', 'Ciudad de México', 'Mexico City'],
  ['Europe/Madrid', 'España', 'Spain'],
  ['UTC', 'UTC', 'UTC'],
])('I18N-04 people call the clocks of %s those of %s, in English of %s', (zone, spanish, english) => {
  expect([placeOfTimeZone(zone, 'es'), placeOfTimeZone(zone, 'en')]).toEqual([spanish, english])
})
