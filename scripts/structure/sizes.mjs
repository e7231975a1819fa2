import { resolve } from './imports.mjs'

const [mostLines, mostBranches, mostProps] = [80, 15, 12]

const isFunction = ({ type }) => /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
const branching =
  /^(?:IfStatement|ConditionalExpression|ForStatement|ForInStatement|ForOfStatement|WhileStatement|DoWhileStatement|CatchClause)$/

/** Finds functions that are too long or decide too much, and components with too many props. Tests may be as long as their case. */
export function checkSizes(sources) {
  const code = sources.filter(({ isCode, path }) => isCode && !/\.(?:test|spec)\.tsx?$/.test(path))
  const types = new Map(code.map((source) => [source.path, typesOf(source)]))
  return code.flatMap((source) =>
    functionsOf(source).flatMap((found) => {
      const props = /^[A-Z]/.test(found.name) && source.path.endsWith('.tsx') ? propsOf(found.node, source.path, types) : 0
      const lines = linesOf(found.node, source)
      const branches = branchesOf(found.node.body)
      const at = `${source.path}:${source.lineAt(found.node.start)}  ${found.name}`
      return [
        lines > mostLines && `${at} has ${lines} lines; at most ${mostLines}. Give a part of it a name of its own.`,
        branches > mostBranches &&
          `${at} has ${branches} branches; at most ${mostBranches}. Give a decision a name of its own, or write a table.`,
        props > mostProps && `${at} has ${props} props; at most ${mostProps}. Let its users put parts together as children.`,
      ].filter(Boolean)
    }),
  )
}

/** Every function with the name of what holds it. */
function functionsOf(source) {
  const found = []
  const walk = (node, name) => {
    if (isFunction(node)) found.push({ node, name: node.id?.name ?? name ?? 'A function' })
    const own = { VariableDeclarator: node.id?.name, Property: node.key?.name, MethodDefinition: node.key?.name }[node.type]
    for (const child of childrenOf(node)) walk(child, own)
  }
  walk(source.program)
  return found
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')

/**
 * The lines of a function. What stands on its own counts on its own: functions that it registers with a call (handlers), the functions of
 * an object or a list that it makes, as the methods of a class would, and tables: a returned list, and one whose completeness the compiler
 * checks.
 */
function linesOf(node, source) {
  const lines = (part) => source.lineAt(part.end) - source.lineAt(part.start) + 1
  return apartFrom(node).reduce((sum, part) => sum - lines(part) + 1, lines(node))
}

function apartFrom({ body }) {
  if (body.type !== 'BlockStatement') return body.type === 'ArrayExpression' ? [body] : []
  const returned = body.body.findLast(({ type }) => type === 'ReturnStatement')?.argument
  const makes = returned?.type === 'ObjectExpression' || returned?.type === 'ArrayExpression'
  const isOwn = (part) => part && makes && isFunction(part)
  return body.body.flatMap((statement) => {
    if (isOwn(statement)) return [statement]
    if (statement.type === 'ReturnStatement')
      return returned?.type === 'ArrayExpression'
        ? [returned]
        : (returned?.properties ?? []).map(({ value }) => value).filter(isOwn)
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.flatMap(({ init }) => (isOwn(init) || init?.type === 'TSSatisfiesExpression' ? [init] : []))
    return callOf(statement)?.arguments.filter(isFunction) ?? []
  })
}

/** The call of a statement that does nothing else. */
function callOf({ type, expression }) {
  const called = expression?.type === 'AwaitExpression' ? expression.argument : expression
  return type === 'ExpressionStatement' && called?.type === 'CallExpression' ? called : undefined
}

/**
 * Its decisions, without those of functions inside. A default by `??` decides nothing. A guard that returns an answer, and a switch of plain
 * answers, are rows of a table of rules.
 */
function branchesOf(node) {
  if (isFunction(node)) return 0
  if (isGuard(node)) return branchesOf(node.consequent)
  return childrenOf(node).reduce((sum, child) => sum + branchesOf(child), ownBranches(node))
}

const isGuard = ({ type, consequent, alternate }) =>
  type === 'IfStatement' &&
  !alternate &&
  (consequent.type === 'ReturnStatement' || consequent.body?.[0]?.type === 'ReturnStatement')

function ownBranches({ type, operator, cases }) {
  if (type === 'SwitchStatement') return cases.every(({ consequent }) => consequent.length <= 1) ? 0 : cases.length
  return branching.test(type) || (type === 'LogicalExpression' && operator !== '??') ? 1 : 0
}

/** The types that a file declares, and where those that it imports are. */
function typesOf(source) {
  const types = { declared: new Map(), imported: new Map() }
  source.visit((node) => {
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') types.declared.set(node.id.name, node)
    if (node.type !== 'ImportDeclaration') return
    for (const { local, imported } of node.specifiers)
      types.imported.set(local.name, { path: resolve(source.path, node.source.value), name: imported?.name })
  })
  return types
}

/** How many props a component takes: those that it names, or those of their type. */
function propsOf({ params: [first] }, path, types) {
  if (!first) return 0
  const named = first.type === 'ObjectPattern' ? first.properties.filter(({ type }) => type === 'Property').length : 0
  return Math.max(named, membersOf(first.typeAnnotation?.typeAnnotation, path, types).size)
}

/** The names of the members of a type, as far as the project declares them. */
function membersOf(type, path, types) {
  const all = (parts) => new Set(parts.flatMap((part) => [...membersOf(part, path, types)]))
  switch (type?.type) {
    case 'TSTypeLiteral':
      return namesOf(type.members)
    case 'TSIntersectionType':
      return all(type.types)
    case 'TSTypeAliasDeclaration':
      return membersOf(type.typeAnnotation, path, types)
    case 'TSInterfaceDeclaration':
      return new Set([...namesOf(type.body.body), ...all(type.extends)])
    case 'TSTypeReference':
    case 'TSInterfaceHeritage':
      return membersNamed(type, path, types)
    default:
      return new Set()
  }
}

function membersNamed(type, path, types) {
  const name = (type.typeName ?? type.expression).name
  const [of, keys] = (type.typeArguments ?? type.typeParameters)?.params ?? []
  const chosen = (keys?.types ?? [keys]).map((key) => key?.literal?.value)
  if (name === 'Omit') return new Set([...membersOf(of, path, types)].filter((member) => !chosen.includes(member)))
  if (name === 'Pick') return new Set(chosen)
  if (name === 'Partial' || name === 'Readonly') return membersOf(of, path, types)
  const { declared, imported } = types.get(path) ?? {}
  if (declared?.has(name)) return membersOf(declared.get(name), path, types)
  const from = imported?.get(name)
  const found = from && types.get(from.path)?.declared.get(from.name)
  return found ? membersOf(found, from.path, types) : new Set()
}

const namesOf = (members) => new Set(members.map(({ key }) => key?.name ?? key?.value))
