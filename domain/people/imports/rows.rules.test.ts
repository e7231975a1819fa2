import { expect, test } from 'vitest'
import type { ImportField } from './headings.rules.ts'
import { notesOf } from './notes.rules.ts'
import { readRow } from './rows.rules.ts'

const read = (field: ImportField, cell: string) => {
  const targets = field === 'full_name' ? ([field] as const) : (['full_name', field] as const)
  const cells = field === 'full_name' ? [cell] : ['Ana Gómez', cell]
  const headings = field === 'full_name' ? ['Nombre'] : ['Nombre', 'Dato']
  return readRow(2, cells, { targets, headings, dateOrder: 'dmy', consentOrder: 'dmy', language: 'es', today: '2026-11-25' })
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
  ['tags', '* myContacts ::: * Candidatos ::: Feria', { tags: ['Candidatos', 'Feria'] }],
  ['email', 'Ana <User@Ñandú.example>', { email: 'user@xn--and-6ma2c.example' }],
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
  ['note', 'Dijo "sí".\nLlamar el lunes', { note: 'Dato: Dijo "sí".\nLlamar el lunes' }],
  ['date_of_birth', '0000-00-00', { dateOfBirth: '', note: '' }],
  ['date_of_birth', '1990-05-12T05:00:00.000Z', { dateOfBirth: '1990-05-12', note: '' }],
  ['cv', 'No', { cv: '', note: '' }],
  ['full_name', 'Dra Luz Gil', { firstName: 'Luz', lastName: 'Gil', note: '' }],
  ['full_name', 'Laura 🌻 Nieto', { firstName: 'Laura', lastName: 'Nieto', note: '' }],
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
  ['full_name', '@na', 'imports.error.name'],
  ['full_name', '=1+1', 'imports.error.name'],
  ['date_of_birth', '05/03/2020', 'imports.error.too_young'],
])('INT-03 refuses a cell of %s: %j', (field, cell, reason) => {
  const { problems } = read(field, cell)
  const column = field === 'full_name' ? 0 : 1
  expect(problems.map((problem) => [problem.line, problem.column, problem.reason])).toEqual([[2, column, reason]])
})

test.each<[ImportField, string, string]>([
  ['email', 'ana@', 'imports.error.email'],
  ['email', 'juan perez@example.com', 'imports.error.email'],
  ['email', 'ana(arroba)example.com', 'imports.error.email'],
  ['email', 'josé@example.com', 'errors.address_letters'],
  ['email', 'maría@ñandú.example', 'errors.address_letters'],
  ['phone', '3,00124E+09', 'imports.error.phone_rounded'],
  ['phone', '3.00124E+09', 'imports.error.phone_rounded'],
  ['phone', '12 / 34', 'imports.error.phone'],
  ['phone', '300 CALL NOW / ahora', 'imports.error.phone'],
  ['phone', `3001245678, ${'x'.repeat(4000)}`, 'imports.error.too_long'],
  ['phone', 'pregunta a la mamá', 'imports.error.phone'],
  ['date_of_birth', '31/02/1990', 'imports.error.date'],
  ['date_of_birth', '31/02/90', 'imports.error.date'],
  ['date_of_birth', 'hace 30 años', 'imports.error.date'],
  ['date_of_birth', '05/03/2030', 'imports.error.birthday'],
  ['date_of_birth', '05/03/1700', 'imports.error.birthday'],
  ['language', 'francés', 'imports.error.language'],
  ['city', 'x'.repeat(201), 'imports.error.too_long'],
  ['source', 'x'.repeat(201), 'imports.error.too_long'],
  ['cv', 'https://drive.google.com/open?id=1', 'imports.error.cv_link'],
])('INT-14 an odd cell of %s goes into the note and never costs the person: %j', (field, cell, reason) => {
  const { row, problems, interpreted } = read(field, cell)
  expect(problems).toEqual([])
  expect(row).toMatchObject({ firstName: 'Ana', lastName: 'Gómez', note: `Dato: ${cell}` })
  expect(interpreted).toMatchObject([{ line: 2, column: 1, rule: 'to_note', result: '', reason }])
})

test.each<[ImportField, string, Record<string, unknown>, string]>([
  ['full_name', 'Ana Gil 2', { firstName: 'Ana', lastName: 'Gil', note: 'Nombre: Ana Gil 2' }, 'plain_name'],
  ['full_name', 'Luis "Lucho" Rey', { firstName: 'Luis', lastName: 'Rey', note: 'Nombre: Luis "Lucho" Rey' }, 'plain_name'],
  ['full_name', 'Ana «la negra» Gil', { firstName: 'Ana', lastName: 'Gil' }, 'plain_name'],
  ['phone', '+57 300 111 2233 ::: +57 310 222 3344', { phone: '+57 300 111 2233' }, 'first_phone'],
  ['email', 'ana@example.com ::: ana@empresa.example', { email: 'ana@example.com' }, 'first_email'],
  ['full_name', 'Sandra Peña, PMP', { firstName: 'Sandra', lastName: 'Peña', note: 'Nombre: Sandra Peña, PMP' }, 'plain_name'],
  ['email', 'ana@example.com luis@example.com', { email: 'ana@example.com' }, 'first_email'],
  ['email', 'luis perez@example.com; ana@example.com', { email: 'ana@example.com' }, 'first_email'],
  ['email', 'ana@example.com (personal)', { email: 'ana@example.com', note: 'Dato: ana@example.com (personal)' }, 'first_email'],
  ['tags', `corta, ${'x'.repeat(41)}`, { tags: ['corta'], note: `Dato: corta, ${'x'.repeat(41)}` }, 'first_items'],
])('INT-14 what is usable of a cell of %s is used, and the whole cell is in the note: %j', (field, cell, values, rule) => {
  const { row, problems, interpreted } = read(field, cell)
  expect(problems).toEqual([])
  expect(row).toMatchObject(values)
  expect(row.note).toContain(cell)
  expect(interpreted).toMatchObject([{ rule }])
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
  expect(problems.map(({ reason }) => reason)).toEqual(['imports.error.too_long'])
})

const reading = { dateOrder: 'dmy', consentOrder: 'dmy', language: 'es', today: '2026-11-26' } as const
test('INT-14 several columns become lines of the note, each with its heading', () => {
  const targets = ['first_name', 'note', 'note', 'ignore', 'note'] as const
  const headings = ['Nombre', 'Cargo actual', 'Notas', 'Id', 'Aspiración']
  const { row, interpreted } = readRow(2, ['Ana', 'Contadora', 'Llamar\nel lunes', '7', ' '], { ...reading, targets, headings })
  expect(row.note).toBe('Cargo actual: Contadora\nNotas: Llamar\nel lunes')
  expect(interpreted).toEqual([])
})

test.each<[string[], string[], [string, string]]>([
  [
    ['Primer nombre', 'Segundo nombre', 'Primer apellido', 'Segundo apellido'],
    ['Luisa', 'Fernanda', 'Ospina', 'Restrepo'],
    ['Luisa Fernanda', 'Ospina Restrepo'],
  ],
  [
    ['Primer nombre', 'Segundo nombre', 'Primer apellido', 'Segundo apellido'],
    ['Andrés', '', 'Mejía', 'N/A'],
    ['Andrés', 'Mejía'],
  ],
  [
    ['Segundo nombre', 'Primer nombre', 'Apellido Materno', 'Apellido Paterno'],
    ['Fernanda', 'Luisa', 'Restrepo', 'Ospina'],
    ['Luisa Fernanda', 'Ospina Restrepo'],
  ],
  [
    ['Nombre(s)', 'Segundo nombre', 'Apellido Paterno', 'Apellido Materno'],
    ['Ing. María', 'José', 'Hernández', 'Ríos'],
    ['María José', 'Hernández Ríos'],
  ],
  [
    ['First Name', 'Middle Name', 'Last Name', 'Second Last Name'],
    ['Jorge', '', 'Pabón, MBA', 'Ríos'],
    ['Jorge', 'Pabón Ríos'],
  ],
])('INT-14 joins the parts of a name in %j', (headings, cells, [firstName, lastName]) => {
  const targets = ['first_name', 'first_name', 'last_name', 'last_name'] as const
  const { row, problems } = readRow(2, cells, { ...reading, targets, headings })
  expect([row.firstName, row.lastName, problems]).toEqual([firstName, lastName, []])
})

test('INT-14 names are divided as the heading says', () => {
  const { row } = readRow(2, ['GÓMEZ RUIZ ANA MARÍA'], { ...reading, targets: ['full_name'], headings: ['Apellidos y Nombres'] })
  expect([row.firstName, row.lastName]).toEqual(['ANA MARÍA', 'GÓMEZ RUIZ'])
})

test('INT-14 a note that is too long for one becomes several, cut between words', () => {
  const words = Array.from({ length: 1500 }, (_, at) => `palabra${at}`)
  const notes = notesOf(words.join(' '))
  expect(notes.map((note) => note.length <= 5000)).toEqual(notes.map(() => true))
  expect(notes.join(' ').split(' ')).toEqual(words)
  expect([notesOf(''), notesOf(' corta ')]).toEqual([[], ['corta']])
})

test('INT-03 other phone numbers are added to the note of the row', () => {
  const [targets, headings] = [['first_name', 'phone', 'note'] as const, ['Nombre', 'Celular', 'Nota']]
  const cells = ['Ana', '3001112233 / 3102223344', 'Llamar el lunes']
  const { row } = readRow(2, cells, {
    targets,
    headings,
    dateOrder: 'dmy',
    consentOrder: 'dmy',
    language: 'es',
    today: '2026-11-25',
  })
  expect(row.note).toBe('Llamar el lunes\nCelular: 3001112233 / 3102223344')
})

test('INT-03 reports cells beyond the columns', () => {
  const targets = ['first_name', 'last_name', 'email', 'phone'] as const
  const cells = ['', 'Gómez', 'ana', '12', ' ', 'más']
  const headings = ['Nombres', 'Apellidos', 'Correo', 'Celular']
  const { problems, interpreted } = readRow(7, cells, { targets, headings, ...reading })
  expect(problems.map(({ column, reason }) => [column, reason])).toEqual([
    [null, 'imports.error.more_cells'],
    [0, 'imports.error.name_missing'],
  ])
  expect(interpreted.map(({ column, reason }) => [column, reason])).toEqual([
    [3, 'imports.error.phone'],
    [2, 'imports.error.email'],
  ])
})

test('INT-13 a file without names says of an unknown address that nobody has it', () => {
  const { problems } = readRow(2, ['ana@example.com'], { targets: ['email'], headings: ['Correo'], ...reading })
  expect(problems).toEqual([
    { line: 2, column: 0, value: 'ana@example.com', reason: 'imports.error.address_unknown', onlyIfNew: true },
  ])
})

test.each([
  [
    ['Phone', 'Phone (Mobile)', 'Phone (Office)'],
    ['', '+57 300 111 2233', '601 345 6789'],
    '+57 300 111 2233',
    'Phone (Office): 601 345 6789',
  ],
  [['Home Phone', 'Mobile'], ['601 345 6789', '300 111 2233'], '300 111 2233', 'Home Phone: 601 345 6789'],
  [['Celular', 'Teléfono'], ['no recuerda', '601 345 6789'], '601 345 6789', 'Celular: no recuerda'],
  [['Celular', 'Celular'], ['', '300 111 2233'], '300 111 2233', ''],
] as const)('INT-14 of several columns of phones the first usable one counts: %j %j', (heads, cells, phone, note) => {
  const targets = ['full_name' as const, ...heads.map(() => 'phone' as const)]
  const reading = { dateOrder: 'dmy', consentOrder: 'dmy', language: 'es', today: '2026-11-25' } as const
  const { row, problems } = readRow(2, ['Ana Gil', ...cells], { targets, headings: ['Nombre', ...heads], ...reading })
  expect([problems, row.phone, row.note]).toEqual([[], phone, note])
})
