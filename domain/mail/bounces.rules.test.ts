import { expect, test } from 'vitest'
import { isAutomatic, isBounce, isUnknownAddress, readDeliveryStatus, splitQuoted } from './bounces.rules.ts'

const postfix = `Reporting-MTA: dns; mx.agencia.test
X-Postfix-Queue-ID: 4XyZ1234
Arrival-Date: Wed, 25 Nov 2026 10:00:00 -0500 (-05)

Final-Recipient: rfc822; ana.ruiz@correo.test
Original-Recipient: rfc822;Ana.Ruiz@correo.test
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.correo.test
Diagnostic-Code: smtp; 550 5.1.1 <ana.ruiz@correo.test>: Recipient address
    rejected: User unknown in virtual mailbox table
`
const exchange = `Reporting-MTA: dns;EXCH01.empresa.test\r
\r
Final-Recipient: rfc822;ana.ruiz@correo.test\r
Action: failed\r
Status: 5.1.10\r
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found\r
`
const gmail = `Reporting-MTA: dns; googlemail.com
Arrival-Date: Wed, 25 Nov 2026 07:00:00 -0800 (PST)

Final-Recipient: rfc822; ana.ruiz@correo.test
Action: failed
Status: 5.2.1
Diagnostic-Code: smtp; 550-5.2.1 The email account that you tried to reach is inactive.
Last-Attempt-Date: Wed, 25 Nov 2026 07:00:01 -0800 (PST)
`
const delay = `Reporting-MTA: dns; mx.agencia.test

Final-Recipient: rfc822; ana.ruiz@correo.test
Action: delayed
Status: 4.4.1
Will-Retry-Until: Fri, 27 Nov 2026 10:00:00 -0500
`

test.each([
  ['Postfix', postfix, '5.1.1', true],
  ['Exchange', exchange, '5.1.10', true],
  ['Gmail', gmail, '5.2.1', true],
  ['a delay', delay, '4.4.1', false],
])('EML-01 the report of %s names the address and whether the e-mail bounced', (_, text, status, bounced) => {
  const [report, ...more] = readDeliveryStatus(text)
  expect(more).toEqual([])
  expect(report).toMatchObject({ address: 'ana.ruiz@correo.test', status })
  expect(report && isBounce(report)).toBe(bounced)
})

test('EML-01 a folded reason is one line without its kind, and a report about nobody has no receivers', () => {
  expect(readDeliveryStatus(postfix)[0]?.reason).toBe(
    '550 5.1.1 <ana.ruiz@correo.test>: Recipient address rejected: User unknown in virtual mailbox table',
  )
  expect(readDeliveryStatus('Reporting-MTA: dns; mx.test\n\nAction: failed\nStatus: 5.0.0\n')).toEqual([])
})

test.each([
  ['failed', '5.1.1', true],
  ['failed', '4.4.7', false],
  ['failed', '5.7.26', false],
  ['failed', '5.1.8', false],
  ['delayed', '5.1.1', false],
  ['delivered', '2.0.0', false],
])('EML-01 the action %s with %s is a bounce: %s', (action, status, bounced) => {
  expect(isBounce({ action, status })).toBe(bounced)
})

test.each([
  [550, '550 5.1.1 User unknown', true],
  [550, '550 no such person', true],
  [553, '553 5.1.3 Bad destination mailbox address syntax', true],
  [550, '550 5.2.1 Mailbox disabled', true],
  [550, '550 5.7.1 Relaying denied', false],
  [550, '550 5.1.8 Sender address rejected: Domain not found', false],
  [554, '554 Message refused', false],
  [552, '552 5.2.2 Mailbox full', false],
])('EML-01 the answer %i "%s" says that the address does not exist: %s', (code, response, unknown) => {
  expect(isUnknownAddress(code, response)).toBe(unknown)
})

test.each([
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ 'auto-submitted': 'auto-generated; type=vacation' }, true],
  [{ 'auto-submitted': 'no' }, false],
  [{ 'x-autoreply': 'yes' }, true],
  [{ 'x-autorespond': 'Re: Vacante' }, true],
  [{ precedence: 'Auto_Reply' }, true],
  [{ precedence: 'bulk' }, true],
  [{ 'x-auto-response-suppress': 'All' }, false],
  [{}, false],
])('EML-01 a message with the headers %o is automatic: %s', (headers, automatic) => {
  expect(isAutomatic(new Map(Object.entries(headers)))).toBe(automatic)
})

test.each([
  ['Sí, puedo.\n\nEl mié, 25 nov 2026 a las 10:00, Agencia <a@b.test> escribió:\n> Hola\n> ¿Puedes?', 'Sí, puedo.'],
  ['Yes.\n\nOn Wed, 25 Nov 2026 at 10:00, Agencia\n<a@b.test> wrote:\n\n> Hi', 'Yes.'],
  ['De acuerdo\n-----Mensaje original-----\nDe: Agencia <a@b.test>\nHola', 'De acuerdo'],
  ['OK\n\n________________________________\nDe: Agencia\nHola', 'OK'],
  ['Sin cita', 'Sin cita'],
])('EML-01 %j is answered with its first lines, and the quoted history is apart', (whole, text) => {
  const parts = splitQuoted(whole)
  expect(parts.text).toBe(text)
  expect(parts.quoted === '').toBe(whole === text)
})

test('EML-01 answers between the quoted lines stay whole', () => {
  const whole = 'Hola:\n> ¿Puedes el lunes?\nSí.\n> ¿A las nueve?\nMejor a las diez.'
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
})

const folded = 'Sí, puedo.'
test.each([
  [
    'a head that Gmail wrapped twice',
    `${folded}\n\nEl mié, 25 nov 2026 a las 10:00, Agencia Cantera (<\npostulaciones+a1-abcdefghijklmnop@agencia.test>)\nescribió:\n\n> Hola`,
  ],
  ['Yahoo', `${folded}\n\n    En miércoles, 25 de noviembre de 2026, 10:00:00 GMT-5, Agencia <a@b.test> escribió:  \n \n> Hola`],
  ['Outlook without an address', `${folded}\n\nDe: Agencia Cantera\nEnviado el: miércoles, 25 de noviembre\nPara: Ana\n\nHola`],
  ['Outlook in bold', `${folded}\n\n*From:* Agencia <a@b.test>\n*Sent:* Wednesday\n\nHola`],
  ['Outlook with an older quote', `${folded}\n\n________________________________\nDe: Agencia\nHola\n> Antes\nSaludos`],
])('EML-01 the history of %s is apart from the answer', (_, whole) => {
  const parts = splitQuoted(whole)
  expect(parts.text).toBe(folded)
  expect(parts.quoted).toContain('Hola')
})

test.each([
  ['El lunes puedo.', 'El lunes puedo.', ''],
  ['> Hola\n> ¿Puedes?', '', '> Hola\n> ¿Puedes?'],
  [
    'El 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?\n\nSí.',
    'El 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?\n\nSí.',
    '',
  ],
  ['De: Bogotá\nHacia: Cali', 'De: Bogotá\nHacia: Cali', ''],
])('EML-01 of %j the answer is %j and the history %j', (whole, text, quoted) => {
  expect(splitQuoted(whole)).toEqual({ text, quoted })
})
