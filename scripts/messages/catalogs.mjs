import { posix } from 'node:path'

export const languages = ['es', 'en']
const messageFile = /^domain\/(.+)\.(es|en)\.ts$/

/** Whether a file contains messages rather than code. */
export const isMessageFile = (path) => messageFile.test(path)

/**
 * Reads the message files without running them: `{ name, language, path, messages }`, where messages maps a key to its text and line.
 * @param {import('../structure/source.mjs').Source[]} sources
 */
export function readCatalogs(sources) {
  return sources
    .filter(({ path }) => messageFile.test(path))
    .map((source) => {
      const [, name, language] = messageFile.exec(source.path)
      return { name, language, path: source.path, messages: readMessages(source) }
    })
}

/** Texts that a browser may show; those of e-mails stay on the server. */
export const isOfBrowser = ({ name }) => !name.endsWith('.mail')

/** The file that names a catalog: of its feature, or of the ground. */
export function namingFile({ name }) {
  const [area, feature, file] = name.split('/')
  return file === undefined ? 'domain/messages.ts' : `domain/${area}/${feature}/${feature}.feature.ts`
}

/** Names of the catalogs that features and the ground name. */
export function readNamed(sources) {
  return sources
    .filter(({ path }) => path === 'domain/messages.ts' || /^domain\/.+\.feature\.ts$/.test(path))
    .flatMap((source) =>
      source.imports().map(({ address }) => messageFile.exec(posix.join(posix.dirname(source.path), address))?.[1]),
    )
}

function readMessages(source) {
  const messages = new Map()
  source.visit((node) => {
    if (node.type !== 'Property') return
    const key = node.key.type === 'Literal' ? node.key.value : node.key.name
    messages.set(key, { text: textOf(node.value), line: source.lineAt(node.start) })
  })
  return messages
}

/** The text of a literal, or of literals joined by +; undefined for anything else. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
