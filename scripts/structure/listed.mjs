import { posix } from 'node:path'
import { resolve } from './imports.mjs'

/** The tables of contents, each with the files that it must list: unlisted ones are neither served nor shown. */
const tables = [
  { table: 'domain/screens.ts', lists: /^domain\/.+\.screens\.ts$/ },
  { table: 'server/features.ts', lists: /^server\/(?!platform|database|testing)[^/]+\/[^/]+\/[^/]+\.routes\.ts$/ },
]

/** Finds screens and routes that their table of contents does not list. */
export function checkListed(sources) {
  return tables.flatMap(({ table, lists }) => {
    const contents = sources.find(({ path }) => path === table)
    if (!contents) return []
    const listed = new Set(contents.imports().map(({ address }) => resolve(table, address)))
    return sources
      .filter(({ path }) => lists.test(path) && !listed.has(path))
      .map(
        ({ path }) => `${path}:1  ${table} lacks its line: export { … } from './${posix.relative(posix.dirname(table), path)}'.`,
      )
  })
}
