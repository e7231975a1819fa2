import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentsOf } from './source.mjs'

const requirements = 'docs/requirements.md'
const decisions = 'docs/decisions'
/** Verbs of titles that are sentences, such as "An archive is a chain". */
const finiteVerb = /\b(?:is|are|was|were|has|have|does|can|may|must)\b/
/** Words of a decision record, letters of its title, and records in all. */
const most = { words: 350, title: 60, records: 60 }
const isMigration = /^server\/database\/migrations\//
const named = /\b(?:[A-Z][A-Z0-9]{1,4}-\d{2}|ADR-\d{4})\b/g

/**
 * Finds broken references to requirements and decision records, records missing from the index, and records that are too long. Migrations
 * cannot be changed, so they may name a record by the number that it had before it was merged into another.
 */
export function checkReferences(root, sources) {
  if (!existsSync(join(root, requirements))) return []
  const known = knownIds(root)
  const merged = mergedRecords(root)
  const groups = new Set([...known].map(groupOf))
  const documents = documentsOf(root).filter(({ path }) => path !== requirements)
  const lost = [...sources, ...documents].flatMap(({ path, text }) =>
    linesOf(text).flatMap(({ line, ids }) =>
      ids
        .filter((id) => groups.has(groupOf(id)) && !known.has(id) && !(merged.has(id) && isMigration.test(path)))
        .map((id) =>
          merged.has(id)
            ? `${path}:${line}  ${id} is part of ${merged.get(id)} now.`
            : `${path}:${line}  ${id} stands neither in ${requirements} nor in ${decisions}/.`,
        ),
    ),
  )
  return [...lost, ...unlisted(root), ...deadLinks(root, documents), ...longRecords(root)]
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

/** The records that were merged, and the one that each is part of, from rows such as `| 0018, 0068 | [0001](…) |` of the index. */
function mergedRecords(root) {
  const index = readFileSync(join(root, decisions, 'README.md'), 'utf8')
  const rows = index.matchAll(/^\| ((?:\d{4}(?:, )?)+) \| \[(\d{4})\]/gm)
  return new Map([...rows].flatMap(([, numbers, into]) => numbers.split(', ').map((number) => [`ADR-${number}`, `ADR-${into}`])))
}

/** Links of documents to records that have another name or are gone. */
function deadLinks(root, documents) {
  const records = new Set(recordsOf(root))
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?:[\w./]*\/)?(\d{4}-[\w-]+\.md)\)/g)]
      .filter(([, file]) => !records.has(file))
      .map(([, file]) => `${path}  A link leads to ${file}, which is not in ${decisions}/.`),
  )
}

function unlisted(root) {
  const index = readFileSync(join(root, decisions, 'README.md'), 'utf8')
  return recordsOf(root)
    .filter((file) => !index.includes(`](${file})`))
    .map((file) => `${decisions}/README.md:1  The index lacks ${file}.`)
}

function longRecords(root) {
  const records = recordsOf(root)
  const complaints = records.flatMap((file) => {
    const text = readFileSync(join(root, decisions, file), 'utf8')
    const words = text.split(/\s+/).filter(Boolean).length
    const title = text.slice(0, text.indexOf('\n')).replace(/^# \d{4} /, '')
    return [
      ...(words > most.words ? [`${decisions}/${file}:1  A record of ${words} words; at most ${most.words}.`] : []),
      ...(title.length > most.title
        ? [`${decisions}/${file}:1  A title of ${title.length} letters; at most ${most.title}.`]
        : []),
      ...(finiteVerb.test(title)
        ? [`${decisions}/${file}:1  A title that is a sentence; write a noun phrase or an imperative.`]
        : []),
    ]
  })
  if (records.length <= most.records) return complaints
  return [
    ...complaints,
    `${decisions}/README.md:1  There are ${records.length} records; at most ${most.records}: merge those of one subject.`,
  ]
}
