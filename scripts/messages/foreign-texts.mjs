import { existsSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { filesUnder } from '../files.mjs'
import { Source } from '../structure/source.mjs'
import { isOfBrowser, readCatalogs } from './catalogs.mjs'
import { readUsage } from './usage.mjs'

const others = ['form', 'candidate', 'staff']
const sources = new Map()
const sourceOf = (root, path) => sources.get(path) ?? sources.set(path, new Source(root, path)).get(path)

/** Texts that a public page uses although visitors have not loaded them: a visitor would read the bare key. */
export function foreignTexts(root, page) {
  const readers = readersOf(root)
  const files = [...comesWith(root, page), ...comesWith(root, 'web/root.tsx')].map((path) => sourceOf(root, path))
  const addressed = files.flatMap(({ text }) => [...text.matchAll(/addAudiences\(([^)]*)\)/g)].map(([, names]) => names)).join()
  const loaded = ['public', ...others.filter((name) => addressed.includes(`'${name}'`))]
  const isForeign = (key) => !loaded.some((reader) => readers.get(key)?.has(reader))
  const { exact, patterns } = readUsage(files)
  const made = patterns.filter((pattern) => {
    const fitting = [...readers.keys()].filter((key) => pattern.test(key))
    return fitting.length > 0 && fitting.every(isForeign)
  })
  return [...[...readers.keys()].filter((key) => exact.has(key) && isForeign(key)), ...made.map(String)]
}

/** The browser files that load together with a file: its imports, without types and dynamic imports. */
function comesWith(root, path, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  for (const { source, importKind, exportKind } of sourceOf(root, path).program.body) {
    if (!source || importKind === 'type' || exportKind === 'type' || !/^\..*\.tsx?$/.test(source.value)) continue
    const next = posix.join(posix.dirname(path), source.value)
    if (existsSync(`${root}/${next}`)) comesWith(root, next, found)
  }
  return found
}

let known
/** The audiences that load each text, by its key without a plural's ending. */
function readersOf(root) {
  if (known) return known
  known = new Map()
  const files = filesUnder(resolve(root, 'domain')).map((path) => sourceOf(root, relative(root, path).split(sep).join('/')))
  for (const { name, messages } of readCatalogs(files.filter(({ isCode }) => isCode)).filter(isOfBrowser)) {
    const reader = others.find((other) => name.endsWith(`.${other}`)) ?? 'public'
    for (const key of messages.keys()) {
      const plain = key.replace(/_(?:one|other)$/, '')
      known.set(plain, (known.get(plain) ?? new Set()).add(reader))
    }
  }
  return known
}
