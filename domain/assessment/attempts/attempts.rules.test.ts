import { expect, test } from 'vitest'
import {
  candidateStateOf,
  endAfter,
  endingOf,
  endOf,
  eventAtDeadline,
  eventOfAnswer,
  isDue,
  isMarkedLate,
  isTooFast,
  judgeAnswer,
  mayRetake,
  refusalOfFinish,
  refusalOfStart,
  stateAfter,
  takesLateAnswer,
  timeLimitSeconds,
} from './attempts.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test.each([
  ['running', 'answered', 'running'],
  ['running', 'all_answered', 'finished'],
  ['running', 'limit_passed', 'finished'],
  ['running', 'day_passed', 'expired'],
  ['finished', 'answered', 'finished'],
  ['finished', 'day_passed', 'finished'],
  ['expired', 'answered', 'expired'],
  ['expired', 'all_answered', 'expired'],
  ['expired', 'limit_passed', 'expired'],
] as const)('TST-09 SPEC-33: %s, then %s, is %s', (state, event, expected) => {
  expect(stateAfter(state, event)).toBe(expected)
})

test('TST-03 the tenth answer is the last; a limit finishes a test, a day expires it', () => {
  expect([0, 8, 9].map((position) => eventOfAnswer(position, 10, false))).toEqual(['answered', 'answered', 'all_answered'])
  expect([null, 600].map(eventAtDeadline)).toEqual(['day_passed', 'limit_passed'])
})

test('LEN-01 a clear result ends a test before its last question', () => {
  expect(eventOfAnswer(8, 25, true)).toBe('all_answered')
  expect(eventOfAnswer(8, 25, false)).toBe('answered')
  expect(eventOfAnswer(24, 25, false)).toBe('all_answered')
})

test.each([
  [8, 1200, 0],
  [9, 1200, 120],
  [20, 1200, 120],
  [9, 1800, 180],
  [9, null, 0],
])(
  'LEN-01 after the answer at position %s of a test with a limit of %s seconds, its end is %s seconds later',
  (position, limit, more) => {
    expect(endAfter(position, now, limit)).toEqual(after(more * 1000))
  },
)

test.each([
  [[], null, 10, null],
  [[60], true, 9, 'clear'],
  [[60], true, 25, 'clear'],
  [[60], false, 25, 'unclear'],
  [[60], false, 14, 'bank_out'],
  [[60], null, 10, 'time_over'],
] as const)(
  'LEN-01 a test with limits %j that is clear: %s after %s questions ended as %s',
  (limits, isClear, questions, ending) => {
    expect(endingOf({ limits, isClear, questions })).toBe(ending)
  },
)

test.each([
  [null, 0, null, '2026-11-22T12:00:00.000Z'],
  [null, 50, null, '2026-11-22T12:00:00.000Z'],
  [20, 0, 1200, '2026-11-21T12:20:00.000Z'],
  [20, 50, 1800, '2026-11-21T12:30:00.000Z'],
  [1, 33, 80, '2026-11-21T12:01:20.000Z'],
])('TST-08 SPEC-32: a limit of %s minutes with %s %% more is %s seconds, until %s', (minutes, percent, seconds, until) => {
  const limit = timeLimitSeconds({ timeLimitMinutes: minutes, extraTimePercent: percent })
  expect([limit, endOf(now, limit, 24).toISOString()]).toEqual([seconds, until])
})

test('TIM-01 only a running attempt becomes due, at its end', () => {
  expect(isDue({ state: 'running', endsAt: after(1) }, now)).toBe(false)
  expect(isDue({ state: 'running', endsAt: now }, now)).toBe(true)
  expect(isDue({ state: 'finished', endsAt: now }, now)).toBe(false)
  expect(isDue(undefined, now)).toBe(false)
})

const fresh = { attempt: undefined, testStatus: 0, datesMissing: false, hasQuestions: true, attemptsLeft: 2 }
const attempt = (state: 'running' | 'finished' | 'expired', sameWindow = true) => ({ attempt: { state, sameWindow } })
test.each([
  ['nothing against it', {}, 'ready', undefined],
  ['no dates', { datesMissing: true }, 'dates_first', 'attempts.error.dates_first'],
  ['no dates and too few questions', { datesMissing: true, hasQuestions: false }, 'no_questions', 'attempts.error.no_questions'],
  ['no dates and no attempts left', { datesMissing: true, attemptsLeft: 0 }, 'no_attempts', 'attempts.error.no_attempts'],
  ['too few questions', { hasQuestions: false, attemptsLeft: 0 }, 'no_questions', 'attempts.error.no_questions'],
  ['no attempts left', { attemptsLeft: 0 }, 'no_attempts', 'attempts.error.no_attempts'],
  ['it runs here, the last attempt', { ...attempt('running'), attemptsLeft: 0 }, 'running', undefined],
  ['it runs elsewhere', attempt('running', false), 'elsewhere', undefined],
  ['finished', attempt('finished'), 'finished', 'attempts.error.finished'],
  ['finished before attempts were kept', { testStatus: 2 }, 'finished', 'attempts.error.finished'],
  ['expired', attempt('expired'), 'expired', undefined],
  ['expired, none left', { ...attempt('expired'), attemptsLeft: 0 }, 'expired', 'attempts.error.no_attempts'],
  ['expired, too few questions since', { ...attempt('expired'), hasQuestions: false }, 'expired', 'attempts.error.no_questions'],
] as const)('SKL-01 TST-09 with %s', (_case, facts, state, refusal) => {
  if (state !== 'running' && state !== 'elsewhere') expect(refusalOfStart({ ...fresh, ...facts })).toBe(refusal)
  expect(candidateStateOf({ ...fresh, ...facts })).toBe(state)
})

test.each([
  ['finished and rated', { testStatus: 1 }, true],
  ['waiting for its rating', { testStatus: 2 }, false],
  ['no attempts left', { testStatus: 1, attemptsLeft: 0 }, false],
  ['too few questions since', { testStatus: 1, hasQuestions: false }, false],
  ['a second one ran out', { testStatus: 1, ...attempt('expired') }, true],
  ['a second one runs', { testStatus: 1, ...attempt('running') }, false],
  ['not finished', { attempt: undefined }, false],
] as const)('SPEC-34: a test with %s may be taken again: %s', (_case, facts, expected) => {
  const testFacts = { ...fresh, ...attempt('finished'), ...facts }
  expect(mayRetake(testFacts)).toBe(expected)
  if (testFacts.testStatus > 0 && testFacts.attempt?.state !== 'running')
    expect(refusalOfStart(testFacts, true)).toBe(expected ? undefined : 'attempts.error.finished')
})

test.each([
  [null, 'attempts.error.not_running'],
  ['running', 'attempts.error.unanswered'],
  ['expired', 'attempts.error.over'],
  ['finished', undefined],
] as const)('TST-03 finishing a test in state %s: %s', (state, expected) => {
  expect(refusalOfFinish(state)).toBe(expected)
})

const running = { state: 'running', due: false, sameWindow: true, takesLate: false } as const
const late = { state: 'finished', takesLate: true } as const
const asked = { isNamed: true, isShown: true, isAnswered: false, isSame: false }
const same = { isAnswered: true, isSame: true }
const other = { isAnswered: true, isSame: false }
test.each([
  ['the answer that is waited for', {}, {}, 'new'],
  ['the same again', {}, same, 'again'],
  ['the same again from another window', { sameWindow: false }, same, 'again'],
  ['the same again after the end', { state: 'finished' }, same, 'again'],
  ['another one', {}, other, 'attempts.error.answered'],
  ['another one after the end', { state: 'finished' }, other, 'attempts.error.over'],
  ['a later question', {}, { isShown: false }, 'attempts.error.not_asked'],
  ['a question of another attempt', {}, { isNamed: false }, 'attempts.error.not_asked'],
  ['another question with what was kept here', {}, { ...same, isNamed: false }, 'attempts.error.not_asked'],
  ['when the time is over', { due: true }, {}, 'attempts.error.over'],
  ['when it has expired', { state: 'expired' }, {}, 'attempts.error.over'],
  ['from another window', { sameWindow: false }, {}, 'attempts.error.other_window'],
  ['of the open question after the end', late, {}, 'late'],
  ['of the open question before the end was noted', { due: true, takesLate: true }, {}, 'late'],
  ['of the open question after the end, from another window', { ...late, sameWindow: false }, {}, 'attempts.error.over'],
  ['another one to the open question after the end', late, other, 'attempts.error.over'],
  ['a question not shown before the end', late, { isShown: false }, 'attempts.error.over'],
  ['a question of another attempt after the end', late, { isNamed: false }, 'attempts.error.over'],
] as const)('TIM-01 an answer: %s', (_case, attemptIs, questionIs, expected) => {
  expect(judgeAnswer({ attempt: { ...running, ...attemptIs }, question: { ...asked, ...questionIs } })).toBe(expected)
})

test('TIM-01 refuses an answer without an attempt', () => {
  expect(judgeAnswer({ attempt: undefined, question: asked })).toBe('attempts.error.not_running')
})

const minutes = (count: number) => count * 60_000
test.each([
  ['running', 60, -1, false],
  ['running', 60, 0, true],
  ['finished', 60, minutes(10) - 1, true],
  ['finished', 60, minutes(10), false],
  ['finished', null, 0, false],
  ['expired', 60, 0, false],
] as const)(
  'SPEC-88: whether a %s test with the limit %s takes an answer %s ms after its end: %s',
  (state, limitSeconds, ms, taken) => {
    const endsAt = new Date('2026-03-01T10:00:00Z')
    expect(takesLateAnswer({ state, endsAt, limitSeconds }, new Date(endsAt.getTime() + ms))).toBe(taken)
  },
)

test.each([
  [-1000, false],
  [5000, false],
  [5001, true],
])('SPEC-88: whether an answer %s ms after the end is marked as late: %s', (ms, marked) => {
  const endsAt = new Date('2026-03-01T10:00:00Z')
  expect(isMarkedLate(endsAt, new Date(endsAt.getTime() + ms))).toBe(marked)
})

test.each([
  ['Una sola', 999, true],
  ['Una sola', 1000, false],
  ['palabra '.repeat(40), 3999, true],
  ['palabra '.repeat(40), 4000, false],
])('TST-05 SPEC-37: whether %j answered after %s ms is too fast: %s', (question, milliseconds, expected) => {
  expect(isTooFast(question, milliseconds)).toBe(expected)
})
