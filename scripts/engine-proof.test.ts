import { expect, test } from 'vitest'
import { needsEveryEngine, provenFolder } from './engine-proof.mjs'

const query = "db.selectFrom('cards')"
test.each([
  ['server/hiring/board/board.reads.ts', query, 'server/hiring/board'],
  ['server/hiring/board/reads/columns.ts', 'sql<number>`count(*)`', 'server/hiring/board'],
  ['server/platform/mail/own-application.ts', "sql<'a' | null>`null`", 'server/platform/mail'],
  ['server/platform/lists.ts', query, 'server/platform/lists.ts'],
  ['server/hiring/board/board.tables.sql', '', 'server/database'],
  ['server/database/open.ts', '', 'server/database'],
  ['server/database/open.test.ts', query, undefined],
  ['server/hiring/board/board.routes.ts', 'route(endpoint)', undefined],
])('P23 %s with %s belongs to the proof of %s', (path, text, folder) => {
  expect(provenFolder(path, text)).toBe(folder)
})

const proven = { 'server/database': 'a', 'server/hiring/board': 'b', 'server/hiring/clients': 'c' }
test.each([
  ['nothing changed', {}, false],
  ['the queries of one feature changed', { 'server/hiring/board': 'x' }, false],
  ['the queries of two features changed', { 'server/hiring/board': 'x', 'server/hiring/clients': 'x' }, true],
  ['two features are new', { 'server/hiring/orders': 'x', 'server/hiring/fees': 'x' }, true],
  ['SQL changed', { 'server/database': 'x' }, true],
])('P23 when %s, all engines are tested again: %o', (_, change, result) => {
  expect(needsEveryEngine(proven, { ...proven, ...change })).toBe(result)
})
