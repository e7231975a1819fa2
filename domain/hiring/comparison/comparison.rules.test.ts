import { expect, test } from 'vitest'
import { comparedStateOf } from './comparison.rules.ts'

test.each([
  ['is on the board', { removed: false, withdrawn: false }, 'here'],
  ['withdrew', { removed: true, withdrawn: true }, 'withdrawn'],
  ['was taken off the board', { removed: true, withdrawn: false }, 'removed'],
  ['is not found', undefined, 'gone'],
] as const)('SBS-01 states of a person who %s', (_case, application, state) => {
  expect(comparedStateOf(application)).toBe(state)
})
