import { expect, test } from 'vitest'
import { es as bandsEs } from '../attempts/attempts.candidate.es.ts'
import { readBands, readError, stateBands, stateError } from './statement.rules.ts'

const words: Record<string, string> = { ...bandsEs, 'passport.error_points': '± {{points}} puntos de 100' }
const say = (key: string, values: Record<string, string | number> = {}) =>
  (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

test.each([[['S']], [['S', 'E']], [['E', 'R', 'D']], [['S', 'E', 'R', 'D', 'M']]] as const)(
  'PAS-02 the bands %j are read as they were stated',
  (bands) => {
    expect(readBands(stateBands(bands, 'es', say), 'es', say)).toEqual(bands)
  },
)

test.each([0, 7, 12.4, 100])('PAS-02 an error of %s points is read in whole points', (error) => {
  expect(readError(stateError(error, 'es', say), 'es', say)).toBe(Math.round(error))
})

test.each(['', 'Sobresaliente o Malo', 'El mejor', '<b>Sobresaliente</b>'])('PAS-02 %j is no band and no error', (other) => {
  expect(readBands(other, 'es', say)).toBeUndefined()
  expect(readError(other, 'es', say)).toBeUndefined()
})
