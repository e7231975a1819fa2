import { posix } from 'node:path'
import { resolve } from './imports.mjs'

const isMail = /^server\/.+\.mail\.ts$/

/** The tables of contents, each with the files that it must list: unlisted ones are neither served nor shown. */
const tables = [
  { table: 'domain/screens.ts', lists: /^domain\/.+\.screens\.ts$/ },
  { table: 'server/features.ts', lists: /^server\/(?!platform|database|testing)[^/]+\/[^/]+\/[^/]+\.routes\.ts$/ },
  { table: 'server/mails.ts', lists: isMail, needs: 'a row for this e-mail' },
]

/** Finds screens, routes and e-mails that their table of contents does not list, and e-mails without a test. */
export function checkListed(sources) {
  return [...unlisted(sources), ...untestedMails(sources)]
}

function untestedMails(sources) {
  const paths = new Set(sources.map(({ path }) => path))
  const testOf = (path) => path.replace(/\.ts$/, '.test.ts')
  return [...paths]
    .filter((path) => isMail.test(path) && !paths.has(testOf(path)))
    .map((path) => `${path}:1  This e-mail needs a test that reads it in both languages: ${testOf(path)}.`)
}

function unlisted(sources) {
  return tables.flatMap(({ table, lists, needs }) => {
    const contents = sources.find(({ path }) => path === table)
    if (!contents) return []
    const listed = new Set(contents.imports().map(({ address }) => resolve(table, address)))
    return sources
      .filter(({ path }) => lists.test(path) && !listed.has(path))
      .map(
        ({ path }) =>
          `${path}:1  ${table} lacks ${needs ?? `its line: export { … } from './${posix.relative(posix.dirname(table), path)}'`}.`,
      )
  })
}
