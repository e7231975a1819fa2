import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { checkMessages } from './messages/check-tree.mjs'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

const complete = {
  'domain/hiring/board/board.feature.ts': "import type { es } from './board.es.ts'\n",
  'domain/hiring/board/board.es.ts':
    "export const es = { 'board.title': 'Tablero de {{job}}', 'board.days_one': 'Hace un día', 'board.days_other': 'Hace ' + '{{count}} días' } as const\n",
  'domain/hiring/board/board.en.ts':
    "export const en = { 'board.title': 'Board of {{job}}', 'board.days_one': '{{count}} day ago', 'board.days_other': '{{count}} days ago' }\n",
  'domain/hiring/board/board.rules.ts': "export const name = 'board.title'\n",
  'web/hiring/board/parts/card.tsx': 'export const days = (t: any, part: string) => t(`board.$' + '{part}`)\n',
}

/** Checks a small tree of files: a complete one with these additions. */
function check(files: Record<string, string>, required: string[] = [], quoted: Parameters<typeof checkMessages>[2] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  made.push(folder)
  for (const [file, text] of Object.entries({ ...complete, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return checkMessages(folder, required, quoted)
}

const english = (text: string) => ({
  'domain/hiring/board/board.en.ts': complete['domain/hiring/board/board.en.ts'].replace("'Board of {{job}}'", text),
})

test('I18N-05 a text that the documents quote keeps its wording', () => {
  const quote = { key: 'board.title', language: 'en', text: 'Board of {{job}}', quoted: 'the second page' }
  expect(check({}, [], [quote]).complaints).toEqual([])
  expect(check(english("'The board of {{job}}'"), [], [quote]).complaints).toEqual([
    'domain/hiring/board/board.en.ts:1  board.title reads “Board of {{job}}” in the second page.',
  ])
  expect(check({}, [], [{ ...quote, key: 'board.gone' }]).complaints).toEqual([
    'board.gone is missing in the message files; quoted by the second page.',
  ])
})

test('I18N-05 two complete languages pass', () => {
  expect(check({}, ['board.title', 'board.days'])).toEqual({ keys: 3, complaints: [], unused: [] })
})

const refusals: [about: string, files: Record<string, string>, required: string[], says: string][] = [
  [
    'a key that English lacks',
    { 'domain/hiring/board/board.en.ts': complete['domain/hiring/board/board.en.ts'].replace("'board.title'", "'board.name'") },
    [],
    'domain/hiring/board/board.es.ts:1  board.title is missing in domain/hiring/board/board.en.ts',
  ],
  [
    'a key that Spanish lacks',
    { 'domain/hiring/board/board.es.ts': complete['domain/hiring/board/board.es.ts'].replace("'board.title'", "'board.name'") },
    [],
    'domain/hiring/board/board.en.ts:1  board.title is missing in domain/hiring/board/board.es.ts',
  ],
  [
    'a language without its file',
    { 'domain/site/content/content.es.ts': 'export const es = {}' },
    [],
    'domain/site/content/content.en.ts is missing',
  ],
  [
    'a placeholder in single braces',
    english("'Board of {job}'"),
    [],
    'domain/hiring/board/board.en.ts:1  board.title has a malformed placeholder',
  ],
  [
    'other variables',
    english("'Board of {{name}}'"),
    [],
    'board.title has other variables in domain/hiring/board/board.en.ts: job here, name there',
  ],
  [
    'a placeholder that a call leaves out',
    { 'web/hiring/board/parts/head.tsx': "export const head = (t: any) => t('board.title')\n" },
    [],
    'web/hiring/board/parts/head.tsx:1  board.title is not given its job',
  ],
  [
    'the number of a plural that a call leaves out',
    { 'web/hiring/board/parts/head.tsx': "export const head = (t: any) => t('board.days', {})\n" },
    [],
    'web/hiring/board/parts/head.tsx:1  board.days is not given its count',
  ],
  [
    'a value that a text has no place for',
    { 'web/hiring/board/parts/head.tsx': "export const head = (t: any) => t('board.title', { job: 'x', name: 'y' })\n" },
    [],
    'web/hiring/board/parts/head.tsx:1  board.title has no place for name',
  ],
  ['an empty text', english("' '"), [], 'board.title is empty'],
  ['a text that would have to be run', english('String(1)'), [], 'board.title has to be plain text'],
  [
    'a key in two files',
    {
      'domain/site/content/content.es.ts': "export const es = { 'board.title': 'a' }",
      'domain/site/content/content.en.ts': "export const en = { 'board.title': 'a' }",
    },
    [],
    'board.title stands in domain/hiring/board/board.es.ts already',
  ],
  ['a key that the documents name', {}, ['board.other'], 'board.other is missing in the message files; named by the documents'],
  [
    'a key that a field of domain names',
    { 'domain/hiring/board/board.contract.ts': "export const field = requiredText('board.error.title')" },
    [],
    'board.error.title is missing in the message files; named by domain/hiring/board/board.contract.ts:1',
  ],
  [
    'a key of a refusal',
    { 'domain/kernel/refusals.ts': "export const refusalStatus = {\n  'errors.stale': 409,\n}" },
    [],
    'errors.stale is missing in the message files; named by domain/kernel/refusals.ts:2',
  ],
  [
    'a key that an answer names',
    { 'server/hiring/board/board.routes.ts': "export const answer = { success_message: 'board.success.moved' }" },
    [],
    'board.success.moved is missing in the message files',
  ],
  [
    'a file that its feature does not name',
    { 'domain/hiring/board/board.feature.ts': '' },
    [],
    'domain/hiring/board/board.es.ts:1  domain/hiring/board/board.feature.ts does not name this file',
  ],
  [
    'a text of e-mails where a browser needs it',
    {
      'domain/hiring/board/board.mail.es.ts': "export const es = { 'board.hello': 'a' }",
      'domain/hiring/board/board.mail.en.ts': "export const en = { 'board.hello': 'a' }",
    },
    ['board.hello'],
    'board.hello is a text of e-mails, which no browser reads',
  ],
]

describe('I18N-05 refuses', () => {
  test.each(refusals)('%s', (_about, files, required, says) => {
    expect(check(files, required).complaints.join('\n')).toContain(says)
  })
})

test('I18N-05 a message that no code uses is reported', () => {
  const { unused } = check({
    'domain/hiring/board/board.rules.ts': '',
    'web/hiring/board/parts/card.tsx': "export const days = (t: any) => t('board.days', { count: 1 })\n",
  })
  expect(unused).toEqual(['board.title'])
})

test('I18N-05 every message of the documents and the code exists in Spanish and English', () => {
  const required = JSON.parse(readFileSync(new URL('required-messages.json', import.meta.url), 'utf8'))
  expect(checkMessages(fileURLToPath(new URL('..', import.meta.url)), required).complaints).toEqual([])
})
