import { expect, test } from 'vitest'
import { colleagueFinder, colleaguesNamed } from './colleague-names.ts'

const colleagues = [
  { fullname: 'Diego Andrés Páez', email: 'diego@agencia.example' },
  { fullname: 'Paula Ríos', email: 'paula@agencia.example' },
  { fullname: 'Paula Ríos Gil', email: 'paula.gil@agencia.example' },
  { fullname: 'Ana Gil', email: 'ana@agencia.example' },
  { fullname: 'Ana Gil', email: 'ana.gil@agencia.example' },
]

test.each([
  ['DIEGO@agencia.example', 'diego@agencia.example'],
  ['Diego Páez', 'diego@agencia.example'],
  ['Paez, Diego', 'diego@agencia.example'],
  ['Diego Páez <otro@correo.example>', 'diego@agencia.example'],
  ['paula ríos', 'paula@agencia.example'],
  ['Paula Gil', 'paula.gil@agencia.example'],
  ['Diego', undefined],
  ['Ana Gil', undefined],
  ['Marcela Ortiz', undefined],
  ['', undefined],
] as const)('MOV-02 the cell “%s” names the colleague %s', (cell, email) => {
  expect(colleagueFinder(colleagues)(cell)?.email).toBe(email)
})

test('MOV-01 a cell that may name several colleagues names all of them', () => {
  const find = (cell: string) => colleaguesNamed(colleagues)(cell).map(({ email }) => email)
  expect(find('Gil, Ana')).toEqual(['ana@agencia.example', 'ana.gil@agencia.example'])
  expect(find('Ana Gil')).toEqual(['ana@agencia.example', 'ana.gil@agencia.example'])
  expect(find('Ríos, Paula')).toEqual(['paula@agencia.example', 'paula.gil@agencia.example'])
  expect(find('Diego')).toEqual([])
})
