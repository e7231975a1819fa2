import { expect, test } from 'vitest'
import { type ProfilePart, profileParts } from '../../kernel/own-record.contract.ts'
import { completenessOf, weights } from './completeness.rules.ts'

const having = (...parts: readonly ProfilePart[]) =>
  completenessOf(Object.fromEntries(profileParts.map((part) => [part, parts.includes(part)])) as Record<ProfilePart, boolean>)

test('PRO-01 the weights of all parts of a profile add up to 100 percent', () => {
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
  'PRO-01 a profile with %j is %i percent complete, and its weightiest missing part comes first',
  (parts, percent, missing) => {
    expect(having(...parts)).toEqual({ percent, missing })
  },
)
