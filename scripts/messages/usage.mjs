import { isMessageFile } from './catalogs.mjs'

const keyShape = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_]+)+$/
const isUsing = ({ path, isTest }) => /^(?:domain|server|web)\/.+\.tsx?$/.test(path) && !isTest && !isMessageFile(path)

/**
 * Finds the keys that the code uses. `exact` are whole keys, `patterns` come from templates such as `stage.${name}`, and `promised` are
 * keys that must exist: those in domain, and success_message of answers.
 * @param {import('../structure/source.mjs').Source[]} sources
 */
export function readUsage(sources) {
  const usage = { exact: new Set(), patterns: [], promised: [] }
  for (const source of sources.filter(isUsing)) {
    const addresses = new Set(source.imports().map(({ address }) => address))
    source.visit((node) => note(node, source, addresses, usage))
  }
  return usage
}

function note(node, source, addresses, usage) {
  if (node.type === 'TemplateLiteral') return notePattern(node, usage)
  if (node.type === 'Property' && node.key.name === 'success_message') notePromise(node.value, source, usage)
  if (node.type !== 'Literal' || typeof node.value !== 'string') return
  usage.exact.add(node.value)
  if (source.path.startsWith('domain/') && !addresses.has(node.value)) notePromise(node, source, usage)
}

function notePromise(node, source, usage) {
  if (typeof node.value === 'string' && keyShape.test(node.value))
    usage.promised.push({ key: node.value, at: `${source.path}:${source.lineAt(node.start)}` })
}

function notePattern(node, usage) {
  const parts = node.quasis.map((part) => part.value.raw)
  if (!parts.some((part) => /[a-z]/i.test(part) && part.includes('.'))) return
  usage.patterns.push(new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+')}$`))
}
