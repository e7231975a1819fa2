import { expect, test } from 'vitest'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { knownAfter, measureDraws } from './draws.ts'
import { measureRecovery } from './fairness.ts'
import { measureGuessing } from './guessing.ts'
import { measureDetection } from './language-differences.ts'
import { simulateLink } from './language-links.ts'
import { measureFalseMarks, measureRatedCoverage } from './results.ts'
import { evenDifficulties, simulateAttempts } from './simulated-attempts.ts'

test('FAI-01 difficulties and errors of random draws agree with those of R eRm', () => {
  // RM(answers, sum0 = TRUE) of eRm 1.0-2 on the same 120 attempts, of which each lacks two of twelve questions.
  const difficulties = [-1.7862, -1.5208, -1.3667, -0.9569, -0.7711, -0.1427, 0.0535, 0.3687, 1.0823, 1.4191, 1.6538, 1.967]
  const errors = [0.2968, 0.2845, 0.2676, 0.2515, 0.2349, 0.2296, 0.2247, 0.2186, 0.2214, 0.2298, 0.2506, 0.2515]
  const found = estimateDifficulties(simulateAttempts(evenDifficulties(12), 120, seededRandom(1)))
  for (const { question, estimate } of found) {
    expect(Math.abs(estimate!.difficulty - difficulties[question]!)).toBeLessThan(0.001)
    expect(Math.abs(estimate!.error - errors[question]!)).toBeLessThan(0.001)
  }
  expect(found).toHaveLength(12)
})

test('FAI-01 difficulties of simulated banks are found again, and their errors are as large as they say', () => {
  const { estimated, rmse, within } = measureRecovery(30, 900, 10)
  expect(estimated).toBe(30)
  expect(rmse).toBeLessThan(0.18)
  expect(within[0]).toBeGreaterThan(0.6)
  expect(within[1]).toBeGreaterThan(0.91)
})

test('FAI-01 neither easier draws nor more able people change a difficulty', () => {
  const truth = evenDifficulties(20)
  const random = seededRandom(3)
  // People who know two logits more draw other questions, of which four are in both halves.
  const easy = simulateAttempts(truth.slice(0, 12), 1500, random)
  const hard = simulateAttempts(
    truth.slice(8).map((value) => value - 2),
    1500,
    random,
  ).map(({ questions, right }) => ({ questions: questions.map((question) => question + 8), right }))
  for (const { question, estimate } of estimateDifficulties([...easy, ...hard]))
    expect(Math.abs(estimate!.difficulty - truth[question]!)).toBeLessThan(4 * estimate!.error)
})

test('FAI-01 a question that people answer by chance fits worse than all others', () => {
  const random = seededRandom(11)
  const answers = simulateAttempts(evenDifficulties(15), 400, random).map(({ questions, right }) => ({
    questions,
    right: right.map((is, place) => (questions[place] === 7 ? random() < 0.5 : is)),
  }))
  const found = estimateDifficulties(answers)
  const misfits = found.filter(({ estimate }) => estimate!.misfit > 3).map(({ question }) => question)
  expect(misfits).toEqual([7])
  expect(found.find(({ question }) => question === 7)!.estimate!.infit).toBeGreaterThan(1)
})

test.each([15, 30, 60, 200])(
  'FAI-02 any two of 10,000 draws of %s questions differ by at most one expected point',
  (questions) => {
    const truth = evenDifficulties(questions)
    const { largest, exposures } = measureDraws(truth, truth, 10_000, questions)
    expect(largest).toBeLessThanOrEqual(1)
    expect(exposures[0]).toBeGreaterThan(0.8)
    expect(exposures[1]).toBeLessThan(1.25)
  },
)

test('FAI-02 difficulties from 300 answers make draws at least five times as equal', () => {
  const truth = evenDifficulties(60)
  const before = measureDraws(
    truth,
    truth.map(() => null),
    2000,
    1,
  )
  const after = measureDraws(truth, knownAfter(truth, 300), 2000, 1)
  expect(before.deviation / after.deviation).toBeGreaterThan(5)
})

test('FAI-05 a hard translation is found, and does not make the other questions of the test look easier', () => {
  const { wronglyOnce, wrongly, found } = measureDetection(400, 1.8, 40)
  expect(found).toBe(1)
  expect(wronglyOnce).toBeGreaterThan(0.06)
  expect(wrongly).toBeLessThan(0.05)
})

test('FAI-04 in a bank whose questions are all paired the pairs say 0, and 8.3 points stay between the languages', () => {
  const { truth, constant, before, after } = simulateLink('all', 1200, 1)
  expect(truth).toBeCloseTo(0.4, 9)
  expect(Math.abs(constant)).toBeLessThan(1e-9)
  expect(before).toBeCloseTo(8.3, 1)
  expect(after).toBeGreaterThan(before - 1)
})

test('FAI-04 where half of the questions are paired, the pairs say the same of banks that differ in opposite ways', () => {
  const [harder, easier] = [simulateLink('half, others harder', 1500, 2), simulateLink('half, pairs easier', 1500, 3)]
  expect([harder.truth, easier.truth]).toEqual([0.4, -0.4].map((value) => expect.closeTo(value, 9)))
  for (const { constant } of [harder, easier]) expect(Math.abs(constant - 0.4)).toBeLessThan(0.15)
  expect(easier.after).toBeGreaterThan(easier.before + 5)
  expect(Math.abs(simulateLink('half', 1500, 4).constant)).toBeLessThan(0.15)
})

test('TRU-02 of ten equal people somebody is marked on at most 10 of 100 pages, whatever they know', () => {
  for (const known of [0.2, 0.5, 0.8]) expect(measureFalseMarks(10, known, 300)).toBeLessThanOrEqual(10)
})

test('TRU-03 the error of rated texts holds raters who differ by one point of ten, and a second rating narrows it', () => {
  const [one, two] = [1, 2].map((ratings) => measureRatedCoverage(2000, ratings)) as [Rated, Rated]
  for (const { within, without } of [one, two]) {
    expect(within).toBeGreaterThan(64)
    expect(within).toBeLessThan(72)
    expect(without).toBeLessThan(55)
  }
  expect(two.error).toBeLessThan(0.85 * one.error)
})
type Rated = ReturnType<typeof measureRatedCoverage>

test('GUE-01 the fit of a bank shows guessing of one in four, and seldom any where nobody guesses', () => {
  expect(measureGuessing(2000, 0.25, 6)).toBeGreaterThan(80)
  expect(measureGuessing(300, 0, 40)).toBeLessThanOrEqual(5)
})
