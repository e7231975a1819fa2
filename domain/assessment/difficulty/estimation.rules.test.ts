import { expect, test } from 'vitest'
import type { AnswersOfAttempt } from './answers.rules.ts'
import type { DifficultyLack } from './difficulty.rules.ts'
import { estimateDifficulties } from './estimation.rules.ts'

/** So many attempts at some questions; each digit says whether that question was right. */
const attempts = (count: number, questions: readonly number[], digits: string): AnswersOfAttempt[] =>
  Array.from({ length: count }, () => ({ questions, right: [...digits].map((digit) => digit === '1') }))
const of = (answers: readonly AnswersOfAttempt[], question: number) =>
  estimateDifficulties(answers).find((one) => one.question === question)!

test.each<[string, AnswersOfAttempt[], DifficultyLack | null]>([
  ['29 answers are too few', [...attempts(15, [1, 2], '10'), ...attempts(14, [1, 2], '01')], 'few'],
  ['30 answers are enough', [...attempts(16, [1, 2], '10'), ...attempts(14, [1, 2], '01')], null],
  ['everybody is right', attempts(30, [1, 2], '10'), 'all_right'],
  ['nobody is right', attempts(30, [1, 2], '01'), 'all_wrong'],
  ['it was never asked with others', [...attempts(20, [1], '1'), ...attempts(20, [1], '0')], 'apart'],
  [
    'others are never harder',
    [...attempts(20, [1, 2], '10'), ...attempts(20, [1, 2], '11'), ...attempts(20, [1, 2], '00')],
    'apart',
  ],
])('FAI-01 a question has a difficulty, or says why not: %s', (_case, answers, lack) => {
  const { estimate, lack: stated } = of(answers, 1)
  expect({ stated, isEstimated: estimate !== null }).toEqual({ stated: lack, isEstimated: lack === null })
})

test('FAI-01 two questions differ by the logarithm of their odds, computed by hand', () => {
  // People with both right, or both wrong, say nothing: ln(40 / 20), with the variance 1/40 + 1/20, half on each side of zero.
  const answers = [
    ...attempts(40, [1, 2], '10'),
    ...attempts(20, [1, 2], '01'),
    ...attempts(90, [1, 2], '11'),
    ...attempts(70, [1, 2], '00'),
  ]
  const [one, other] = [of(answers, 1), of(answers, 2)]
  expect(one.answers).toBe(220)
  expect(one.estimate!.difficulty).toBeCloseTo(-Math.log(2) / 2, 8)
  expect(other.estimate!.difficulty).toBeCloseTo(Math.log(2) / 2, 8)
  expect(one.estimate!.error).toBeCloseTo(Math.sqrt(1 / 40 + 1 / 20) / 2, 8)
})

test('FAI-01 no more than a thousand questions are estimated at once', () => {
  const pairs = Array.from({ length: 1001 }, (_, place) => [place, (place + 1) % 1001] as const)
  const answers = pairs.flatMap((pair) => [...attempts(8, pair, '10'), ...attempts(8, pair, '01')])
  const lacks = estimateDifficulties(answers).filter(({ lack }) => lack === 'beyond')
  expect(lacks.map(({ question }) => question)).toEqual([1000])
})
