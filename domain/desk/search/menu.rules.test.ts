import { expect, test } from 'vitest'
import { isNamedBy, parseRecent, type Recent, withLatest, writeRecent } from './menu.rules.ts'

const id = (last: number) => `5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3${String(last).padStart(2, '0')}`
const client = (last: number): Recent => ({ kind: 'clients', uuid: id(last) })

test.each([
  ['Agregar vacante', 'vac', true],
  ['Habilidades', 'HÁB', true],
  ['Añadir candidato', 'cand ana', true],
  ['Exportar esta lista: Excel (.xlsx)', 'xls', true],
  ['Agregar vacante', 'cante', false],
  ['Agregar vacante', 'agregar cliente', false],
  ['Agregar vacante', '…', false],
])('CMD-01 the name %j is found by %j: %s', (name, typed, expected) => {
  expect(isNamedBy(name, typed)).toBe(expected)
})

test('CMD-01 remembers the latest records first, each once, and forgets the oldest', () => {
  const opened = [1, 2, 1, 3].reduce<readonly Recent[]>((recent, last) => withLatest(recent, client(last), 2), [])
  expect(opened).toEqual([client(3), client(1)])
  expect(withLatest(opened, { kind: 'vacancies', uuid: '12' }, 2)).toBe(opened)
})

test('CMD-01 reads what it wrote, and leaves out anything else', () => {
  const recent: readonly Recent[] = [client(1), { kind: 'people', uuid: id(2) }]
  expect(parseRecent(writeRecent(recent), 6)).toEqual(recent)
  expect(parseRecent(writeRecent(recent), 1)).toEqual([client(1)])
  expect(parseRecent(`people:1,roles:${id(3)},${id(4)},,clients:${id(5)}`, 6)).toEqual([client(5)])
})
