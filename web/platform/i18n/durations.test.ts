import { expect, test } from 'vitest'
import { durationInWords } from './durations.ts'

test.each([
  [6, '6 segundos', '6 seconds'],
  [1, '1 segundo', '1 second'],
  [0, '0 segundos', '0 seconds'],
  [60, '1 minuto', '1 minute'],
  [66, '1 minuto y 6 segundos', '1 minute and 6 seconds'],
  [7325, '122 minutos y 5 segundos', '122 minutes and 5 seconds'],
])('SPEC-88 %i seconds without a connection are written in words', (seconds, spanish, english) => {
  expect(durationInWords(seconds, 'es')).toBe(spanish)
  expect(durationInWords(seconds, 'en')).toBe(english)
})
