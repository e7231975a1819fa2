const isTables = /^server\/(?:.+\/)?[^/]+\.tables\.sql$/
/** A column that refers to people or to cards, whose rows somebody erases, merges or takes back. */
const referring = /^\s+(\w+) .*\breferences (?:users|applications)\b/
const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const writtenInSql = /\b(?:insert into|update|delete from)\s+(\w+)/g
const mayWriteAll = /\.test\.ts$|\.access\.ts$|^server\/(?:testing|seeds)\//

/**
 * Checks what the database does not know of its tables (ADR-0138): each has one feature that writes it, a column that refers to a person or
 * a card states what becomes of its rows, and a trigger is named where the rows are written.
 */
export function checkTables(sources) {
  const tables = sources.filter(({ path }) => isTables.test(path)).flatMap((source) => tablesOf(source))
  const writers = sources.filter(({ path }) => path.startsWith('server/') && path.endsWith('.ts') && !mayWriteAll.test(path))
  return [
    ...tables.flatMap((table) => [...withoutStatement(writers, table), ...withoutName(writers, table)]),
    ...foreignWrites(tables, writers),
  ]
}

/** The tables of a file, each with its columns that refer to people or cards, and its triggers. */
function tablesOf({ path, text }) {
  const tables = new Map()
  let current
  const lines = text.split('\n')
  for (const [index, content] of lines.entries()) {
    const [, created] = /^create table (\w+)/.exec(content) ?? []
    if (created) {
      current = { name: created, path, columns: [], triggers: [] }
      tables.set(created, current)
    }
    const [, column] = referring.exec(content) ?? []
    if (column && current) current.columns.push({ name: `${current.name}.${column}`, line: index + 1 })
    const [, trigger] = /^create (?:constraint )?trigger (\w+)/.exec(content) ?? []
    // The table of a trigger may stand on one of its next lines.
    const [, of] =
      /\bon (\w+)/.exec(
        lines
          .slice(index, index + 4)
          .join(' ')
          .replace(/update of [\w, ]+ on/, 'on'),
      ) ?? []
    if (trigger) tables.get(of)?.triggers.push({ name: trigger, line: index + 1 })
  }
  return [...tables.values()]
}

function withoutStatement(writers, { path, columns }) {
  const statements = path.replace(/\.sql$/, '.ts')
  const stating = writers.find((source) => source.path === statements)
  return columns
    .filter(({ name }) => !stating?.text.includes(`'${name}'`))
    .map(({ name, line }) => `${path}:${line}  ${statements} does not say what becomes of the rows of ${name}.`)
}

function withoutName(writers, { path, triggers }) {
  const own = writers.filter((source) => homeOf(source.path) === homeOf(path))
  return triggers
    .filter(({ name }) => !own.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
    .map(({ name, line }) => `${path}:${line}  No file that writes this table names the trigger ${name}: say there what it does.`)
}

/** The feature of a file, or the ground. */
const homeOf = (path) => (/^server\/(?:platform|database)\//.test(path) ? 'the ground' : path.split('/').slice(0, 3).join('/'))

/** Folders below a feature that hold some of its writes, because features above it need them (ADR-0138). */
const lowerHalves = { 'server/hiring/cards': 'server/hiring/applications', 'server/hiring/members': 'server/hiring/vacancies' }

/** Whether a file belongs to an owner, or to the part of it that is in the ground: `server/platform/sessions` of `server/people/sessions`. */
function isOf(path, owner) {
  const [, part] = /^server\/platform\/([^/]+)\//.exec(path) ?? []
  return homeOf(path) === owner || lowerHalves[homeOf(path)] === owner || owner.endsWith(`/${part}`)
}

function foreignWrites(tables, writers) {
  const owners = new Map(tables.map(({ name, path }) => [name, homeOf(path)]))
  return writers.flatMap((source) =>
    writtenTables(source)
      .filter(({ table }) => owners.has(table) && !isOf(source.path, owners.get(table)))
      .map(
        ({ table, line }) =>
          `${source.path}:${line}  Only ${owners.get(table)} writes ${table}: call a function of its writes with your tx, or add one there.`,
      ),
  )
}

/** The tables that a file writes, each once. */
function writtenTables(source) {
  const found = new Map()
  const note = (table, line) => found.has(table) || found.set(table, { table, line })
  source.visit((node) => {
    const [first] = node.arguments ?? []
    if (node.type === 'CallExpression' && writing.has(node.callee?.property?.name) && typeof first?.value === 'string')
      note(first.value.split(' ')[0], source.lineAt(node.start))
    if (node.type === 'TemplateElement')
      for (const [, table] of node.value.raw.matchAll(writtenInSql)) note(table, source.lineAt(node.start))
  })
  return [...found.values()]
}
