import { expect, test } from 'vitest'
import { arrangeRows } from './arrange-rows.ts'

const rows = [
  { name: 'Zoología', years: 2 },
  { name: 'Análisis', years: 10 },
  { name: 'Ñandú', years: 9 },
]
const how = {
  textOf: (row: (typeof rows)[number]) => row.name,
  sortValueOf: (row: (typeof rows)[number], column: string) => (column === 'years' ? row.years : row.name),
  locale: 'es-CO',
}
const namesOf = (state: Partial<Parameters<typeof arrangeRows>[1]>) =>
  arrangeRows(rows, { page: 0, size: 5, sort: 'name', q: '', ...state }, how).page.map(({ name }) => name)

test('PRO-03 rows are sorted by the language’s order, numbers by value, in both directions', () => {
  expect(namesOf({})).toEqual(['Análisis', 'Ñandú', 'Zoología'])
  expect(namesOf({ sort: 'years' })).toEqual(['Zoología', 'Ñandú', 'Análisis'])
  expect(namesOf({ sort: '-years' })).toEqual(['Análisis', 'Ñandú', 'Zoología'])
})

test('PRO-03 the search ignores accents and case, and pages count its results', () => {
  expect(namesOf({ q: 'ANALISIS' })).toEqual(['Análisis'])
  expect(arrangeRows(rows, { page: 1, size: 2, sort: 'name', q: '' }, how)).toEqual({ page: [rows[0]], at: 1, total: 3 })
})
