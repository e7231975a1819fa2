import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const glossary = 'GLOSSARY.md'
const glueWords = new Set(['a', 'an', 'of', 'the', 'to'])

/** Words of the documents that no reader understands without the glossary. A name of the wire is odd when one of its words is among them. */
const oddWords = new Set([
  ...['avalaible', 'cant', 'clients', 'dias', 'esential', 'indice', 'job', 'jobs', 'likert', 'porc', 'prefered', 'strut'],
  ...['ubication', 'vacant'],
])

/** Finds names of the glossary that no contract has, and odd names of contracts that the glossary does not explain. */
export function checkGlossary(root, sources) {
  if (!existsSync(join(root, glossary))) return []
  const rows = rowsOf(readFileSync(join(root, glossary), 'utf8'))
  const contracts = sources.filter(({ path }) => /^domain\/.+\.contract\.ts$/.test(path))
  const used = new Set(sources.filter(({ path, isTest }) => path.startsWith('domain/') && !isTest).flatMap(wordsOf))
  const explained = new Set(rows.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  return [
    ...rows.flatMap(({ line, names }) =>
      names.filter((name) => !used.has(name)).map((name) => `${glossary}:${line}  No contract has the name ${name}.`),
    ),
    ...contracts.flatMap((source) =>
      [...fieldsOf(source)]
        .filter(([name]) => isOdd(name) && !explained.has(name))
        .map(([name, line]) => `${source.path}:${line}  ${glossary} does not explain the name ${name}.`),
    ),
  ]
}

/** The rows of the tables that begin with the names of the wire. */
function rowsOf(text) {
  let isOfNames = false
  return text.split('\n').flatMap((content, index) => {
    if (!content.startsWith('|')) isOfNames = false
    else if (content.startsWith('| on the wire |')) isOfNames = true
    else if (isOfNames && !content.startsWith('|---')) {
      const names = content.split('|')[1].match(/[A-Za-z_]\w*/g) ?? []
      return [{ line: index + 1, text: content, names: names.filter((name) => !glueWords.has(name)) }]
    }
    return []
  })
}

const wordsOf = ({ text }) => text.match(/\w+/g) ?? []
const isOdd = (name) => name.split('_').some((word) => oddWords.has(word))

/** The fields of a contract, each with the first line that has it. */
function fieldsOf(source) {
  const fields = new Map()
  source.visit(({ type, key, start }) => {
    if (type === 'Property' && key.type === 'Identifier' && !fields.has(key.name)) fields.set(key.name, source.lineAt(start))
  })
  return fields
}
