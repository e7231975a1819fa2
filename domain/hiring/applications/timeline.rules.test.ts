import { expect, test } from 'vitest'
import type { Stage } from '../../kernel/stages.ts'
import { type RecordedEvent, timelineOf } from './timeline.rules.ts'

const nothing = { stage: null, starts_at: null, ends_at: null, time_zone: null, answer: null, note: '' }
const noted = (kind: RecordedEvent['kind'], minute: number, stage: Stage | null = null): RecordedEvent => ({
  ...nothing,
  kind,
  at: new Date(2026, 0, 1, 0, minute),
  stage,
})
const applied = noted('applied', 0, 'apply')

test.each([
  ['an e-mail that confirms the application adds nothing', [applied, noted('told', 0, 'apply')], ['applied']],
  [
    'a stage that is told twice appears once, until another stage is told',
    [
      applied,
      noted('told', 1, 'makeTest'),
      noted('told', 2, 'makeTest'),
      noted('told', 3, 'apply'),
      noted('told', 4, 'makeTest'),
    ],
    ['applied', 'told makeTest', 'told apply', 'told makeTest'],
  ],
  [
    'an invitation includes its stage, the next reschedules, one after a cancellation invites',
    [
      applied,
      noted('told', 1, 'firstInterview'),
      noted('invitation', 1, 'firstInterview'),
      noted('answered', 2, 'firstInterview'),
      noted('told', 3, 'firstInterview'),
      noted('invitation', 3, 'firstInterview'),
      noted('cancellation', 4, 'firstInterview'),
      noted('told', 5, 'firstInterview'),
      noted('invitation', 5, 'firstInterview'),
    ],
    [
      'applied',
      'invited firstInterview',
      'answered firstInterview',
      'rescheduled firstInterview',
      'cancelled firstInterview',
      'invited firstInterview',
    ],
  ],
  [
    'a person who applies again is at the first stage again',
    [applied, noted('told', 1, 'reject'), noted('withdrawn', 2), noted('restored', 3, 'apply'), noted('told', 4, 'reject')],
    ['applied', 'told reject', 'withdrawn', 'applied_again', 'told reject'],
  ],
])('APP-03 SPEC-13: %s', (_what, all, wanted) => {
  const words = timelineOf(all).map(({ kind, stage }) =>
    [kind, kind.startsWith('applied') ? null : stage].filter(Boolean).join(' '),
  )
  expect(words).toEqual(wanted)
})
