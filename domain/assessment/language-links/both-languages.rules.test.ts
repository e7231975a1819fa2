import { expect, test } from 'vitest'
import { leftOutBecause, shiftOf, type TakenBoth, type TakenTest } from './both-languages.rules.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 2, hours))
const taken = (language: 'es' | 'en', startedAt: Date, right = 5): TakenTest => ({
  ...{ language, startedAt, right },
  difficulties: Array<number>(10).fill(0),
})
const both = (first: TakenTest, second: TakenTest): TakenBoth => ({ person: 'a', tests: [first, second] })
const people = (count: number, inSpanish: number, inEnglish: number, first: 'es' | 'en' = 'es'): TakenBoth[] => {
  const tests = [
    taken('es', at(first === 'es' ? 8 : 12), inSpanish),
    taken('en', at(first === 'es' ? 12 : 8), inEnglish),
  ] as const
  return Array.from({ length: count }, () => (first === 'es' ? both(...tests) : both(tests[1], tests[0])))
}

test('LNK-01 both tests within an hour, and the same language twice, are left out with their reason', () => {
  expect(leftOutBecause(both(taken('es', at(8)), taken('en', at(12))))).toBeNull()
  expect(leftOutBecause(both(taken('es', at(8)), taken('en', new Date(at(9).getTime() - 1))))).toBe('within_an_hour')
  expect(leftOutBecause(both(taken('en', at(8)), taken('en', at(12))))).toBe('same_language')
})

test('LNK-01 a shift needs 60 people, of whom at least 20 began in each language', () => {
  expect(shiftOf([...people(30, 6, 5), ...people(29, 6, 5, 'en')])).toBeNull()
  expect(shiftOf([...people(41, 6, 5), ...people(19, 6, 5, 'en')])).toBeNull()
  const left = Array.from({ length: 30 }, () => both(taken('es', at(8)), taken('es', at(12))))
  expect(shiftOf([...people(30, 6, 5), ...people(29, 6, 5, 'en'), ...left])).toBeNull()
  expect(shiftOf([...people(40, 6, 5), ...people(20, 6, 5, 'en')])).toMatchObject({ people: 60 })
})

test('LNK-01 what practice adds to the second test cancels out', () => {
  // In the second test one more is right, in whichever language it is.
  expect(shiftOf([...people(40, 5, 6), ...people(40, 6, 5, 'en')])!.shift).toBeCloseTo(0, 9)
  // Six of ten in Spanish beside five in English are 0.4 logits.
  const { shift, error } = shiftOf([...people(40, 6, 5), ...people(40, 6, 5, 'en')])!
  expect(shift).toBeGreaterThan(0.35)
  expect(shift).toBeLessThan(0.45)
  expect(error).toBeGreaterThan(0.05)
  expect(error).toBeLessThan(0.15)
})
