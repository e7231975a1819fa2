import { describe, expect, test } from 'vitest'
import { checkFiles } from './structure/check-files.ts'

test('a tree that keeps the rules passes', () => {
  const tree = checkFiles({
    'domain/kernel/limits.ts': 'export const limits = { most: 5 }\n',
    'domain/hiring/board/board.contract.ts':
      "import { z } from 'zod'\nimport { limits } from '../../kernel/limits.ts'\nexport const card = z.string().max(limits.most)\n",
    'domain/hiring/board/board.rules.ts': 'export const day = (now: Date) => new Date(now.getTime())\n',
    'server/hiring/board/board.routes.ts':
      "import { card } from '#domain/hiring/board/board.contract.ts'\nimport { findCard } from './board.reads.ts'\nexport { card, findCard }\n",
    'server/hiring/board/board.reads.ts':
      "import { sql } from 'kysely'\nimport { findJob } from '../vacancies/vacancies.reads.ts'\nexport const findCard = () => [sql`select 1`, findJob]\n",
    'server/hiring/vacancies/vacancies.reads.ts': "export const findJob = (db: any) => db.selectFrom('vacancies')\n",
    'server/config.ts': 'export const port = process.env.PORT\n',
    'web/hiring/board/pages/board-page.tsx':
      "import { CardForm } from '../../vacancies/forms/card-form.tsx'\nexport const Page = ({ t }: any) => <p title={t('a.b')}>{t('a.c')}: 5 &nbsp;<CardForm kind=\"small\" /></p>\n",
    'web/hiring/vacancies/forms/card-form.tsx': 'export const CardForm = (_: { kind: string }) => null\n',
    'stories/board.spec.ts': "import { test } from './support/test.ts'\n",
    'stories/support/test.ts': 'export const test = process.env\n',
  })
  expect(tree).toEqual({ files: 11, complaints: [] })
})

test('files that import each other are reported once, also for types', () => {
  const { complaints } = checkFiles({
    'server/platform/queue.ts': "import type { Tx } from './platform.ts'\nexport interface Queue { add(tx: Tx): void }\n",
    'server/platform/platform.ts': "import type { Live } from './live.ts'\nexport type Tx = [Live]\n",
    'server/platform/live.ts': "import type { Queue } from './queue.ts'\nexport type Live = Queue\n",
    'server/platform/first.ts': "import type { Queue } from './queue.ts'\nexport type First = Queue\n",
  })
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('These import each other: server/platform/')
})

test('features that import each other are reported once; tests and links to screens do not count', () => {
  const { complaints } = checkFiles({
    'server/hiring/board/board.reads.ts': "export { rows } from '../clients/clients.reads.ts'\n",
    'server/hiring/clients/clients.reads.ts': 'export const rows = 1\n',
    'server/hiring/clients/names.reads.ts': "export { cards } from '../board/cards.reads.ts'\n",
    'server/hiring/board/cards.reads.ts': 'export const cards = 1\n',
    'server/hiring/board/board.reads.test.ts': "import '../../people/users/users.reads.ts'\n",
    'server/people/users/users.reads.ts': "export { cards } from '../../hiring/board/cards.reads.ts'\n",
    'domain/hiring/board/board.screens.ts': "export { at } from '../clients/clients.screens.ts'\n",
    'domain/hiring/clients/clients.screens.ts': 'export const at = 1\n',
    'domain/hiring/clients/clients.contract.ts': "export { at } from '../board/board.screens.ts'\n",
    'domain/features.ts':
      "export { at } from './hiring/board/board.feature.ts'\nexport { at as to } from './hiring/clients/clients.feature.ts'\n",
    'domain/hiring/board/board.feature.ts': "export { at } from './board.screens.ts'\n",
    'domain/hiring/clients/clients.feature.ts': "export { at } from './clients.screens.ts'\n",
  })
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('These features import each other: server/board → server/clients → server/board')
})

test('unlisted features, screens and routes are reported; a section may be served by hand', () => {
  const { complaints } = checkFiles({
    'domain/features.ts': "export { boardFeature } from './hiring/board/board.feature.ts'\n",
    'domain/hiring/board/board.feature.ts':
      "import { boardScreens } from './board.screens.ts'\nexport const boardFeature = { screens: [boardScreens] }\n",
    'domain/hiring/board/board.screens.ts': 'export const boardScreens = {}\n',
    'domain/hiring/clients/clients.feature.ts': 'export const clientsFeature = {}\n',
    'domain/hiring/clients/clients.screens.ts': 'export const clientScreens = {}\n',
    'server/features.ts': "export { boardFeature } from './hiring/board/board.feature.ts'\n",
    'server/hiring/board/board.feature.ts':
      "import { boardRoutes } from './board.routes.ts'\nexport const boardFeature = { routes: [boardRoutes] }\n",
    'server/hiring/board/board.routes.ts': 'export const boardRoutes = []\n',
    'server/hiring/clients/clients.routes.ts': 'export const clientRoutes = []\n',
    'server/hiring/vacancies/feeds/feeds.routes.ts': 'export const serveFeeds = []\n',
    'web/features.ts': "export { tagsFeature } from './people/tags/tags.feature.ts'\n",
    'web/people/tags/tags.feature.ts': 'export const tagsFeature = {}\n',
    'web/people/users/users.feature.ts': 'export const usersFeature = {}\n',
  })
  expect(complaints).toEqual([
    "domain/hiring/clients/clients.feature.ts:1  domain/features.ts lacks its line: export { … } from './hiring/clients/clients.feature.ts'.",
    "web/people/users/users.feature.ts:1  web/features.ts lacks its line: export { … } from './people/users/users.feature.ts'.",
    'domain/hiring/clients/clients.screens.ts:1  domain/hiring/clients/clients.feature.ts does not name this file.',
    'server/hiring/clients/clients.routes.ts:1  server/hiring/clients/clients.feature.ts does not name this file.',
  ])
})

test('an e-mail that its feature does not name or without a test is reported', () => {
  const path = 'server/people/accounts/mails/welcome.mail.ts'
  const { complaints } = checkFiles({ 'server/features.ts': '', [path]: "import '../../users/mails/closing.ts'\n" })
  expect(complaints).toEqual([
    `${path}:1  server/people/accounts/accounts.feature.ts does not name this file.`,
    expect.stringContaining('This e-mail needs a test that reads it in both languages'),
  ])
})

const refusals: [about: string, file: string, text: string, says: string][] = [
  [
    'an unknown kind of file',
    'server/hiring/board/board.service.ts',
    '',
    'No such kind of file here: a server feature holds .routes.ts',
  ],
  ['a misplaced component', 'web/hiring/board/card.tsx', '', 'No such kind of file here: a web feature holds'],
  ['a hook outside hooks', 'web/hiring/board/parts/use-card.ts', '', 'and hooks/ (use-<name>.ts)'],
  ['a vague name', 'web/platform/utils.ts', '', 'The name utils.ts does not say what is inside'],
  ['a vague folder', 'server/platform/helpers/dates.ts', '', 'The name helpers does not say what is inside'],
  ['a barrel', 'web/platform/ui/index.ts', '', 'No index files: import from the file that holds the thing.'],
  ['a file that is too long', 'server/platform/long.ts', 'export {}\n'.repeat(301), '301 lines: a file holds one thing'],
  [
    'a library in domain',
    'domain/hiring/board/board.rules.ts',
    "import React from 'react'",
    'domain imports only itself and zod, not react',
  ],
  ['Node in domain', 'domain/hiring/board/board.rules.ts', "import 'node:fs'", 'domain imports only itself and zod, not node:fs'],
  [
    'a request in a form',
    'web/hiring/board/forms/board-form.tsx',
    "import { call } from '../../../platform/client/call.ts'\n",
    'Requests live in .queries.ts: move this call into a function or a hook of board.queries.ts',
  ],
  ['React on the server', 'server/platform/page.ts', "import 'react-dom/server'", 'belongs in web/'],
  [
    'the server in web',
    'web/hiring/board/board.queries.ts',
    "import type { A } from '#server/app.ts'",
    'web must not know the server',
  ],
  [
    'a dynamic import of the server in web',
    'web/hiring/board/board.queries.ts',
    "import('#server/app.ts')",
    'web must not know the server',
  ],
  [
    'the server named in a type',
    'web/hiring/board/board.queries.ts',
    "export type A = import('#server/app.ts').A",
    'web must not know the server',
  ],
  ['web on the server', 'server/app.ts', "export * from '#web/routes.ts'", 'The server must not know web'],
  [
    'domain that knows the server',
    'domain/hiring/board/board.rules.ts',
    "import '#server/app.ts'",
    'domain must not know server',
  ],
  [
    'a contract in what browsers load of every feature',
    'domain/hiring/board/board.feature.ts',
    "import './board.contract.ts'",
    'Browsers load this file',
  ],
  [
    'the list of features in the ground',
    'server/platform/lists.ts',
    "import '../features.ts'",
    'Only the files beside server/features.ts',
  ],
  [
    'an area above',
    'server/hiring/board/board.reads.ts',
    "import '../../people/users/users.reads.ts'",
    'hiring/ may import assessment and the ground, not people/users. Move what both need to the ground or into hiring/.',
  ],
  [
    'an area above, in another tree',
    'web/assessment/skills/skills.queries.ts',
    "import type { Card } from '#domain/hiring/board/board.contract.ts'",
    'assessment/ may import only the ground, not hiring/board.',
  ],
  [
    "another feature's writes, outside a write",
    'server/hiring/board/board.routes.ts',
    "import '../vacancies/vacancies.writes.ts'",
    'board may use of vacancies only its reads',
  ],
  [
    "another feature's part in a part",
    'web/hiring/board/parts/board.tsx',
    "import '../../vacancies/parts/card.tsx'",
    'board may use of vacancies only its queries',
  ],
  [
    "another feature's form in a part",
    'web/hiring/board/parts/board.tsx',
    "import '../../vacancies/forms/form.tsx'",
    'board may use of vacancies only its queries',
  ],
  [
    'test equipment in the product',
    'server/app.ts',
    "import './testing/database.ts'",
    'Only tests and .access.ts use server/testing/',
  ],
  ['an import without its ending', 'server/app.ts', "import './config'", 'needs its ending'],
  ['an alias inside one tree', 'server/app.ts', "import '#server/config.ts'", 'Inside server/ use a relative path'],
  ['a relative path into another tree', 'server/app.ts', "import '../domain/kernel/limits.ts'", 'use #domain/kernel/limits.ts'],
  [
    'the environment outside the configuration',
    'server/platform/mail/mail.ts',
    'export const a = process.env.SMTP_URL',
    'The environment is read once, in server/config.ts',
  ],
  [
    'a clock in rules',
    'domain/hiring/board/board.rules.ts',
    'export const a = () => Date.now()',
    'Rules and contracts have no clock',
  ],
  [
    'a new date in rules',
    'domain/hiring/board/board.rules.ts',
    'export const a = () => new Date()',
    'Rules and contracts have no clock',
  ],
  [
    'a clock in a contract',
    'domain/hiring/board/board.contract.ts',
    'export const a = new Date()',
    'Rules and contracts have no clock',
  ],
  [
    'chance in a contract',
    'domain/hiring/board/board.contract.ts',
    'export const a = Math.random()',
    'contracts have no randomness',
  ],
  [
    'chance in rules',
    'domain/hiring/board/board.rules.ts',
    'export const a = () => Math.random()',
    'Rules and contracts have no randomness',
  ],
  [
    'SQL in routes',
    'server/hiring/board/board.routes.ts',
    'export const a = (sql: any) => sql`select 1`',
    'No SQL in .routes.ts: a question belongs in board.reads.ts',
  ],
  [
    'a typed SQL template in views',
    'server/hiring/board/board.views.ts',
    'export const a = (sql: any) => sql<number>`select 1`',
    'No SQL in .views.ts',
  ],
  [
    'a query in a policy',
    'server/hiring/board/board.policy.ts',
    "export const a = (db: any) => db.selectFrom('cards')",
    'No SQL in .policy.ts',
  ],
  [
    'a write in reads',
    'server/hiring/board/board.reads.ts',
    "export const a = (db: any) => db.updateTable('cards')",
    'this change belongs in board.writes.ts',
  ],
  [
    'fetch in a page',
    'web/hiring/board/pages/board.tsx',
    "export const a = () => fetch('/api')",
    'Features talk to the server through the typed client',
  ],
  [
    'text between tags',
    'web/hiring/board/parts/card.tsx',
    'export const A = () => <p>Hola</p>',
    'Text in markup: "Hola". Words belong in board.es.ts',
  ],
  ['text in braces', 'web/hiring/board/parts/card.tsx', "export const A = () => <p>{'Hola'}</p>", 'Text in markup: "Hola"'],
  ['text in a fragment', 'web/hiring/board/parts/card.tsx', 'export const A = () => <>Hola</>', 'Text in markup: "Hola"'],
  [
    'text in a label',
    'web/platform/ui/banner.tsx',
    'export const A = () => <p aria-label="Cerrar" />',
    'Words belong in site.es.ts',
  ],
  [
    'text in a template of a title',
    'web/hiring/board/parts/card.tsx',
    'export const A = () => <p title={`Tarjeta`} />',
    'Text in markup: "Tarjeta',
  ],
]

describe('says where it belongs:', () => {
  test.each(refusals)('%s', (_about, file, text, says) => {
    const [complaint] = checkFiles({ [file]: text }).complaints
    expect(complaint).toContain(says)
    expect(complaint).toMatch(new RegExp(`^${file}:\\d+ `))
  })
})
