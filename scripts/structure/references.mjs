import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentsOf } from './source.mjs'

const requirements = 'docs/requirements.md'
const decisions = 'docs/decisions'
const named = /\b(?:[A-Z][A-Z0-9]{1,4}-\d{2}|ADR-\d{4})\b/g

/** Finds broken references to requirements and decision records, and records missing from the index. */
export function checkReferences(root, sources) {
  if (!existsSync(join(root, requirements))) return []
  const known = knownIds(root)
  const groups = new Set([...known].map(groupOf))
  const documents = documentsOf(root).filter(({ path }) => path !== requirements)
  const lost = [...sources, ...documents].flatMap(({ path, text }) =>
    linesOf(text).flatMap(({ line, ids }) =>
      ids
        .filter((id) => groups.has(groupOf(id)) && !known.has(id))
        .map((id) => `${path}:${line}  ${id} stands neither in ${requirements} nor in ${decisions}/.`),
    ),
  )
  return [...lost, ...unlisted(root)]
}

const groupOf = (id) => id.slice(0, id.indexOf('-'))

const linesOf = (text) =>
  text.split('\n').flatMap((content, index) => {
    const ids = content.match(named)
    return ids ? [{ line: index + 1, ids }] : []
  })

function knownIds(root) {
  const inRequirements = readFileSync(join(root, requirements), 'utf8').match(named)
  return new Set([...inRequirements, ...recordsOf(root).map((file) => `ADR-${file.slice(0, 4)}`)])
}

const recordsOf = (root) => readdirSync(join(root, decisions)).filter((file) => /^\d{4}-.+\.md$/.test(file))

function unlisted(root) {
  const index = readFileSync(join(root, decisions, 'README.md'), 'utf8')
  return recordsOf(root)
    .filter((file) => !index.includes(`](${file})`))
    .map((file) => `${decisions}/README.md:1  The index lacks ${file}.`)
}
