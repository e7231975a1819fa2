import { expect, test } from 'vitest'
import { guessingLevel } from './guessing.rules.ts'

const offering = (...options: number[]) => options.map((count) => ({ options: count }))

test('GUE-01 pure guessing gives 100 points divided by the answers of a question, and nothing for a text', () => {
  expect(guessingLevel(offering(4, 4, 4))).toBe(25)
  expect(guessingLevel(offering(2, 2))).toBe(50)
  expect(guessingLevel(offering(4, 4, 2, 2))).toBe(38)
  expect(guessingLevel(offering(4, 4, 0, 0))).toBe(13)
  expect(guessingLevel(offering(0))).toBe(0)
  expect(guessingLevel([])).toBeNull()
})
