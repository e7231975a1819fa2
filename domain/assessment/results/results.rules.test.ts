import { expect, test } from 'vitest'
import { disagree, durationText, figuresOf, mayBeRated, testStateOf } from './results.rules.ts'

test.each([
  { codes: [], apart: false },
  { codes: ['S'], apart: false },
  { codes: ['S', 'E'], apart: false },
  { codes: ['S', 'R'], apart: true },
  { codes: ['R', 'R', 'M'], apart: true },
] as const)('RES-02 ratings $codes disagree: $apart', ({ codes, apart }) => {
  expect(disagree(codes)).toBe(apart)
})

test.each([
  [0, '0:00:00'],
  [65, '0:01:05'],
  [59.6, '0:01:00'],
  [3725, '1:02:05'],
  [-3, '0:00:00'],
])('RES-01 %d seconds are shown as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test.each([
  [{ hasTest: false, hasDates: true, testStatus: 1 }, 'unavailable'],
  [{ hasTest: true, hasDates: false, testStatus: null }, 'blocked'],
  [{ hasTest: true, hasDates: false, testStatus: 0 }, 'blocked'],
  [{ hasTest: true, hasDates: true, testStatus: 0 }, 'take'],
  [{ hasTest: true, hasDates: true, testStatus: 2 }, 'waiting_to_evaluate'],
  [{ hasTest: true, hasDates: false, testStatus: 1 }, 'done'],
] as const)('BRD-02 %o is labelled %s', (skill, label) => {
  expect(testStateOf(skill)).toBe(label)
})

test.each([
  { of: 'a text of a finished attempt', may: true },
  { of: 'a chosen answer', question: { annotation: null }, may: false },
  { of: 'a text whose points were given to everybody', question: { given: true }, may: false },
  { of: 'a running attempt', attempt: { state: 'running' as const }, may: false },
  { of: 'an expired attempt', attempt: { state: 'expired' as const }, may: false },
  { of: 'an archived attempt', attempt: { archived: true }, may: false },
])('RES-02 $of may be rated: $may', ({ attempt = {}, question = {}, may }) => {
  const finished = { state: 'finished' as const, archived: false, ...attempt }
  expect(mayBeRated(finished, { annotation: 'Un texto', given: false, ...question })).toBe(may)
})

const unanswered = {
  seconds: null,
  correct: null,
  annotation: null,
  points: null,
  code: null,
  paste_answer: false,
  copy_answer: false,
  copy_question: false,
  left_window: 0,
}

test('RES-01 RES-03 a result counts its questions by outcome and signal, each with its share', () => {
  const figures = figuresOf([
    { ...unanswered, seconds: 10, correct: true, points: 10, copy_question: true },
    { ...unanswered, seconds: 20, correct: false, points: 0, left_window: 3 },
    { ...unanswered, seconds: 30, annotation: 'a', points: 7.5, code: 'E', paste_answer: true },
    { ...unanswered, seconds: 40, annotation: 'b', paste_answer: true, copy_answer: true },
    unanswered,
    unanswered,
  ])
  const part = (count: number, share: number) => ({ count, share })
  expect(figures).toEqual({
    questions: 6,
    seconds: 100,
    right: part(1, 16.67),
    wrong: part(1, 16.67),
    waiting: part(1, 16.67),
    unanswered: part(2, 33.33),
    pasted: part(2, 33.33),
    answerCopied: part(1, 16.67),
    questionCopied: part(1, 16.67),
    windowLeft: part(1, 16.67),
    ratings: [
      { scale: 'S', ...part(0, 0) },
      { scale: 'E', ...part(1, 16.67) },
      { scale: 'R', ...part(0, 0) },
      { scale: 'D', ...part(0, 0) },
      { scale: 'M', ...part(0, 0) },
    ],
  })
})
