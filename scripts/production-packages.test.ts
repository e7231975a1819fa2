import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesUnder } from './files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object }
/** Loaded with CANTERA_DEV=1 alone. */
const development = ['vite']
/** Not `path.resolve`, and no `from` of SQL: a package begins with a letter or an @. */
const imported = /(?:\bfrom |\bimport |\bimport\(|(?<!path)\.resolve\()\s*'(@?[a-z][^']*)'/g

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that the files of a tree import, without tests and types. */
function packagesOf(tree: string): Set<string> {
  const files = filesUnder(path.join(root, tree)).filter((file) => /(?<!\.test|\.access)\.tsx?$/.test(file))
  const texts = files.filter((file) => !file.includes('/testing/')).map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(imported)]
      .filter(({ index }) => !/import type[^\n]*$/.test(text.slice(0, index)))
      .map(([, name = '']) => name),
  )
  return new Set(names.filter((name) => !isBuiltin(name)).map(packageOf))
}

test.each(['server', 'domain'])('CFG-07 everything that %s/ imports is installed in production', (tree) => {
  const needed = [...packagesOf(tree)].filter((name) => !development.includes(name))
  expect(needed.length).toBeGreaterThan(0)
  expect(needed.filter((name) => !Object.keys(dependencies).includes(name))).toEqual([])
})
