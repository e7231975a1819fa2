import { checkContents } from './contents.mjs'
import { checkCycles } from './cycles.mjs'
import { checkGlossary } from './glossary.mjs'
import { checkImports } from './imports.mjs'
import { checkListed } from './listed.mjs'
import { checkLength, checkPlaces } from './places.mjs'
import { checkReferences } from './references.mjs'
import { checkSizes } from './sizes.mjs'
import { sourcesOf } from './source.mjs'
import { checkTables } from './tables.mjs'

/**
 * Checks that every file below a folder is where ARCHITECTURE.md says and imports only what it may.
 * @param {string} root
 */
export function checkTree(root) {
  const sources = sourcesOf(root)
  const complaints = sources.flatMap((source) =>
    complaintsAbout(source).map(({ line, message }) => `${source.path}:${line}  ${message}`),
  )
  return {
    files: sources.length,
    complaints: [
      ...complaints,
      ...checkCycles(sources),
      ...checkListed(sources),
      ...checkReferences(root, sources),
      ...checkGlossary(root, sources),
      ...checkTables(sources),
      ...checkSizes(sources),
    ],
  }
}

function complaintsAbout(source) {
  const aboutCode = source.isCode ? [...checkLength(source), ...checkImports(source), ...checkContents(source)] : []
  return [...checkPlaces(source), ...aboutCode]
}
