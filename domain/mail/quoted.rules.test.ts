import { expect, test } from 'vitest'
import { splitQuoted } from './quoted.rules.ts'

test.each([
  ['Sí, puedo.\n\nEl mié, 25 nov 2026 a las 10:00, Agencia <a@b.test> escribió:\n> Hola\n> ¿Puedes?', 'Sí, puedo.'],
  ['Yes.\n\nOn Wed, 25 Nov 2026 at 10:00, Agencia\n<a@b.test> wrote:\n\n> Hi', 'Yes.'],
  ['De acuerdo\n-----Mensaje original-----\nDe: Agencia <a@b.test>\nHola', 'De acuerdo'],
  ['OK\n\n________________________________\nDe: Agencia\nEnviado: lunes\nHola', 'OK'],
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
  [
    'Outlook with an older quote',
    `${folded}\n\n________________________________\nDe: Agencia\nEnviado: lunes\n\nHola\n> Antes\nSaludos`,
  ],
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

const head = (lines: string) => `${folded}\n\n${lines}\n\nHola, Ana:\n¿Puedes el lunes?`
test.each([
  ['Gmail in Portuguese', `${folded}\n\nEm qua., 25 de nov. de 2026 às 10:00, Agência <a@b.test>\nescreveu:\n\n> Hola`],
  ['Gmail with the address alone', `${folded}\n\n2026-11-25 10:00 GMT-05:00 Agencia <a@b.test>:\n\n> Hola`],
  [
    'Apple Mail',
    `${folded}\n\nEnviado desde mi iPhone\n\n> El 25 nov 2026, a la(s) 10:00 a. m., Agencia <a@b.test> escribió:\n> \n> \nHola`.replace(
      '\nHola',
      'Hola',
    ),
  ],
  ['Yahoo without marks', head('El miércoles, 25 de noviembre de 2026, 10:00:00 a. m. GMT-5, Agencia <a@b.test> escribió:')],
  [
    'Outlook in Spanish',
    head('De: Agencia <a@b.test>\nEnviado el: miércoles, 25 de noviembre de 2026 10:00\nPara: Ana\nAsunto: Hola'),
  ],
  [
    'Outlook in Portuguese',
    head('De: Agência <a@b.test>\nEnviada em: quarta-feira, 25 de novembro de 2026\nPara: Ana\nAssunto: Hola'),
  ],
  [
    'Outlook on a phone',
    head(
      '________________________________\nDe: Agencia <a@b.test>\nEnviado: miércoles, 25 de noviembre\nPara: Ana\nAsunto: Hola',
    ),
  ],
  ['the new Outlook', head('From: Agencia <a@b.test>\nDate: Wednesday, 25 November 2026 at 10:00\nTo: Ana\nSubject: Hola')],
  [
    'Outlook with long receivers',
    head('De: Agencia <a@b.test>\nEnviado: miércoles\nPara: Ana <ana@correo.test>;\n Luis <luis@correo.test>\nAsunto: Hola'),
  ],
  [
    'Samsung',
    head(
      '-------- Mensaje original --------\nDe: Agencia <a@b.test>\nFecha: 25/11/26 10:00 (GMT-05:00)\nA: ana@correo.test\nAsunto: Hola',
    ),
  ],
  [
    'Samsung in one line',
    head('-------- Mensaje original --------De: Agencia <a@b.test> Fecha: 25/11/26 10:00 (GMT-05:00) A: ana@correo.test'),
  ],
  [
    'BlackBerry',
    head('  Original Message  \nFrom: Agencia\nSent: Wednesday, November 25, 2026 10:00\nTo: ana@correo.test\nSubject: Hola'),
  ],
  ['Airmail', head('On November 25, 2026 at 10:00:00 AM, Agencia (a@b.test) said:')],
  ['Zoho', head('---- El mié, 25 nov 2026 10:00:00 -0500 Agencia <a@b.test> escribió ---')],
  [
    'Zimbra',
    head(
      '----- Mensaje original -----\nDe: "Agencia" <a@b.test>\nPara: "Ana" <ana@correo.test>\nEnviados: Miércoles, 25 de Noviembre 2026',
    ),
  ],
  [
    'Zimbra without a title',
    head('De: "Agencia" <a@b.test>\nPara: "Ana" <ana@correo.test>\nEnviados: Miércoles, 25 de Noviembre 2026\nAsunto: Hola'),
  ],
  [
    'ProtonMail',
    `${folded}\n\n------- Original Message -------\nOn Wednesday, November 25th, 2026 at 10:00, Agencia <a@b.test> wrote:\n\n> Hola`,
  ],
  [
    'an older ProtonMail',
    head('‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Wednesday, 25 November 2026 10:00, Agencia <a@b.test> wrote:'),
  ],
  ['Thunderbird', `${folded}\n\nEl 25/11/26 a las 10:00, Agencia escribió:\n> Hola`],
])('EML-01 the history that %s appends is apart from the answer', (_, whole) => {
  const parts = splitQuoted(whole)
  expect(parts.text.replace(/\n\nEnviado desde mi iPhone$/, '')).toBe(folded)
  expect(parts.quoted).toContain('Hola')
})

const letter =
  'De: Juan Gómez <juan@empresa.example>\nFecha: mié, 25 nov 2026\nAsunto: Carta\nPara: ana@correo.example\n\nAna es excelente.'
test.each([
  ['Gmail', 'Re: Una pregunta', `Va la carta:\n\n---------- Forwarded message ---------\n${letter}`],
  ['Gmail in Portuguese', 'Re: Una pregunta', `Segue:\n\n---------- Mensagem encaminhada ---------\n${letter}`],
  ['Apple Mail', 'Fwd: Carta', `Va la carta:\n\nInicio del mensaje reenviado:\n\n${letter.replaceAll(/^/gm, '> ')}`],
  ['Outlook', 'RV: Carta', `Va la carta:\n\n________________________________\n${letter.replace('Fecha', 'Enviado')}`],
])('EML-01 a message that the person passes on with %s stays', (_, subject, whole) => {
  expect(splitQuoted(whole, subject)).toEqual({ text: whole, quoted: '' })
})

test.each([
  [
    'references',
    'Mis referencias:\n\nDe: Juan Gómez (juan@empresa.example), jefe directo\nTeléfono: 300 111 2233\n\nDe: Eva Mora (eva@empresa.example)\n\nPuedo el lunes.',
  ],
  ['a journey', 'Mi viaje:\nDe: Bogotá\nPara: Cali\nFecha: 3 de mayo de 2026\nPuedo después.'],
  ['words of a boss', 'El lunes 3 mi jefe me escribió:\n"Eres la mejor."\nPor eso lo pongo de referencia.'],
  ['a letter', 'El 3 de mayo de 2026 la empresa escribió:\nNo hay vacantes.\n¿Y ustedes?'],
  ['a line under a title', 'Mi experiencia\n____________________\nCajera, 2019 a 2022\nDe: 8 a 5'],
  ['dashes', 'Primero\n------------------------------\nSegundo'],
  ['an address before a colon', 'Escríbanle a Eva Mora <eva@empresa.example>:\nella me conoce.'],
])("EML-01 a person's own words that resemble a history stay: %s", (_, whole) => {
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
})
