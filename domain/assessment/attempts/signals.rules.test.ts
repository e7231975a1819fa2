import { expect, test } from 'vitest'
import { connectionFactsOf, countSignals, judgeSignals, type NotedAnswer, signalQuestionsOf } from './signals.rules.ts'

const quiet: NotedAnswer = {
  paste_answer: false,
  copy_answer: false,
  copy_question: false,
  left_window: 0,
  device_changed: false,
  network_changed: false,
  too_fast: false,
  late: false,
}
/** Ten answers, of which the first ones have these signals. */
const noted = (...notes: Partial<NotedAnswer>[]) => Array.from({ length: 10 }, (_, index) => ({ ...quiet, ...notes[index] }))
const many = (count: number, note: Partial<NotedAnswer>) => noted(...Array(count).fill(note))

test('TST-05 counts signals by question, and each time that the window was left', () => {
  const counts = countSignals(
    noted({ paste_answer: true, left_window: 3, late: true }, { paste_answer: true, copy_question: true, left_window: 1 }),
  )
  expect(counts).toEqual({
    paste_answer: 2,
    copy_answer: 0,
    copy_question: 1,
    left_window: 4,
    device_changed: 0,
    network_changed: 0,
    too_fast: 0,
    late: 1,
  })
})

test('SPEC-88: an absent connection and a late answer are facts of their question', () => {
  const answers = [0, 75, 0].map((offline_seconds, index) => ({ offline_seconds, arrived_late: index === 2 }))
  expect(connectionFactsOf(answers)).toEqual({ away: [{ number: 2, seconds: 75 }], arrived_late: 3 })
  expect(connectionFactsOf([])).toEqual({ away: [], arrived_late: null })
})

const reason = (name: string, count: number) => [`attempts.signal.${name}`, count]
test.each([
  ['nothing', noted(), 'nothing', []],
  ['late answers and changed networks', many(10, { late: true, network_changed: true }), 'nothing', []],
  ['one other device', many(1, { device_changed: true }), 'nothing', []],
  ['two other devices', many(2, { device_changed: true }), 'worth_asking', [reason('several_devices', 2)]],
  ['the window left four times', many(4, { left_window: 1 }), 'nothing', []],
  ['the window left five times', many(1, { left_window: 5 }), 'worth_asking', [reason('left_often', 5)]],
  ['one copied question', many(1, { copy_question: true }), 'nothing', []],
  ['two copied questions', many(2, { copy_question: true }), 'worth_asking', [reason('copied_questions', 2)]],
  ['copied answers', many(10, { copy_answer: true }), 'nothing', []],
  ['a paste', many(1, { paste_answer: true }), 'worth_asking', [reason('pasted', 1)]],
  ['a paste after leaving', many(1, { paste_answer: true, left_window: 1 }), 'worth_asking', [reason('pasted', 1)]],
  ['pastes after leaving', many(2, { paste_answer: true, left_window: 1 }), 'ask_in_person', [reason('left_and_pasted', 2)]],
  [
    'pastes and leavings at different questions',
    noted({ paste_answer: true }, { left_window: 4 }, { paste_answer: true }),
    'worth_asking',
    [reason('pasted', 2)],
  ],
  ['two fast answers', many(2, { too_fast: true }), 'worth_asking', [reason('too_fast', 2)]],
  ['three fast answers', many(3, { too_fast: true }), 'ask_in_person', [reason('many_too_fast', 3)]],
] as const)('SPEC-37: %s', (_case, answers, level, reasons) => {
  const judged = judgeSignals(answers)
  expect([judged.level, judged.reasons.map(({ key, count }) => [key, count])]).toEqual([level, reasons])
})

test('SPEC-37: lists the numbers of the questions with each signal, from 1', () => {
  const at = signalQuestionsOf(noted({ left_window: 2 }, {}, { paste_answer: true, left_window: 1 }))
  expect([at.left_window, at.paste_answer, at.late]).toEqual([[1, 3], [3], []])
})
