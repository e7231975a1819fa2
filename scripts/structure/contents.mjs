import { featureOf } from './imports.mjs'

const mayReadEnvironment = /^(?:server\/(?:config|main)\.ts|scripts\/|bench\/|stories\/|server\/testing\/|[^/]+\.config\.ts)/
const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
  'alt',
  'description',
])
/** The parts of the client that call endpoints. */
const callers = /\/platform\/client\/(?:call|use-changes|use-file|use-record)\.ts$/
const building = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' && isNamed(node.object, object) && isNamed(node.property, property)
const roleOf = (path) => /\.(contract|rules|routes|reads|writes|policy|views|queries)\.ts$/.exec(path)?.[1]
const hasWords = (text) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''))
const shorten = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 40))

/** A rule inspects one node and returns its complaint, if any. */
const rules = [
  {
    applies: ({ path, isTest }) => !isTest && !mayReadEnvironment.test(path),
    look: (node) =>
      isMember(node, 'process', 'env') && 'The environment is read once, in server/config.ts; take the setting as an argument.',
  },
  {
    applies: ({ path }) => ['rules', 'contract'].includes(roleOf(path)) || /^domain\/[^/]+\/rules\//.test(path),
    look(node) {
      const isNow =
        isMember(node, 'Date', 'now') ||
        (/^(?:New|Call)Expression$/.test(node.type) && isNamed(node.callee, 'Date') && node.arguments.length === 0)
      if (isNow) return 'Rules and contracts have no clock: take `now` as an argument.'
      const isChance =
        isMember(node, 'Math', 'random') || isMember(node, 'crypto', 'randomUUID') || isMember(node, 'crypto', 'getRandomValues')
      return isChance && 'Rules and contracts have no randomness: take the chosen value as an argument.'
    },
  },
  {
    applies: ({ path }) => path.startsWith('server/') && ['routes', 'policy', 'views'].includes(roleOf(path)),
    look(node, { path }) {
      const isSql =
        (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'sql')) ||
        (node.type === 'CallExpression' && building.has(node.callee?.property?.name))
      return (
        isSql &&
        `No SQL in .${roleOf(path)}.ts: a question belongs in ${featureOf(path)}.reads.ts, a change in ${featureOf(path)}.writes.ts.`
      )
    },
  },
  {
    applies: ({ path }) => path.startsWith('server/') && roleOf(path) === 'reads',
    look: (node, { path }) =>
      node.type === 'CallExpression' &&
      writing.has(node.callee?.property?.name) &&
      `Reads only read: this change belongs in ${featureOf(path)}.writes.ts.`,
  },
  {
    applies: ({ path, isTest }) => path.startsWith('web/') && featureOf(path) !== undefined && !isTest,
    look: (node) =>
      ((node.type === 'CallExpression' && isNamed(node.callee, 'fetch')) ||
        (node.type === 'NewExpression' && /^(?:XMLHttpRequest|EventSource)$/.test(node.callee?.name))) &&
      'Features talk to the server through the typed client of web/platform/client/, in their .queries.ts.',
  },
  {
    applies: ({ path, isTest }) =>
      path.startsWith('web/') && featureOf(path) !== undefined && roleOf(path) !== 'queries' && !isTest,
    look: (node, { path }) =>
      node.type === 'ImportDeclaration' &&
      node.importKind !== 'type' &&
      (callers.test(node.source.value) || node.specifiers.some((one) => isNamed(one.imported, 'useList'))) &&
      `Requests live in .queries.ts: move this call into a function or a hook of ${featureOf(path)}.queries.ts, and use that here.`,
  },
  {
    applies: ({ path, isTest }) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest,
    look(node, { path }) {
      const words = wordsInMarkup(node)
      const owner = featureOf(path) ?? 'site'
      return words && `Text in markup: ${shorten(words)}. Words belong in ${owner}.es.ts and .en.ts; show them with t('…').`
    },
  },
]

/** Words in JSX: text between tags, or a literal in an attribute that people see or that screen readers announce. */
function wordsInMarkup(node) {
  if (node.type === 'JSXText') return hasWords(node.raw ?? node.value) && node.value
  if (node.type === 'JSXAttribute') return textAttributes.has(node.name.name) && node.value && literalWords(node.value)
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return undefined
  return node.children.map((child) => child.type === 'JSXExpressionContainer' && literalWords(child)).find(Boolean)
}

function literalWords(value) {
  const literal = value.type === 'JSXExpressionContainer' ? value.expression : value
  const text = literal.type === 'TemplateLiteral' ? literal.quasis.map((part) => part.value.raw).join('') : literal.value
  return typeof text === 'string' && hasWords(text) && text
}

/** Finds code in a file of the wrong role. */
export function checkContents(source) {
  const applying = rules.filter((rule) => rule.applies(source))
  const complaints = []
  if (applying.length === 0) return complaints
  source.visit((node) => {
    for (const rule of applying) {
      const message = rule.look(node, source)
      if (message) complaints.push({ line: source.lineAt(node.start), message })
    }
  })
  return complaints
}
