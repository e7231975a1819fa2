import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Statement {
  /** What it creates and others refer to. */
  readonly name: string | undefined
  readonly text: string
  /** The names that PostgreSQL resolves when it runs the statement. */
  readonly mentions: readonly string[]
}

/**
 * The statements of all `<feature>.tables.sql` files below a folder, in the order of their references: features refer to each other in both
 * directions, so the files themselves have none.
 */
export async function readTableStatements(folder: string): Promise<string[]> {
  const paths = globSync('{*,*/*}/*.tables.sql', { cwd: folder }).sort()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return inOrder(texts.flatMap((text) => statementsOf(text.replaceAll('\r\n', '\n'))).map(parse))
}

/** The statements as one text that PostgreSQL runs. */
export const scriptOf = (statements: readonly string[]) => statements.map((statement) => `${statement};\n`).join('')

const token = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|\bbegin atomic\b[\s\S]*?\bend(?=\s*;)|;/gi

/** The statements of a file. A semicolon in a comment, a text or the body of a function ends none. */
export function statementsOf(file: string): string[] {
  const ends = [...file.matchAll(token)].filter(([found]) => found === ';').map(({ index }) => index)
  return ends.map((end, place) => file.slice((ends[place - 1] ?? -1) + 1, end).trim())
}

/** A statement without comments, except those in the bodies of functions. */
export const withoutComments = (statement: string) =>
  statement
    .replace(token, (found) => (found.startsWith('--') ? '' : found))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()

const created =
  /^create (?:or replace )?(?:unlogged )?(?:table|function|collation|text search configuration|extension)(?: if not exists)? (\w+)/

const lookup =
  /\b(?:references|on|from|join|into|collate|function|with|table|configuration)\s+(\w+)|'(\w+)'::regconfig|\b(\w+)\((?:\s*'(\w+)',)?/g

function parse(text: string): Statement {
  const plain = withoutComments(text)
  // The body of a function in PL/pgSQL is looked up when it runs.
  const resolved = plain.includes('language plpgsql') ? plain.replace(/\$(\w*)\$[\s\S]*\$\1\$/, '') : plain
  const mentions = [...resolved.matchAll(lookup)].flatMap(([, ...names]) => names.filter((name) => name !== undefined))
  return { name: created.exec(plain)?.[1], text, mentions }
}

function inOrder(statements: readonly Statement[]): string[] {
  const byName = new Map(statements.flatMap((statement) => (statement.name ? [[statement.name, statement] as const] : [])))
  const ordered = new Set<Statement>()
  const waiting = new Set<Statement>()
  const add = (statement: Statement): void => {
    if (waiting.has(statement)) return
    waiting.add(statement)
    for (const name of statement.mentions) {
      const other = byName.get(name)
      if (other) add(other)
    }
    ordered.add(statement)
  }
  // Operator classes of extensions are used without their name.
  for (const statement of statements) if (statement.text.includes('create extension')) add(statement)
  for (const statement of statements) add(statement)
  return [...ordered].map(({ text }) => text)
}
