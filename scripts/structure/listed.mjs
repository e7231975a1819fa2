import { posix } from 'node:path'
import { resolve } from './imports.mjs'

const isMail = /^server\/.+\.mail\.ts$/

const isFeature = /^(?:domain|server|web)\/[^/]+\/[^/]+\/[^/]+\.feature\.ts$/
/** The files that a feature names in its .feature.ts: others are neither served nor shown. */
const named = [
  /^domain\/[^/]+\/[^/]+\/[^/]+\.screens\.ts$/,
  /^server\/(?!platform|database|testing)[^/]+\/[^/]+\/[^/]+\.(?:routes|exports)\.ts$/,
  isMail,
]

/** Finds features without their line, parts of a feature that it does not name, and e-mails without a test. */
export function checkListed(sources) {
  return [...unlisted(sources), ...unnamed(sources), ...untestedMails(sources)]
}

function untestedMails(sources) {
  const paths = new Set(sources.map(({ path }) => path))
  const testOf = (path) => path.replace(/\.ts$/, '.test.ts')
  return [...paths]
    .filter((path) => isMail.test(path) && !paths.has(testOf(path)))
    .map((path) => `${path}:1  This e-mail needs a test that reads it in both languages: ${testOf(path)}.`)
}

/** The paths that a file imports. */
const importsOf = (source) => new Set(source?.imports().map(({ address }) => resolve(source.path, address)))

/** The trees that have a list of features. */
const treesWithLists = (sources) =>
  ['domain', 'server', 'web'].filter((tree) => sources.some(({ path }) => path === `${tree}/features.ts`))

function unlisted(sources) {
  return treesWithLists(sources).flatMap((tree) => {
    const listed = importsOf(sources.find(({ path }) => path === `${tree}/features.ts`))
    return sources
      .filter(({ path }) => path.startsWith(`${tree}/`) && isFeature.test(path) && !listed.has(path))
      .map(({ path }) => `${path}:1  ${tree}/features.ts lacks its line: export { … } from './${posix.relative(tree, path)}'.`)
  })
}

function unnamed(sources) {
  const trees = treesWithLists(sources)
  return sources.flatMap(({ path }) => {
    if (!trees.some((tree) => path.startsWith(`${tree}/`)) || !named.some((pattern) => pattern.test(path))) return []
    const folder = path.split('/').slice(0, 3).join('/')
    const feature = `${folder}/${posix.basename(folder)}.feature.ts`
    const names = importsOf(sources.find((source) => source.path === feature))
    return names.has(path) ? [] : [`${path}:1  ${feature} does not name this file.`]
  })
}
