import type { CatalogEntry } from './catalog.ts'
import { withoutComments } from './table-files.ts'

const keyOf = ({ kind, of, name }: CatalogEntry) => `${kind} ${of} ${name}`

function without(entries: readonly CatalogEntry[], others: readonly CatalogEntry[]): CatalogEntry[] {
  const keys = new Set(others.map(keyOf))
  return entries.filter((entry) => !keys.has(keyOf(entry)))
}

/** Those that are not part of a table among them. */
const outsideTables = (entries: readonly CatalogEntry[]) =>
  entries.filter(({ of }) => !entries.some(({ kind, name }) => kind === 'table' && name === of))

/** What cannot be altered, and is dropped and created again. */
const isRebuilt = ({ kind, definition }: CatalogEntry) =>
  ['index', 'trigger', 'constraint'].includes(kind) || (kind === 'column' && definition.includes(' generated '))

/**
 * Drafts the statements that turn one schema into another. What is new or replaced is copied from the statements of the files of tables.
 * What a difference does not show, such as a new name or the values of rows, is left to a comment.
 */
export function draftMigration(
  from: readonly CatalogEntry[],
  to: readonly CatalogEntry[],
  statements: readonly string[],
): string {
  const earlier = new Map(from.map((entry) => [keyOf(entry), entry]))
  const changed = to.flatMap((now) => {
    const before = earlier.get(keyOf(now))
    return before && before.definition !== now.definition ? [{ before, now }] : []
  })
  const [rebuilt, altered] = [changed.filter(({ now }) => isRebuilt(now)), changed.filter(({ now }) => !isRebuilt(now))]
  const replaced = altered.flatMap(({ now }) => (now.kind === 'function' ? [now] : []))
  const added = without(to, from)
  const parts = [...outsideTables(added), ...rebuilt.map(({ now }) => now)]
  return [
    ...[...outsideTables(without(from, to)), ...rebuilt.map(({ before }) => before)].sort(byDropOrder).flatMap(drop),
    ...altered.flatMap(({ before, now }) => change(before, now)),
    ...parts.flatMap((entry) => (entry.kind === 'column' ? addColumn(entry) : [])),
    ...copy([...added, ...parts, ...replaced], replaced, statements),
    ...parts.flatMap((entry) => (entry.kind === 'constraint' ? [addConstraint(entry)] : [])),
    ...parts.flatMap((entry) => (entry.kind === 'text search' ? [manualStep(entry)] : [])),
  ].join('\n')
}

const dropOrder: readonly CatalogEntry['kind'][] = ['trigger', 'constraint', 'index', 'column', 'table', 'function']
const byDropOrder = (one: CatalogEntry, other: CatalogEntry) => dropOrder.indexOf(one.kind) - dropOrder.indexOf(other.kind)

function drop(entry: CatalogEntry): string[] {
  const { kind, of, name } = entry
  if (kind === 'trigger') return [`drop trigger ${name} on ${of};`]
  if (kind === 'constraint') return [`alter table ${of} drop constraint ${name};`]
  if (kind === 'column')
    return [
      `-- Indexes and constraints on it go with it. If it has a new name: alter table ${of} rename column ${name} to …;`,
      `alter table ${of} drop column ${name};`,
    ]
  if (kind === 'table') return [`-- If it has a new name: alter table ${name} rename to …;`, `drop table ${name};`]
  if (kind === 'sequence') return []
  return kind === 'text search' ? [manualStep(entry)] : [`drop ${kind} ${name};`]
}

function change(before: CatalogEntry, now: CatalogEntry): string[] {
  if (now.kind === 'function') return []
  if (now.kind !== 'column') return [manualStep(now)]
  const [, formerType, formerDefault, wasRequired] = partsOfColumn.exec(before.definition) ?? []
  const [, type, fallback, isRequired] = partsOfColumn.exec(now.definition) ?? []
  const alter = `alter table ${now.of} alter column ${now.name}`
  return [
    ...(type === formerType ? [] : [`${alter} type ${type};`]),
    ...(fallback === formerDefault ? [] : [fallback ? `${alter} set default ${fallback};` : `${alter} drop default;`]),
    ...(isRequired === wasRequired ? [] : [isRequired ? `${alter} set not null;` : `${alter} drop not null;`]),
  ]
}

const partsOfColumn = /^(.*?)(?: default (.*?))?( not null)?$/

function addColumn({ of, name, definition }: CatalogEntry): string[] {
  const needsValue = /^(?!.* (?:default|generated) ).* not null$/.test(definition)
  return [
    ...(needsValue ? [`-- Rows that are there need a value before it is not null.`] : []),
    `alter table ${of} add column ${name} ${definition};`,
  ]
}

const addConstraint = ({ of, name, definition }: CatalogEntry) => `alter table ${of} add constraint ${name} ${definition};`

const manualStep = ({ kind, of, name, definition }: CatalogEntry) =>
  `-- This is not drafted: ${kind} ${of ? `${of}.` : ''}${name}, now ${definition || 'as the files of tables state it'}.`

/** The statements that create these entries, in the order in which they can run. */
function copy(entries: readonly CatalogEntry[], replaced: readonly CatalogEntry[], statements: readonly string[]): string[] {
  const namesOf = (some: readonly CatalogEntry[]) => new Set(some.map(({ kind, name }) => `${kind} ${name.replace(/\(.*/, '')}`))
  const [wanted, existing] = [namesOf(entries), namesOf(replaced)]
  return statements.flatMap((statement) => {
    const [, kind, name] = created.exec(withoutComments(statement)) ?? []
    const key = `${kind} ${name}`
    if (!wanted.has(key)) return []
    return [`${existing.has(key) ? statement.replace(/^create function/m, 'create or replace function') : statement};`]
  })
}

const created =
  /^create (?:or replace )?(?:unlogged |unique |constraint )?(table|function|index|trigger|collation|extension)(?: if not exists)? (\w+)/
