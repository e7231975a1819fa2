import type { Fault } from './fault.ts'
import type { FinalAnswer, FinalState } from './final-state.ts'
import { mayHaveHappened, type Operation, ofKind } from './operations.ts'

const questions = 10
const keyOf = ({ person, skill, position }: Pick<FinalAnswer, 'person' | 'skill' | 'position'>) =>
  `${person} ${skill} ${position}`

/**
 * The promises about tests: one attempt per start, one row per question; an acknowledged answer is the stored one, and the only one; nothing
 * is stored that nobody sent; questions are answered in order; an attempt is finished by its tenth answer, with the points of its answers.
 */
export function checkAnswers(history: readonly Operation[], { answers, attempts, people }: FinalState): Fault[] {
  const faults: Fault[] = []
  const blame = (rule: string, about: string, operations: readonly Operation[] = []) =>
    faults.push({ rule, about, operations: operations.map(({ number }) => number) })
  // The answers of closed people may be erased.
  const open = new Set(people.filter(({ isClosed }) => !isClosed).map(({ uuid }) => uuid))
  const sent = Map.groupBy(
    ofKind(history, 'answer').filter(({ person }) => open.has(person)),
    keyOf,
  )
  const stored = Map.groupBy(
    answers.filter(({ person }) => open.has(person)),
    keyOf,
  )
  for (const [key, rows] of stored) {
    const [row] = rows
    if (rows.length > 1) blame('a question is asked once per test', key)
    const choice = row?.choice ?? null
    const isSent = (sent.get(key) ?? []).some((operation) => mayHaveHappened(operation) && operation.choice === choice)
    if (choice !== null && !isSent) blame('no answer is stored that nobody sent', key, sent.get(key))
  }
  for (const [key, operations] of sent) {
    const done = operations.filter(({ outcome }) => outcome === 'done')
    const choice = stored.get(key)?.[0]?.choice ?? null
    if (new Set(done.map((operation) => operation.choice)).size > 1) blame('one outcome per answer', key, done)
    else if (done.length > 0 && choice !== done[0]!.choice) blame('no acknowledged answer is lost', key, done)
  }
  const ofAttempt = Map.groupBy(
    answers.filter(({ person }) => open.has(person)),
    ({ person, skill }) => `${person} ${skill}`,
  )
  for (const [key, own] of Map.groupBy(
    attempts.filter(({ person }) => open.has(person)),
    ({ person, skill }) => `${person} ${skill}`,
  )) {
    if (own.length > 1) blame('a test that runs is not started again', key)
    const rows = (ofAttempt.get(key) ?? []).toSorted((one, other) => one.position - other.position)
    const answered = rows.filter(({ choice }) => choice !== null)
    if (answered.some(({ position }, index) => position !== index)) blame('questions are answered in order', key)
    const [attempt] = own
    const isWhole = answered.length === questions
    if ((attempt?.state === 'finished') !== isWhole) blame('the tenth answer finishes a test, and nothing else does', key)
    else if (isWhole && attempt?.points !== answered.reduce((sum, { points }) => sum + (points ?? 0), 0))
      blame('a test has the points of its answers', key)
  }
  return faults
}
