import { isMessageFile } from './catalogs.mjs'

/**
 * Functions that take a key and its values: `t(…)`, `say(…)`, `wireText(…)`, `showBanner(…)`, `banner.success(…)`, `textIn(language)(…)`.
 */
const speaks = ({ type, name, property }) =>
  ['t', 'say', 'wireText', 'showBanner'].includes(name) ||
  ['success', 'error'].includes(property?.name) ||
  type === 'CallExpression'

/**
 * Finds calls whose values differ from the placeholders of their text. It only checks literal keys and literal values.
 * @param {import('../structure/source.mjs').Source[]} sources
 */
export function complaintsAboutValues(sources, catalogs) {
  const placeholders = readPlaceholders(catalogs)
  const complaints = []
  for (const source of sources.filter(({ path, isTest }) => /\.tsx?$/.test(path) && !isTest && !isMessageFile(path)))
    source.visit((node) => {
      if (node.type !== 'CallExpression' || !speaks(node.callee)) return
      const place = node.arguments.findIndex(({ type, value }) => type === 'Literal' && placeholders.has(value))
      if (place < 0) return
      const given = namesIn(node.arguments[place + 1], node.arguments.length === 1 && node.callee.name === 't')
      if (!given) return
      const key = node.arguments[place].value
      const known = placeholders.get(key)
      const [missing, unused] = [known.filter((name) => !given.includes(name)), given.filter((name) => !known.includes(name))]
      const at = `${source.path}:${source.lineAt(node.start)}  ${key}`
      if (missing.length > 0) complaints.push(`${at} is not given its ${missing.join(', ')}.`)
      if (unused.length > 0) complaints.push(`${at} has no place for ${unused.join(', ')}.`)
    })
  return complaints
}

/** The placeholders of each key and of each plural's stem; a plural's number selects its text. */
function readPlaceholders(catalogs) {
  const found = new Map()
  for (const { messages } of catalogs)
    for (const [key, { text = '' }] of messages) {
      const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name)
      for (const name of new Set([key, key.replace(/_(?:one|other)$/, '')])) {
        const isStem = name !== key
        found.set(name, [...new Set([...(found.get(name) ?? []), ...names, ...(isStem ? ['count'] : [])])])
      }
    }
  return found
}

/** The names of an object literal, empty when there is none; undefined when they cannot be known. */
function namesIn(values, isAlone) {
  if (isAlone) return []
  if (values?.type !== 'ObjectExpression') return undefined
  const properties = values.properties
  const isPlain = properties.every(({ type, computed, key }) => type === 'Property' && !computed && key.type === 'Identifier')
  return isPlain ? properties.map(({ key }) => key.name) : undefined
}
