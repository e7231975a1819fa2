import { expect, test } from 'vitest'
import { canBeHired, chooseHire, isCurrentHire } from './hires.rules.ts'

const day = '2026-03-02T15:00:00.000Z'
const selected = { stage: 'approved', removed: false, hired_at: null, hire_ended_at: null } as const

test.each([
  ['a selected candidate', {}, true],
  ['one at another stage', { stage: 'secondInterview' }, false],
  ['one whose card was removed', { removed: true }, false],
  ['a current hire', { hired_at: day }, false],
  ['one who left the job', { hired_at: day, hire_ended_at: day }, true],
] as const)('SPEC-87 only a selected candidate who is not hired yet can be hired: %s', (_, change, expected) => {
  expect(canBeHired({ ...selected, ...change })).toBe(expected)
})

test('SPEC-87 a hire is current until it ends', () => {
  expect([selected, { ...selected, hired_at: day }, { hired_at: day, hire_ended_at: day }].map(isCurrentHire)).toEqual([
    false,
    true,
    false,
  ])
})

test('SPEC-87 without a name the only application is chosen; none and several are not guessed', () => {
  expect([chooseHire([]), chooseHire([selected]), chooseHire([selected, selected])]).toEqual([
    'board.error.none_to_hire',
    selected,
    'board.error.which_hire',
  ])
})
