import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../files.mjs'

const imported = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** The scripts and styles that browsers run: those of web/, and what they import from domain/. */
export function browserSources(root) {
  const pages = filesUnder(path.join(root, 'web')).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|entry\.server/.test(file),
  )
  const found = new Set(pages)
  for (const file of found) {
    if (file.endsWith('.css')) continue
    for (const [, from, lazily] of readFileSync(file, 'utf8').matchAll(imported)) {
      const name = from ?? lazily
      const target = name.startsWith('#domain/')
        ? path.join(root, name.slice(1))
        : name.startsWith('.') && path.resolve(path.dirname(file), name)
      if (target && /domain.*\.ts$/.test(path.relative(root, target)) && existsSync(target)) found.add(target)
    }
  }
  return [...found]
}
