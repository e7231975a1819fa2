import { expect, test } from 'vitest'
import { consentDueAt, consentLinkProblem, isCovered, remindersDue } from './added-candidates.rules.ts'

const now = new Date('2026-11-25T12:00:00Z')
const earlier = new Date('2026-11-25T11:59:59Z')
const later = new Date('2026-12-25T12:00:00Z')

test('SPEC-79 a person has the days of the settings to consent', () => {
  expect(consentDueAt(now, 30)).toEqual(later)
})

test.each([
  ['2026-11-16T12:00:00Z', 0],
  ['2026-11-15T12:00:00Z', 1],
  ['2026-10-31T12:00:01Z', 1],
  ['2026-10-31T12:00:00Z', 2],
  ['2026-01-01T00:00:00Z', 2],
])('INT-08 a person who was asked at %s has %i reminders due', (askedAt, due) => {
  expect(remindersDue(new Date(askedAt), now)).toBe(due)
})

test.each([
  ['an open link', { kind: 'consent', usedAt: null, expiresAt: later, consentDueAt: later }, undefined],
  ['a used one', { kind: 'consent', usedAt: earlier, expiresAt: later, consentDueAt: later }, 'intake.error.used'],
  [
    'one of a person who has consented',
    { kind: 'consent', usedAt: null, expiresAt: later, consentDueAt: null },
    'intake.error.used',
  ],
  ['one whose time is over', { kind: 'consent', usedAt: null, expiresAt: now, consentDueAt: now }, 'intake.error.expired'],
  [
    'one of a person who is due',
    { kind: 'consent', usedAt: null, expiresAt: later, consentDueAt: earlier },
    'intake.error.expired',
  ],
  ['a link to object', { kind: 'objection', usedAt: null, expiresAt: later, consentDueAt: null }, undefined],
  ['a used one to object', { kind: 'objection', usedAt: earlier, expiresAt: later, consentDueAt: null }, 'intake.error.used'],
] as const)('INT-02 a link for consent is refused unless it is open: %s', (_, link, problem) => {
  expect(consentLinkProblem(link, now)).toBe(problem)
})

test.each([
  ['a person who never refused', { declaration: 'file', consentedOn: '2020-01-01', refusedOn: undefined }, true],
  ['a person who refused, in a file', { declaration: 'file', consentedOn: '2026-12-01', refusedOn: '2026-11-25' }, false],
  [
    'a person who consented before refusing',
    { declaration: 'person', consentedOn: '2026-11-24', refusedOn: '2026-11-25' },
    false,
  ],
  ['a person who consented after refusing', { declaration: 'person', consentedOn: '2026-11-25', refusedOn: '2026-11-25' }, true],
] as const)('INT-07 a declaration covers %s: %o', (_, declared, covers) => {
  expect(isCovered(declared)).toBe(covers)
})
