import { expect, test } from 'vitest'
import type { ImportField } from './columns.rules.ts'
import { readRow, splitName } from './rows.rules.ts'

const read = (field: ImportField, cell: string) => {
  const targets = field === 'full_name' ? ([field] as const) : (['full_name', field] as const)
  const cells = field === 'full_name' ? [cell] : ['Ana Gómez', cell]
  const headings = field === 'full_name' ? ['Nombre'] : ['Nombre', 'Dato']
  return readRow(2, cells, { targets, headings, dateOrder: 'dmy', language: 'es', today: '2026-11-25' })
}

test.each<[ImportField, string, Record<string, unknown>]>([
  ['full_name', 'ANA GÓMEZ', { firstName: 'ANA', lastName: 'GÓMEZ' }],
  ['full_name', '  Ana\u00a0María   Gómez Ruiz ', { firstName: 'Ana María', lastName: 'Gómez Ruiz' }],
  ['full_name', 'Jose\u0301 Pérez', { firstName: 'José', lastName: 'Pérez' }],
  ['full_name', 'Shakira', { firstName: 'Shakira', lastName: '' }],
  ['full_name', 'Dr. José Á. Muñoz', { firstName: 'José', lastName: 'Á Muñoz' }],
  ['full_name', 'J.R. López', { firstName: 'J', lastName: 'R López' }],
  ['full_name', 'Marta_López', { firstName: 'Marta', lastName: 'López' }],
  ['full_name', '"Ana Gil"', { firstName: 'Ana', lastName: 'Gil' }],
  ['email', 'luis @example.com', { email: 'luis@example.com' }],
  ['email', '"ANA@Example.com"', { email: 'ana@example.com' }],
  ['email', 'mailto:ana@example.com?subject=Hola', { email: 'ana@example.com' }],
  ['email', 'no', { email: '' }],
  ['phone', '="3001245678"', { phone: '3001245678' }],
  ['phone', '3001245678 (mamá)', { phone: '3001245678' }],
  ['phone', '300•124•5678', { phone: '300 124 5678' }],
  ['phone', '0', { phone: '' }],
  ['phone', '(601) 345 6789', { phone: '(601) 345 6789' }],
  ['phone', '3.001.245.678', { phone: '3.001.245.678' }],
  ['phone', '+52 1 55 1234 5678', { phone: '+52 1 55 1234 5678' }],
  ['phone', '044 55 1234 5678', { phone: '044 55 1234 5678' }],
  ['phone', '+54 9 11 1234-5678', { phone: '+54 9 11 1234-5678' }],
  ['phone', '011 15-1234-5678', { phone: '011 15-1234-5678' }],
  ['email', 'Ana Gómez <Ana.Gomez@Example.com>', { email: 'ana.gomez@example.com' }],
  ['email', 'mailto:ana@example.com', { email: 'ana@example.com' }],
  ['email', ' ana@example.com; ', { email: 'ana@example.com' }],
  ['email', 'No tiene', { email: '' }],
  ['email', 'N/A', { email: '' }],
  ['phone', '+57 (1) 300-1245', { phone: '+57 (1) 300-1245' }],
  ['phone', "'+57 300 124 5678", { phone: '+57 300 124 5678' }],
  ['phone', 'Cel: 300 124 5678', { phone: '300 124 5678' }],
  ['phone', '3001245678.0', { phone: '3001245678' }],
  ['phone', '—', { phone: '' }],
  ['city', 'Bogotá, D.C.', { city: 'Bogotá, D.C.' }],
  ['date_of_birth', '05/03/1990', { dateOfBirth: '1990-03-05' }],
  ['skills', 'SQL; Excel avanzado,sql |CI/CD', { skills: ['SQL', 'Excel avanzado', 'CI/CD'] }],
  ['skills', 'SQL\nExcel', { skills: ['SQL', 'Excel'] }],
  ['tags', ' Contadora ', { tags: ['Contadora'] }],
  ['note', 'Dijo "sí".\nLlamar el lunes', { note: 'Dijo "sí".\nLlamar el lunes' }],
  ['language', 'Inglés', { language: 'en' }],
  ['language', 'es-CO', { language: 'es' }],
  ['language', '', { language: 'es' }],
  ['cv', 'Ana Gómez.pdf', { cv: 'Ana Gómez.pdf' }],
])('INT-03 reads a cell of %s: %j', (field, cell, values) => {
  const { row, problems } = read(field, cell)
  expect(row).toMatchObject(values)
  expect(problems).toEqual([])
})

test.each<[ImportField, string, string]>([
  ['full_name', '', 'imports.error.name_missing'],
  ['full_name', 'Ana 2', 'imports.error.name'],
  ['full_name', '@na', 'imports.error.name'],
  ['email', 'ana@', 'imports.error.email'],
  ['email', 'ana@example.com luis@example.com', 'imports.error.email'],
  ['phone', '3,00124E+09', 'imports.error.phone_rounded'],
  ['phone', '3.00124E+09', 'imports.error.phone_rounded'],
  ['phone', '12 / 34', 'imports.error.phone'],
  ['phone', '300 CALL NOW / ahora', 'imports.error.phone'],
  ['phone', `3001245678, ${'x'.repeat(5000)}`, 'imports.error.too_long'],
  ['phone', 'pregunta a la mamá', 'imports.error.phone'],
  ['date_of_birth', '31/02/1990', 'imports.error.date'],
  ['date_of_birth', '31/02/90', 'imports.error.date'],
  ['date_of_birth', '05/03/2030', 'imports.error.birthday'],
  ['date_of_birth', '05/03/1700', 'imports.error.birthday'],
  ['date_of_birth', '05/03/2020', 'imports.error.too_young'],
  ['language', 'francés', 'imports.error.language'],
  ['tags', 'x'.repeat(41), 'imports.error.tag'],
  ['city', 'x'.repeat(201), 'imports.error.too_long'],
])('INT-03 refuses a cell of %s: %j', (field, cell, reason) => {
  const { problems } = read(field, cell)
  const column = field === 'full_name' ? 0 : 1
  expect(problems.map((problem) => [problem.line, problem.column, problem.reason])).toEqual([[2, column, reason]])
})

test.each<[ImportField, string, Record<string, unknown>, string, string]>([
  ['date_of_birth', '05/03/90', { dateOfBirth: '1990-03-05' }, 'short_year', '1990-03-05'],
  ['date_of_birth', '5-mar-11', { dateOfBirth: '2011-03-05' }, 'short_year', '2011-03-05'],
  ['date_of_birth', '5-mar-12', { dateOfBirth: '1912-03-05' }, 'short_year', '1912-03-05'],
  ...(
    [
      ['3001245678 / 3107654321', '3001245678', 'Dato: 3001245678 / 3107654321'],
      ['300 111 2233;310 222 3344', '300 111 2233', 'Dato: 300 111 2233;310 222 3344'],
      ['300 111 2233, 310 222 3344', '300 111 2233', 'Dato: 300 111 2233, 310 222 3344'],
      ['300 111 2233 y 310 222 3344', '300 111 2233', 'Dato: 300 111 2233 y 310 222 3344'],
      ['300 111 2233\r\n310 222 3344', '300 111 2233', 'Dato: 300 111 2233 / 310 222 3344'],
      ['300 111 2233 - 310 222 3344', '300 111 2233', 'Dato: 300 111 2233 - 310 222 3344'],
      ['Cel: 300 111 2233 / Fijo: 601 345 6789', '300 111 2233', 'Dato: Cel: 300 111 2233 / Fijo: 601 345 6789'],
      ['3456789/3456790', '3456789', 'Dato: 3456789/3456790'],
      ['1 / 300 111 2233 / 310 222 3344', '300 111 2233', 'Dato: 1 / 300 111 2233 / 310 222 3344'],
      ['3001245678 (mamá)', '3001245678', 'Dato: 3001245678 (mamá)'],
      ['3001245678 de la mamá', '3001245678', 'Dato: 3001245678 de la mamá'],
      ['3001245678, llamar en la tarde', '3001245678', 'Dato: 3001245678, llamar en la tarde'],
    ] as const
  ).map(([cell, phone, note]): [ImportField, string, Record<string, unknown>, string, string] => [
    ...(['phone', cell, { phone, note }, 'first_phone', phone] as const),
  ]),
])('INT-03 interprets a cell of %s: %j', (field, cell, values, rule, result) => {
  const { row, problems, interpreted } = read(field, cell)
  expect(row).toMatchObject(values)
  expect(problems).toEqual([])
  expect(interpreted).toMatchObject([{ line: 2, column: 1, rule, result }])
})

test.each<[ImportField, string]>([
  ['phone', '3001245678, '],
  ['phone', 'Cel: 300 124 5678'],
  ['phone', '030/1234567'],
  ['phone', '601 - 345 6789'],
  ['phone', '6011234567, ext. 12'],
  ['phone', '3001245678.0'],
  ['date_of_birth', '05/03/1990'],
])('INT-03 a cell of %s with nothing else is not interpreted: %j', (field, cell) => {
  expect(read(field, cell)).toMatchObject({ row: { note: '' }, problems: [], interpreted: [] })
})

test('INJ-08 an address cell of 100 kB is refused at once', () => {
  const start = performance.now()
  const { problems } = read('email', `${','.repeat(100_000)}x`)
  expect(performance.now() - start).toBeLessThan(1000)
  expect(problems.map(({ reason }) => reason)).toEqual(['imports.error.email'])
})

test('INT-03 other phone numbers are added to the note of the row', () => {
  const [targets, headings] = [['first_name', 'phone', 'note'] as const, ['Nombre', 'Celular', 'Nota']]
  const cells = ['Ana', '3001112233 / 3102223344', 'Llamar el lunes']
  const { row } = readRow(2, cells, { targets, headings, dateOrder: 'dmy', language: 'es', today: '2026-11-25' })
  expect(row.note).toBe('Llamar el lunes\nCelular: 3001112233 / 3102223344')
})

test('INT-03 reports each wrong cell of a row, and cells beyond the columns', () => {
  const targets = ['first_name', 'last_name', 'email', 'phone'] as const
  const cells = ['', 'Gómez', 'ana', '12', ' ', 'más']
  const headings = ['Nombres', 'Apellidos', 'Correo', 'Celular']
  const { problems } = readRow(7, cells, { targets, headings, dateOrder: 'dmy', language: 'es', today: '2026-11-25' })
  expect(problems.map(({ column, reason }) => [column, reason])).toEqual([
    [null, 'imports.error.more_cells'],
    [0, 'imports.error.name_missing'],
    [3, 'imports.error.phone'],
    [2, 'imports.error.email'],
  ])
})

test.each<[string, [string, string]]>([
  ['Ana Gómez', ['Ana', 'Gómez']],
  ['Ana Gómez Ruiz', ['Ana', 'Gómez Ruiz']],
  ['Ana María Gómez Ruiz', ['Ana María', 'Gómez Ruiz']],
  ['Gómez Ruiz, Ana María', ['Ana María', 'Gómez Ruiz']],
  ['Juan de la Cruz', ['Juan', 'de la Cruz']],
  ['María del Mar Pérez', ['María', 'del Mar Pérez']],
  ['Ana', ['Ana', '']],
  ['Ana de', ['Ana', 'de']],
  ['', ['', '']],
])('INT-03 splits the name %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
