import { expect, test } from 'vitest'
import { guessColumns } from './columns.rules.ts'
import { consentOfRow, readConsentCells } from './consents.rules.ts'

const reading = { consentOrder: 'dmy', today: '2026-11-26' } as const
const held = { columns: ['full_name'], consent_way: 'held', consented_on: '2024-03-02', consent_how: 'Feria' } as const

test.each([
  ['02/03/24', 'Correo', '2024-03-02', 'Correo', null],
  ['2026-11-26 09:30', '', '2026-11-26', '', null],
  ['0000-00-00', 'Sí', '', '', null],
  ['27/11/2026', 'Feria', '', '', 'imports.error.consent_future'],
  ['marzo', 'Feria', '', '', 'imports.error.consent_day'],
  ['31/02/2024', 'Feria', '', '', 'imports.error.consent_day'],
  ['02/03/2024', 'No autorizo', '', '', 'imports.error.consent_no'],
  ['02/03/2024', 'Withdrawn by email', '', '', 'imports.error.consent_no'],
  ['Pendiente', '', '', '', 'imports.error.consent_no'],
  ['02/03/2024', 'a'.repeat(201), '', '', 'imports.error.too_long'],
])('INT-07 a day %j and a manner %j are read, and never guessed', (dayText, howText, day, how, problem) => {
  expect(readConsentCells(dayText, howText, reading)).toMatchObject({ day, how, problem })
})

test.each([
  ['the statement of the file', '', '', held, { consentedOn: '2024-03-02', manner: 'Feria' }],
  ['the manner of the row', '', 'Web', held, { consentedOn: '2024-03-02', manner: 'Web' }],
  ['no day', '', 'Web', { ...held, consented_on: '' }, 'imports.error.consent_no_day'],
  ['no manner', '', '', { ...held, consent_how: '' }, 'imports.error.consent_no_how'],
  ['a future day', '', '', { ...held, consented_on: '2026-11-27' }, 'imports.error.consent_future'],
  ['an empty day in a column of days', '', '', { ...held, columns: ['consented_on'] }, null],
  ['a yes without a day', '', 'Sí', { ...held, columns: ['consented_on', 'consent_how'] }, 'imports.error.consent_no_day'],
  ['an empty answer', '', '', { ...held, columns: ['consent_how'] }, null],
  ['a yes', '', 'Sí', { ...held, columns: ['consent_how'] }, { consentedOn: '2024-03-02', manner: 'Feria' }],
  ['a file without consents', '', '', { ...held, consent_way: 'ask' as const }, null],
])('INT-07 %s decides whether a row comes in with its consent', (_, day, how, choices, expected) => {
  const { consent, reason } = consentOfRow(readConsentCells(day, how, reading), choices, reading.today)
  expect(consent ?? reason).toEqual(expected)
})

test('INT-07 columns of consents are found by their headings and values', () => {
  const headings = ['Nombre', 'Fecha de autorización', 'Habeas data']
  expect(guessColumns(headings, [['Ana'], ['02/03/2024'], ['Sí']])).toEqual(['full_name', 'consented_on', 'consent_how'])
  expect(guessColumns(['Name', 'Autorización de datos'], [['Ana'], ['2024-03-02']])).toEqual(['full_name', 'consented_on'])
  expect(guessColumns(['Name', 'Consent date'])).toEqual(['full_name', 'consented_on'])
})
