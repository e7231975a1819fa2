import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesUnder } from './files.mjs'
import { isReleased, releasedEntries } from './released-files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each([
  ['server/main.ts', true],
  ['server/database/migrations/0001-names.sql', true],
  ['server/hiring/clients/clients.tables.sql', true],
  ['server/database/last-release.sql', true],
  ['build/client/assets/root.js', true],
  ['scripts/backup.mjs', true],
  ['scripts/screenshots.mjs', false],
  ['scripts/drills', true],
  ['scripts/drills/failover.mjs', true],
  ['scripts/drills/faults.mjs', false],
  ['scripts/drills/standby', false],
  ['server/main.test.ts', false],
  ['server/people/users/users.access.ts', false],
  ['server/testing', false],
  ['build/compiled/v26', false],
])('OPS-02 %s is in a release: %s', (file, isIn) => {
  expect(isReleased(root, path.join(root, file))).toBe(isIn)
})

test('OPS-02 no released file imports one that a release does not have', () => {
  const folders = releasedEntries.filter((entry) => entry !== 'build' && statSync(path.join(root, entry)).isDirectory())
  const files = folders.flatMap((folder) => filesUnder(path.join(root, folder))).filter((file) => isReleased(root, file))
  const imports = files
    .filter((file) => /\.m?[jt]sx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^\s*(?:import|export)\b(?! type)[^;'`]*?'((?:\.{1,2}\/|#domain\/|#server\/)[^']+)'/gm,
        ),
      ].map(
        ([, to = '']) =>
          [file, to.startsWith('#') ? path.join(root, to.slice(1)) : path.resolve(path.dirname(file), to)] as const,
      ),
    )
  expect(imports.length).toBeGreaterThan(1_000)
  const isInside = (file: string) => releasedEntries.some((entry) => file.startsWith(path.join(root, entry)))
  const missing = imports.filter(([, to]) => !isInside(to) || !isReleased(root, to))
  expect(missing.map(([from, to]) => `${path.relative(root, from)} imports ${path.relative(root, to)}`)).toEqual([])
})
