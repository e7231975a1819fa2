import { expect, test } from 'vitest'
import { drawTest } from '../attempts/drawing.rules.ts'
import { seededRandom, standardNormal } from '../difficulty/seeded-random.rules.ts'
import { exposuresOf, type PoolQuestion, restingOf, type ShownTest } from './exposure.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1) + minute * 60_000)
const poolOf = (count: number, more: (id: number) => Partial<PoolQuestion> = () => ({})): PoolQuestion[] =>
  Array.from({ length: count }, (_, id) => ({ id, type: 'select', since: at(0), isWorn: false, ...more(id) }))
const testOf = (minute: number, questions: readonly number[]): ShownTest => ({ startedAt: at(minute), questions })
/** So many tests, each with the question 0 and with three others in turn. */
const withTheFirst = (count: number, pool: number) =>
  Array.from({ length: count }, (_, place) => testOf(place, [0, ...[0, 1, 2].map((one) => 1 + ((place * 3 + one) % (pool - 1)))]))

test('EXO-01 the even share of a question counts from when it came into the bank, among the questions of its kind', () => {
  const pool = poolOf(6, (id) => (id === 4 ? { type: 'text' } : id === 5 ? { since: at(10) } : {}))
  const tests = [testOf(0, [0, 1, 4]), testOf(20, [0, 5, 4])]
  const exposures = exposuresOf(pool, tests)
  // Two of four questions, then two of five.
  expect(exposures.get(0)).toBeCloseTo(2 / (2 / 4 + 2 / 5), 9)
  expect(exposures.get(5)).toBeCloseTo(1 / (2 / 5), 9)
  expect([exposures.get(2), exposures.get(4)]).toEqual([0, 1])
})

test.each([
  ['a question of every test rests', 20, 40, [[0, 'exposed']]],
  ['nineteen tests say nothing yet', 19, 40, []],
  ['in a bank of fifteen nothing rests', 40, 15, []],
])('EXO-01 %s', (_, tests, questions, expected) => {
  expect([...restingOf(poolOf(questions), withTheFirst(tests, questions))]).toEqual(expected)
})

test('EXO-01 worn questions rest first, and half of a kind and fifteen of it at least stay awake', () => {
  const worn = (id: number) => ({ isWorn: id >= 5 })
  expect([
    ...restingOf(
      poolOf(40, (id) => ({ isWorn: id === 7 })),
      [],
    ).entries(),
  ]).toEqual([[7, 'worn']])
  expect([...restingOf(poolOf(40, worn), withTheFirst(30, 40)).values()]).toEqual(Array(20).fill('worn'))
  expect(restingOf(poolOf(18, worn), []).size).toBe(3)
  expect(restingOf(poolOf(12, worn), []).size).toBe(0)
})

test.each([
  ['ten questions', []],
  ['a varied number of questions', [60]],
])('EXO-01 LEN-01 in simulated tests of %s no question is shown to more than twice its even share', (_, limits) => {
  for (const size of [20, 40]) {
    const random = seededRandom(size)
    const difficulties = Array.from({ length: size }, (_, id) => (id % 5 === 0 ? null : 1.5 * standardNormal(random)))
    const pool = poolOf(size)
    const tests: ShownTest[] = []
    let resting = new Map<number, unknown>()
    for (let minute = 0; minute < 300; minute += 1) {
      if (minute % 10 === 0) resting = restingOf(pool, tests)
      const bank = pool.map(({ id, type }) => ({
        ...{ id, type, askedBefore: false, difficulty: difficulties[id] as number | null },
        isResting: resting.has(id),
      }))
      const drawn = drawTest(bank, limits, random)
      const end = limits.length === 0 ? drawn.length : 8 + Math.floor(random() * (drawn.length - 7))
      tests.push(
        testOf(
          minute,
          drawn.slice(0, end).map(({ id }) => id),
        ),
      )
    }
    expect(Math.max(...exposuresOf(pool, tests).values())).toBeLessThan(2)
  }
})

test('EXO-01 a question that everybody saw comes back below twice its even share while it rests', () => {
  const random = seededRandom(3)
  const pool = poolOf(40)
  const tests = [...withTheFirst(60, 40)]
  expect(exposuresOf(pool, tests).get(0)).toBeGreaterThan(5)
  for (let minute = 60; minute < 260; minute += 1) {
    const resting = restingOf(pool, tests.slice(-100))
    const bank = pool.map(({ id, type }) => ({ id, type, askedBefore: false, difficulty: null, isResting: resting.has(id) }))
    tests.push(
      testOf(
        minute,
        drawTest(bank, [], random).map(({ id }) => id),
      ),
    )
  }
  expect(exposuresOf(pool, tests.slice(-100)).get(0)).toBeLessThan(2)
})
