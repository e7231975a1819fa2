import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { archiveVersion, isTagged, problemOfRelease } from './release-version.mjs'

const clean = { commit: 'e0f44d28', isClean: true, tags: [''], allTags: ['v0.1.0'] }
const changelog = '# Changes\n\n## 0.2.0 (2026-12-01)\n\nUpdates from 0.1.0.\n'

test.each([
  ['0.2.0', clean, undefined],
  ['0.2.0', undefined, undefined],
  ['0.2.0', { ...clean, tags: ['v0.2.0'], allTags: ['v0.1.0', 'v0.2.0'] }, undefined],
  ['0.2.0', { ...clean, isClean: false }, 'commit them first'],
  ['0.2.0', { ...clean, allTags: ['v0.2.0'] }, 'raise the version'],
  ['0.3.0', clean, 'CHANGELOG.md has no heading "## 0.3.0 (year-month-day)"'],
  ['0.3.0-dev', { ...clean, isClean: false }, undefined],
])('REL-01 a release of %s from %j: %s', (version, checkout, problem) => {
  const reported = problemOfRelease({ version, checkout, changelog })
  if (problem === undefined) expect(reported).toBeUndefined()
  else expect(reported).toContain(problem)
})

test.each([
  ['0.2.0', clean, '0.2.0', true],
  ['0.2.0', undefined, '0.2.0', false],
  ['0.2.0-dev', clean, '0.2.0-dev.e0f44d28', false],
  ['0.2.0-dev', { ...clean, isClean: false }, '0.2.0-dev.e0f44d28.changed', false],
])('REL-01 the archive of %s from %j is called %s, tagged: %s', (version, checkout, name, tagged) => {
  expect([archiveVersion(version, checkout), isTagged(version, checkout)]).toEqual([name, tagged])
})

test('REL-01 the changes name the version that is being made, and from which it updates', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  expect(changes).toMatch(new RegExp(`^## ${version.replace(/-.*/, '')} \\(.+\\)\n\nUpdates from \\d`, 'm'))
})
