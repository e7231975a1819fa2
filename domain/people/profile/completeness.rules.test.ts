import { expect, test } from 'vitest'
import { completenessOf, type ProfilePart, profileParts, weights } from './completeness.rules.ts'

const having = (...parts: readonly ProfilePart[]) =>
  completenessOf(Object.fromEntries(profileParts.map((part) => [part, parts.includes(part)])) as Record<ProfilePart, boolean>)

test('PRO-01 all parts of a profile together are the whole of it', () => {
  expect(Object.values(weights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100)
  expect(having(...profileParts)).toEqual({ percent: 100, missing: [] })
})

test.each([
  [[], 0, profileParts],
  [['cv'], 20, ['personal', 'skills', 'experience', 'education', 'references', 'portfolio']],
  [['personal', 'cv'], 50, ['skills', 'experience', 'education', 'references', 'portfolio']],
  [['portfolio', 'personal', 'cv', 'references'], 60, ['skills', 'experience', 'education']],
  [['personal', 'cv', 'skills', 'experience', 'education', 'portfolio'], 95, ['references']],
] as const)(
  'PRO-01 a profile with %j is complete to %i percent, and the weightiest part is missed first',
  (parts, percent, missing) => {
    expect(having(...parts)).toEqual({ percent, missing })
  },
)
