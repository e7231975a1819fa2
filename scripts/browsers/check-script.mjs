import { parseSync } from 'vite'
import {
  featuresOfExpression,
  globalFeature,
  htmlAttribute,
  htmlElement,
  lacking,
  memberLacking,
  staticFeature,
} from './support.mjs'

/** Features that a script adds before the site starts. */
const added = new Set(['popover', 'popovertarget', 'popovertargetaction', 'showPopover', 'hidePopover', 'togglePopover'])

/** Elements and attributes that are harmless where they are unknown. */
const harmless = new Set(['search', 'autocapitalize', 'playsinline'])

/** Methods of the project or of a library that share a name with newer methods of the browser. */
const namesakes = new Set(['to', 'run'])

/** Finds features of a script that the oldest supported browsers lack and that it does not test for: `[line, sentence]` each. */
export function problemsOfScript(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return [[1, `cannot be read: ${errors[0].message}`]]
  const problems = []
  const lineOf = ({ start }) => text.slice(0, start).split('\n').length
  const own = ownNames(program)
  const asked = askedFor(program)
  const report = (node, what, missing) => {
    if (missing.length > 0) problems.push([lineOf(node), `${what} is missing in ${missing.join(', ')}`])
  }
  const caught = caughtIn(program)
  const atLoad = ranAtLoad(program)
  const reportExpression = (node, pattern, flags) => {
    if (caught.has(node)) return
    for (const [what, feature] of featuresOfExpression(pattern, flags)) report(node, what, lacking(feature))
  }
  const uses = {
    CallExpression({ callee, optional, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp' && !own.has('RegExp'))
        reportExpression(callee, textIn(given[0]), textIn(given[1]))
      if (optional || callee.type !== 'MemberExpression' || callee.computed) return
      const { object, property } = callee
      if (asked.has(property.name) || namesakes.has(property.name)) return
      if (added.has(property.name) && !atLoad.has(callee)) return
      if (object.type === 'Identifier' && (own.has(object.name) || asked.has(object.name))) return
      const owner = object.type === 'Identifier' ? staticFeature(object.name, property.name) : undefined
      report(callee, `.${property.name}()`, owner ? lacking(owner) : memberLacking(property.name))
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || own.has(callee.name)) return
      if (!asked.has(callee.name)) report(callee, `new ${callee.name}`, lacking(globalFeature(callee.name)))
      if (callee.name === 'RegExp') reportExpression(callee, textIn(given[0]), textIn(given[1]))
    },
    MemberExpression({ object }) {
      if (object.type !== 'Identifier' || own.has(object.name) || asked.has(object.name)) return
      report(object, object.name, lacking(globalFeature(object.name)))
    },
    Literal(node) {
      if (!node.regex) return
      reportExpression(node, node.regex.pattern, node.regex.flags)
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      if (!harmless.has(name.name)) report(name, `<${name.name}>`, lacking(htmlElement(name.name)))
      for (const { name: attribute } of attributes) {
        const known = attribute?.name?.toLowerCase?.()
        if (known && !added.has(known) && !harmless.has(known))
          report(attribute, `The attribute ${known}`, lacking(htmlAttribute(name.name, known)))
      }
    },
  }
  walk(program, (node) => uses[node.type]?.(node))
  return problems
}

/** The words of an expression that are known from the file; the rest is known only at run time. */
function textIn(node) {
  const words = []
  walk(node ?? null, (part) => {
    if (part.type === 'Literal' && typeof part.value === 'string') words.push(part.value)
    if (part.type === 'TemplateElement') words.push(part.value.cooked)
  })
  return words.join('')
}

/** The code whose exceptions the file catches. */
function caughtIn(program) {
  const nodes = new Set()
  walk(program, ({ type, block, handler }) => {
    if (type === 'TryStatement' && handler) walk(block, (node) => nodes.add(node))
  })
  return nodes
}

/** The code that runs when the file is loaded, outside functions. */
function ranAtLoad(program) {
  const nodes = new Set()
  walk(program, (node) => {
    nodes.add(node)
    return !/Function/.test(node.type)
  })
  return nodes
}

/** Names that the file imports or declares, which are not the browser's. */
function ownNames(program) {
  const names = new Set()
  const add = (pattern) => {
    walk(pattern, (node) => {
      if (node.type === 'Identifier') names.add(node.name)
    })
  }
  walk(program, (node) => {
    if (node.type.startsWith('Import') && node.local) names.add(node.local.name)
    if (node.type === 'VariableDeclarator') add(node.id)
    if (node.type.endsWith('FunctionExpression') || node.type === 'FunctionDeclaration') for (const one of node.params) add(one)
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) names.add(node.id.name)
  })
  return names
}

/** Names that the file tests for before it uses them: `'x' in y`, `typeof x`, `if (y.x)`, `!y.x`, `y.x?.()`. */
function askedFor(program) {
  const names = new Set()
  const add = (node) => {
    if (node?.type === 'ChainExpression') add(node.expression)
    else if (node?.type === 'MemberExpression' && !node.computed) names.add(node.property.name)
    else if (node?.type === 'Identifier') names.add(node.name)
    else if (node?.type === 'LogicalExpression') {
      add(node.left)
      add(node.right)
    }
  }
  walk(program, (node) => {
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal') names.add(node.left.value)
    if (node.type === 'UnaryExpression' && (node.operator === 'typeof' || node.operator === '!')) add(node.argument)
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') add(node.test)
    if (node.type === 'LogicalExpression' && node.operator === '&&') add(node.left)
  })
  return names
}

/** Visits a node and its descendants; skips the inside of a node for which `visit` returns false. */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit)
    return
  }
  // Types do not exist at run time.
  if (typeof node.type !== 'string' || /^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type)) return
  if (visit(node) === false) return
  for (const [key, value] of Object.entries(node)) if (key !== 'type' && typeof value === 'object') walk(value, visit)
}
