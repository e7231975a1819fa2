import { expect, test } from 'vitest'
import { seededRandom } from '../difficulty/seeded-random.rules.ts'
import { type BankQuestion, drawQuestions } from './drawing.rules.ts'

const bankOf = (texts: number, selects: number, known: (id: number) => boolean = () => false): BankQuestion[] =>
  Array.from({ length: texts + selects }, (_, id) => ({
    id,
    type: id < texts ? 'text' : 'select',
    askedBefore: known(id),
    difficulty: null,
  }))
const textsIn = (drawn: readonly BankQuestion[]) => drawn.filter(({ type }) => type === 'text').length

test.each([
  [0, 14, 0],
  [14, 0, 10],
  [7, 7, 5],
  [3, 11, 2],
  [4, 11, 3],
  [1, 59, 0],
  [59, 1, 10],
  [1, 19, 0],
  [3, 17, 1],
  [5, 5, 5],
])('TST-08 SPEC-30: of %s texts and %s selects, draws ten different questions with %s texts', (texts, selects, expected) => {
  for (const seed of [1, 7, 99]) {
    const drawn = drawQuestions(bankOf(texts, selects), seededRandom(seed))
    expect([drawn.length, new Set(drawn.map(({ id }) => id)).size, textsIn(drawn)]).toEqual([10, 10, expected])
  }
})

test('TST-08 every question is drawn equally often, at every position', () => {
  const random = seededRandom(5)
  const bank = bankOf(0, 20)
  const first = new Map<number, number>()
  const drawn = new Map<number, number>()
  for (let round = 0; round < 2000; round += 1)
    for (const [place, { id }] of drawQuestions(bank, random).entries()) {
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
      if (place === 0) first.set(id, (first.get(id) ?? 0) + 1)
    }
  for (const { id } of bank) {
    expect(drawn.get(id)).toBeGreaterThan(900)
    expect(drawn.get(id)).toBeLessThan(1100)
    expect(first.get(id)).toBeGreaterThan(60)
    expect(first.get(id)).toBeLessThan(140)
  }
})

test.each([
  ['ten others remain', 20, 10, 0],
  ['four others remain', 14, 10, 6],
  ['none remains', 10, 10, 10],
])('TST-09 SPEC-30: when %s, of %s questions with %s known, draws %s known ones', (_case, all, known, expected) => {
  const drawn = drawQuestions(
    bankOf(0, all, (id) => id < known),
    seededRandom(3),
  )
  expect(drawn.filter(({ askedBefore }) => askedBefore)).toHaveLength(expected)
})
