import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDocument, checkEnglish, checkLength, checkSubjects } from './structure/english.mjs'
import { Source } from './structure/source.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'english-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function complaintsAbout(file: string, text: string) {
  writeFileSync(path.join(root, file), text)
  return checkEnglish(new Source(root, file))
}
const long = `BRD-03 ${'moves '.repeat(20)}`

test.each([
  [
    'a sentence that begins with nobody',
    '/** Who leaves takes no role along. */',
    'A comment says "Who leaves takes no role along."',
  ],
  ['a second sentence that does', '// It stays. Who asks again waits.', 'A comment says ". Who asks again waits."'],
  ['a list of unnamed people', '/** The addresses of who was erased. */', 'A comment says "of who"'],
  ['an unnamed reader', '/** Belongs in the file of the one who reads it. */', 'A comment says "the one who"'],
  ['an invented term', '/** A long task leaves turns to others. */', 'A comment says "turns to others". Write "yields".'],
  ['a riddle about a lock', '/** Runs after this process seemed lost. */', 'A comment says "seemed lost"'],
])('%s in a comment is reported', (_what, comment, start) => {
  const [complaint, ...more] = complaintsAbout('card.ts', `${comment}\nexport const card = 1\n`)
  expect([complaint?.line, complaint?.message.startsWith(start), more]).toEqual([1, true, []])
})

test.each([
  ['a question', '/** Who may see it? Everybody. */'],
  ['a relative clause with its noun', '/** The candidate who applied. */'],
])('%s in a comment is not', (_what, comment) => {
  expect(complaintsAbout('card.ts', `${comment}\nexport const card = 1\n`)).toEqual([])
})

test('a riddle in a comment of tables is reported with its first line', () => {
  const [complaint, ...more] = complaintsAbout(
    'cards.tables.sql',
    'create table cards (\n  -- Moved\n  -- by who owns it\n  owner int\n);\n',
  )
  expect([complaint?.line, complaint?.message.startsWith('A comment says "by who"'), more]).toEqual([2, true, []])
})

test.each([
  ['a long title', `test('${long}', () => {})`, `A title of ${long.length} characters; at most 110.`],
  ['a long title of a table', `test.each([1])('${long}', () => {})`, `A title of ${long.length} characters; at most 110.`],
])('%s is reported', (_what, code, message) => {
  expect(complaintsAbout('card.test.ts', code)).toEqual([{ line: 1, message }])
})

test('sentences of documents and long subjects of commits are reported', () => {
  const [complaint] = checkDocument({ path: 'README.md', text: 'Fine.\n\nThe list\nof who applied.' })
  expect(complaint).toMatch(/^README\.md {2}A sentence says "of who"/)
  expect(checkSubjects(['Short', 'x'.repeat(73)])).toHaveLength(1)
})

test.each([
  ['a variable', 'card.ts', 'export const toldCards = []', 'The name toldCards has the word "told". Write "notified"'],
  ['a private method', 'card.ts', 'export class Card { #hear() {} }', 'The name hear has the word "hear". Write "receives"'],
  ['a column in SQL', 'card.ts', 'export const cards = sql`select said_at from cards`', 'The name said_at has the word "said".'],
  ['a file', 'card-sleepers.ts', 'export const card = 1', 'The name card-sleepers.ts has the word "sleepers".'],
  ['a column', 'cards.tables.sql', 'create table cards (\n  meant_by text\n);', 'The name meant_by has the word "meant".'],
  ['a comment', 'card.ts', '// It looks again.\nexport const card = 1', 'A comment says "looks". Write "polls"'],
  ['a title', 'card.test.ts', "test('BRD-03 the candidate is told', () => {})", 'A title says "told". Write "notified"'],
])('a vague word in %s is reported', (_what, file, code, start) => {
  const [complaint, ...more] = complaintsAbout(file, `${code}\n`)
  expect([complaint?.message.startsWith(start), more]).toEqual([true, []])
})

test('vague words in texts and in quoted code are not reported', () => {
  const code = "/** The key `notices.said`. */\nexport const text = { 'notices.said': 'We will tell you' }\n"
  expect(complaintsAbout('notices.en.ts', code)).toEqual([])
  expect(checkDocument({ path: 'README.md', text: 'The key `notices.said`.' })).toEqual([])
})

test('documents that together have too many words are reported', () => {
  const half = { text: 'word '.repeat(35_000) }
  expect(checkLength([half, half])).toEqual([])
  expect(checkLength([half, half, { text: 'one' }])).toEqual(['The documents have 70001 words, at most 70000: shorten one.'])
})
