import { expect, test } from 'vitest'
import { interviewerOf, invitationStatusOf, senderOf } from './interviews.rules.ts'

const now = new Date('2026-03-10T15:00:00Z')
const tomorrow = new Date('2026-03-11T15:00:00Z')
const interview = { last_sequence: 2, cancelled_at: null, starts_at: tomorrow }

test.each([
  ['open', 2, null, {}],
  ['answered', 2, 'confirmed' as const, {}],
  ['settled', 2, 'confirmed' as const, { starts_at: now }],
  ['changed', 1, null, {}],
  ['changed', 1, 'declined' as const, {}],
  ['over', 2, null, { starts_at: now }],
  ['cancelled', 2, null, { cancelled_at: now }],
  ['cancelled', 1, 'confirmed' as const, { cancelled_at: now, starts_at: now }],
])('SPEC-61: an invitation is %s with sequence %j and answer %j, for the interview %j', (standing, sequence, answer, change) => {
  expect(invitationStatusOf({ sequence, answer, ...interview, ...change }, now)).toBe(standing)
})

test.each([
  ['marta@example.test', 'marta@example.test', 'marta@example.test'],
  ['Marta Ríos <Marta@example.test>', 'Marta Ríos', 'marta@example.test'],
  ['Marta Ríos', 'Marta Ríos', undefined],
  ['Marta <no address>', 'Marta <no address>', undefined],
  ['a@example.test <b@example.test>', 'a@example.test', 'b@example.test'],
  ['<b@example.test>', 'b@example.test', 'b@example.test'],
])('SPEC-43: %j names the interviewer %j at %j', (sender, name, address) => {
  expect(interviewerOf(sender)).toEqual({ name, address })
})

test.each([
  ['Marta Ríos', 'marta@example.test', 'Marta Ríos <marta@example.test>'],
  ['Marta Ríos', '', 'Marta Ríos'],
  ['Marta@example.test', 'marta@example.test', 'marta@example.test'],
  ['Marta <old@example.test>', 'marta@example.test', 'Marta <marta@example.test>'],
])('SPEC-43: the name %j and the address %j give one sender', (name, address, sender) => {
  expect(senderOf(name, address)).toBe(sender)
})
