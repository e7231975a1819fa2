import { expect, test } from 'vitest'
import { distinctNames, mentionedIn, noteParts, unpickedIn, withNames, withReferences } from './mentions.ts'

const ana = { uuid: '11111111-1111-4111-8111-111111111111', name: 'Ana' }
const anaRuiz = { uuid: '22222222-2222-4222-8222-222222222222', name: 'Ana Ruiz' }
const gone = { uuid: '33333333-3333-4333-8333-333333333333', name: '' }

test.each([
  ['', []],
  ['sin nadie, ana@empresa.com', []],
  [`@[${ana.uuid}] y @[${anaRuiz.uuid.toUpperCase()}], otra vez @[${ana.uuid}]`, [ana.uuid, anaRuiz.uuid]],
  ['@[no es una referencia]', []],
])('NOT-03 the note %j mentions %j', (body, uuids) => {
  expect(mentionedIn(body)).toEqual(uuids)
})

test.each([
  ['Hola @Ana.', [ana], `Hola @[${ana.uuid}].`],
  ['@Ana Ruiz, ¿y @Ana?', [ana, anaRuiz], `@[${anaRuiz.uuid}], ¿y @[${ana.uuid}]?`],
  ['@Anabel no es @Ana', [ana], `@Anabel no es @[${ana.uuid}]`],
  ['@Ana', [], '@Ana'],
  ['nadie', [ana], 'nadie'],
  ['@(a.b)', [{ uuid: ana.uuid, name: '(a.b)' }], `@[${ana.uuid}]`],
])('NOT-03 the typed note %j with the picked %j is stored as %j', (text, picked, body) => {
  expect(withReferences(text, picked)).toBe(body)
})

test.each([
  ['@Ana, mira', [], ['@Ana']],
  ['@Ana, mira', [ana], []],
  ['@Ana Ruiz y (@Anabel) y @Anabel', [anaRuiz], ['@Anabel']],
  ['escribe a ana@empresa.com', [], []],
  ['a las 3 @ la oficina', [], []],
  [`@[${ana.uuid}]`, [], []],
])('NOT-03 in the typed note %j with the picked %j the words %j mention nobody', (text, picked, words) => {
  expect(unpickedIn(text, picked)).toEqual(words)
})

test.each([
  [`Con @[${anaRuiz.uuid}] hoy`, 'Con @Ana Ruiz hoy'],
  [`@[${gone.uuid}]`, '@cuenta eliminada'],
  [`@[${ana.uuid}]@[${ana.uuid}]`, '@Ana@Ana'],
  ['sin nadie', 'sin nadie'],
  ['', ''],
])('NOT-03 the stored note %j shows the current names: %j', (body, text) => {
  expect(withNames(body, [ana, anaRuiz, gone], 'cuenta eliminada')).toBe(text)
})

test('NOT-03 an unknown mention is shown as one of a deleted account', () => {
  expect(noteParts(`a @[${gone.uuid}] b`, [])).toEqual([{ text: 'a ' }, { uuid: gone.uuid, name: '' }, { text: ' b' }])
})

test('NOT-03 colleagues of one name stay apart in a note that is edited', () => {
  const other = { uuid: gone.uuid, name: 'Ana' }
  const body = `@[${ana.uuid}] y @[${other.uuid}]`
  const names = distinctNames([ana, other], 'cuenta eliminada')
  expect(withNames(body, names, '')).toBe('@Ana y @Ana (2)')
  expect(withReferences('@Ana y @Ana (2)', names)).toBe(body)
})
