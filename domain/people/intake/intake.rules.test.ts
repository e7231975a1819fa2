import { expect, test } from 'vitest'
import { consentDueAt, consentLinkProblem } from './intake.rules.ts'

const now = new Date('2026-11-25T12:00:00Z')
const earlier = new Date('2026-11-25T11:59:59Z')
const later = new Date('2026-12-25T12:00:00Z')

test('SPEC-77 a person has thirty days to consent', () => {
  expect(consentDueAt(now)).toEqual(later)
})

test.each([
  ['an open link', { usedAt: null, expiresAt: later, consentDueAt: later }, undefined],
  ['a used one', { usedAt: earlier, expiresAt: later, consentDueAt: later }, 'intake.error.used'],
  ['one of a person who has consented', { usedAt: null, expiresAt: later, consentDueAt: null }, 'intake.error.used'],
  ['one whose time is over', { usedAt: null, expiresAt: now, consentDueAt: now }, 'intake.error.expired'],
  ['one of a person who is due', { usedAt: null, expiresAt: later, consentDueAt: earlier }, 'intake.error.expired'],
] as const)('INT-02 a link for consent is refused unless it is open: %s', (_, link, problem) => {
  expect(consentLinkProblem(link, now)).toBe(problem)
})
