import { expect, test } from 'vitest'
import { changeDueAt, stateOfChange } from './address-changes.rules.ts'

const begun = new Date('2026-11-01T10:00:00Z')
const dueAt = changeDueAt(begun)
const on = (day: string) => new Date(`2026-${day}T10:00:00Z`)

test.each([
  ['begun', null, null, on('11-01'), 'wait'],
  ['confirmed within the seven days', on('11-02'), null, on('11-07'), 'wait'],
  ['confirmed, on the last instant', on('11-02'), null, on('11-08'), 'apply'],
  ['not confirmed', null, null, on('11-20'), 'wait'],
  ['not confirmed for long', null, null, on('12-08'), 'forget'],
  ['stopped although confirmed', on('11-02'), on('11-03'), on('11-09'), 'stopped'],
  ['stopped long ago', on('11-02'), on('11-03'), on('12-03'), 'forget'],
] as const)('IDT-04 a change of address that is %s', (_, confirmedAt, stoppedAt, now, state) => {
  expect(stateOfChange({ dueAt, confirmedAt, stoppedAt }, now)).toBe(state)
})
