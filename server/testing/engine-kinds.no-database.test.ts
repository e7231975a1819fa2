import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { engineKinds } from './engine-kinds.ts'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const filesOf = (pattern: string) => globSync(pattern, { cwd }).map((path) => path.replaceAll('\\', '/'))

test.each(Object.values(engineKinds).flat())('%s names tests, which run on both engines', (pattern) => {
  expect(filesOf(pattern)).not.toEqual([])
})

test('each feature with routes has a main test of the same name', () => {
  const features = new Set(filesOf('server/{assessment,desk,hiring,people,site}/*/*.routes.ts').map(dirname))
  for (const feature of features)
    expect(filesOf(`${feature}/*.test.ts`)).toContain(`${feature}/${basename(feature)}.routes.test.ts`)
})
