import { expect, test } from 'vitest'
import { consentOfRow, declineEffect, readConsentCells } from './consents.rules.ts'

const reading = { consentOrder: 'dmy', today: '2026-11-26' } as const
const held = { columns: ['full_name'], consent_way: 'held', consented_on: '2024-03-02', consent_how: 'Feria' } as const
const cellsOf = (answer: string, day: string, how: string, ends = false) =>
  readConsentCells({ answers: answer === '' ? [] : [{ text: answer, ends }], day, how }, reading)

test.each([
  ['', '02/03/24', 'Correo', 'none', '2024-03-02', 'Correo', null],
  ['', '2026-11-26 09:30', '', 'none', '2026-11-26', '', null],
  ['Sí', '0000-00-00', '', 'yes', '', '', null],
  ['Sí, 12/03/2024', '', 'Web', 'yes', '2024-03-12', 'Web', null],
  ['', '02/03/2024', 'Sí', 'yes', '2024-03-02', '', null],
  ['', '02/03/2024', 'No presencial', 'none', '2024-03-02', 'No presencial', null],
  ['Sí', '27/11/2026', 'Feria', 'unknown', '', '', 'imports.error.consent_future'],
  ['Sí', 'marzo', 'Feria', 'unknown', '', '', 'imports.error.consent_day'],
  ['Sí', '31/02/2024', 'Feria', 'unknown', '', '', 'imports.error.consent_day'],
  ['', '02/03/2024', 'a'.repeat(201), 'unknown', '', '', 'imports.error.too_long'],
  ['quizás', '02/03/2024', 'Web', 'unknown', '', '', 'imports.error.consent_unknown'],
  ['12/03/2024', '02/03/2024', 'Web', 'unknown', '', '', 'imports.error.consent_unknown'],
  ['No', '12/03/2025', 'Formulario web', 'no', '', '', null],
  ['Revocó el 05/06/2026', '12/03/2025', 'Papel firmado', 'no', '2026-06-05', '', null],
  ['', '02/03/2024', 'No autorizo', 'no', '', '', null],
  ['', '02/03/2024', 'Withdrawn by email', 'no', '', '', null],
  ['', 'No', '', 'no', '', '', null],
  ['Sí', '02/03/2024', 'Revocó por correo', 'no', '', '', null],
  [
    '',
    '02/03/2024',
    'Freely given consent from contact; Performance of a contract',
    'none',
    '2024-03-02',
    expect.any(String),
    null,
  ],
  ['', '02/03/2024', 'Not applicable', 'unknown', '', '', 'imports.error.consent_unknown'],
  ['', '02/03/2024', 'Legitimate interest – prospect/lead', 'unknown', '', '', 'imports.error.consent_unknown'],
  ['', '02/03/2024', 'Contract', 'unknown', '', '', 'imports.error.consent_unknown'],
  ['', '02/03/2024', 'Consent - Waiting', 'unknown', '', '', 'imports.error.consent_unknown'],
])('CON-01 reads the answer %j, the day %j and the manner %j', (answer, dayText, howText, read, day, how, problem) => {
  expect(cellsOf(answer, dayText, howText)).toMatchObject({ answer: read, day, how, problem })
})

test.each([
  ['2025-03-12', 'no'],
  ['Sí', 'no'],
  ['', 'none'],
  ['No', 'none'],
  ['0000-00-00', 'none'],
  ['quizás', 'unknown'],
  ['Revocó el 05/06/2025', 'no'],
  ['Withdrawn by mail', 'no'],
  ['No acepto', 'no'],
  ['No ha revocado', 'none'],
  ['Not withdrawn', 'none'],
])('CON-01 below the heading of a withdrawal %j is %s', (text, answer) => {
  expect(readConsentCells({ answers: [{ text, ends: true }], day: '', how: '' }, reading).answer).toBe(answer)
})

const answers = { ...held, columns: ['consent_answer'] }
const all = { ...held, columns: ['consent_answer', 'consented_on', 'consent_how'] }
test.each([
  ['the statement of the file', '', '', '', held, { consentedOn: '2024-03-02', manner: 'Feria' }],
  ['the manner of the row', '', '', 'Web', held, { consentedOn: '2024-03-02', manner: 'Web' }],
  ['no day', '', '', 'Web', { ...held, consented_on: '' }, 'imports.error.consent_no_day'],
  ['no manner', '', '', '', { ...held, consent_how: '' }, 'imports.error.consent_no_how'],
  ['a future day', '', '', '', { ...held, consented_on: '2026-11-27' }, 'imports.error.consent_future'],
  ['an empty day in a column of days', '', '', '', { ...held, columns: ['consented_on'] }, null],
  ['a yes without a day', 'Sí', '', '', all, 'imports.error.consent_no_day'],
  ['a yes with its day', 'Sí 05/06/2025', '', '', answers, { consentedOn: '2025-06-05', manner: 'Feria' }],
  ['an empty answer', '-', '', '', answers, null],
  ['a day beside an empty answer', '-', '02/03/2024', 'Web', all, 'imports.error.consent_unanswered'],
  ['a yes', 'Sí', '', '', answers, { consentedOn: '2024-03-02', manner: 'Feria' }],
  ['a no with a day', 'No', '02/03/2024', 'Web', all, null],
  ['a file without consents', '', '', '', { ...held, consent_way: 'ask' as const }, null],
])('INT-07 %s decides whether a row comes in with its consent', (_, answer, day, how, choices, expected) => {
  const { consent, reason } = consentOfRow(cellsOf(answer, day, how), choices, reading.today)
  expect(consent ?? reason).toEqual(expected)
})

test.each([
  ['a subscription that nobody confirmed', 'unconfirmed', '', '', held, 'imports.error.consent_unconfirmed', false],
  ['a day without a confirmation', 'unconfirmed', '', '02/03/2024', all, 'imports.error.consent_unconfirmed', false],
  ['a person who wants no messages', 'refused', '', '', held, 'imports.error.consent_barred', true],
  ['a yes of the person', 'unconfirmed', 'Sí', '02/03/2024', { ...all, consent_how: 'Web' }, null, false],
  ['a file without a statement', 'refused', '', '', { ...held, consent_way: 'ask' as const }, null, false],
] as const)('CON-01 %s counts against the statement of the whole file', (_, permission, answer, day, choices, why, isRefused) => {
  const row = { ...cellsOf(answer, day, ''), permission }
  const { consent, ...found } = consentOfRow(row, { ...choices, columns: [...choices.columns] }, reading.today)
  expect(found).toEqual({ reason: why, isRefused })
  expect(consent !== undefined).toBe(answer === 'Sí')
})

const consented = { isStaff: false, isWaiting: false, hasOwnConsent: false, heldOn: '2024-03-02', refusedOn: '' }
test.each([
  ['a declared consent', {}, 'withdrawn'],
  ['an older declared consent', { refusedOn: '2024-03-02' }, 'withdrawn'],
  ['a newer declared consent', { refusedOn: '2024-03-01' }, 'contradicted'],
  ['a consent given on the site', { hasOwnConsent: true }, 'contradicted'],
  ['a person who registered', { heldOn: '' }, 'contradicted'],
  ['a person who was asked', { isWaiting: true, heldOn: '' }, 'not_asked'],
  ['a colleague', { isStaff: true }, 'colleague'],
])('CON-01 a refusal in a file decides about %s', (_, facts, effect) => {
  expect(declineEffect({ ...consented, ...facts })).toBe(effect)
})
