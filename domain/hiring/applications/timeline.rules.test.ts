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
  ['an e-mail that confirms the application adds nothing', [applied, noted('notified', 0, 'apply')], ['applied']],
  [
    'a stage notified twice appears once, until another stage is notified',
    [
      applied,
      noted('notified', 1, 'makeTest'),
      noted('notified', 2, 'makeTest'),
      noted('notified', 3, 'apply'),
      noted('notified', 4, 'makeTest'),
    ],
    ['applied', 'notified makeTest', 'notified apply', 'notified makeTest'],
  ],
  [
    'an invitation includes its stage, the next reschedules, one after a cancellation invites',
    [
      applied,
      noted('notified', 1, 'firstInterview'),
      noted('invitation', 1, 'firstInterview'),
      noted('answered', 2, 'firstInterview'),
      noted('notified', 3, 'firstInterview'),
      noted('invitation', 3, 'firstInterview'),
      noted('cancellation', 4, 'firstInterview'),
      noted('notified', 5, 'firstInterview'),
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
    [
      applied,
      noted('notified', 1, 'reject'),
      noted('withdrawn', 2),
      noted('restored', 3, 'apply'),
      noted('notified', 4, 'reject'),
    ],
    ['applied', 'notified reject', 'withdrawn', 'applied_again', 'notified reject'],
  ],
])('APP-03 SPEC-13: %s', (_what, all, wanted) => {
  const words = timelineOf(all).map(({ kind, stage }) =>
    [kind, kind.startsWith('applied') ? null : stage].filter(Boolean).join(' '),
  )
  expect(words).toEqual(wanted)
})
