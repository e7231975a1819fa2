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
  [
    'Outlook without an address',
    `${folded}\n\nDe: Agencia Cantera\nEnviado el: miércoles, 25 de noviembre\nPara: Ana\nAsunto: Hola\n\nHola`,
  ],
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
  ['> Hola\n> ¿Puedes?', '> Hola\n> ¿Puedes?', ''],
  [
    '> El 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?',
    '',
    '> El 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?',
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

const gmail = 'El sáb, 28 nov 2026 a las 17:05, Agencia (<a@b.test>) escribió:\n> Hola'
const yahoo =
  '    En sábado, 28 de noviembre de 2026, 05:05:00 p.m. GMT-5, Agencia <a@b.test> escribió:  \n \n Hola, Ana:\nTe escribimos'
const outlook = 'De: Agencia <a@b.test>\nEnviado: sábado, 28 de noviembre de 2026\nPara: Ana\nAsunto: Hola\n\nHola'
const own = 'Buenas tardes\nEl salario no me sirve\nPuedo el lunes 30\na las 9:00\nFecha: lunes\nEn la tarde, Ana'
test.each([
  ['Gmail on a phone', own, gmail],
  ['Gmail, wrapped', own, gmail.replace(' (<', ' (<\n').replace(') escribió', ')\nescribió')],
  ['Gmail, with an own line that ends like it', `${own}\nEl director\nEscribió`, gmail],
  ['Yahoo', own, yahoo],
  ['Yahoo on a phone, with the history in the line', own, yahoo.replace(/escribió:\s+/, 'escribió:   ')],
  ['Outlook', own, outlook],
  ['Outlook below a line', own, `________________________________\n${outlook}`],
  ['Thunderbird', own, 'El 28/11/26 a las 17:05, Agencia escribió:\n> Hola'],
  [
    'a line of references',
    `${own}\nOn my server you can run:\n\n  telnet 10.0.0.1 5269`,
    'On 9 Jan 2026, at 2:47, A <a@b.test> wrote:\n> Hola',
  ],
  ['a long address', own, 'On 2 July 2026 15:21, <\npostulaciones+bf2b64b6e34b11e2aeda@mailit.agencia.test>wrote:\n> Hola'],
])('EML-01 lines directly above the history of %s stay', (_, words, history) => {
  expect(splitQuoted(`${words}\n${history}`)).toEqual({ text: words, quoted: history.trim() })
})

const marked = '\n\n> Hola'
test.each([
  ['Gmail, Catalan', `Missatge de Agencia <a@b.test> del dia ds., 28 de nov.\n2026 a les 17:05:${marked}`],
  ['Gmail, French', `Le sam. 28 nov. 2026 à 17:05, Agencia <a@b.test> a écrit\u00a0:${marked}`],
  ['Gmail, German', `Am Sa., 28. Nov. 2026 um 17:05 Uhr schrieb Agencia <\na@b.test>:${marked}`],
  ['Gmail, Italian', `Il giorno sab 28 nov 2026 alle ore 17:05 Agencia <a@b.test> ha\nscritto:${marked}`],
  ['Gmail, Portuguese of Portugal', `Agência <a@b.test> escreveu (sábado, 28/11/2026 à(s) 17:05):${marked}`],
  ['Gmail, Dutch', `Op za 28 nov 2026 om 17:05 schreef Agencia <a@b.test>:${marked}`],
  ['Gmail, Polish', `sob., 28 lis 2026 o 17:05 Agencia <a@b.test> napisał(a):${marked}`],
  [
    'Gmail, right to left',
    `\u202aOn Sat, 28 Nov 2026 at 17:05, \u202bAgencia\u202c\u200f <\u202aa@b.test\u202c\u200f> wrote:\u202c${marked}`,
  ],
  [
    'Gmail, with spaces that do not break',
    `El\u00a0sáb, 28 nov 2026 a\u00a0las 5:05\u202fp. m., Agencia (<a@b.test>) escribió:${marked}`,
  ],
  ['Apple Mail, French', `Envoyé de mon iPhone\n\n> Le 28 nov. 2026 à 17:05, Agencia <a@b.test> a écrit :\n> \n> Hola`],
  ['Apple Mail, German', `Von meinem iPhone gesendet\n\n> Am 28.11.2026 um 17:05 schrieb Agencia <a@b.test>:\n> \n> Hola`],
  ['Apple Mail, Catalan', `El 28 nov 2026, a les 17:05, Agencia <a@b.test> va escriure:${marked}`],
  [
    'Apple Mail, with an address twice',
    head('On Nov 28, 2026, at 5:05 PM, Agencia <a@b.test<mailto:a@b.test>> wrote:').replace(`${folded}\n\n`, ''),
  ],
  ['Thunderbird, French', `Le 28/11/2026 à 17:05, Agencia a écrit :\n> Hola`],
  ['Thunderbird, German', `Am 28.11.26 um 17:05 schrieb Agencia:\n> Hola`],
  ['Thunderbird, Italian', `Il 28/11/2026 17:05, Agencia ha scritto:\n> Hola`],
  ['Yahoo, French', `    Le samedi 28 novembre 2026 à 17:05:05 UTC−5, Agencia <a@b.test> a écrit :  \n \n Hola`],
  [
    'Yahoo, German',
    `    Am Samstag, 28. November 2026 um 17:05:05 MEZ hat Agencia <a@b.test> Folgendes geschrieben:  \n \n Hola`,
  ],
  [
    'Yahoo, with an older quote',
    `    On Saturday, November 28, 2026 at 05:05:05 PM GMT-5, Agencia <a@b.test> wrote:  \n \n Hola\n> Antes\nSaludos`,
  ],
  [
    'Outlook, French',
    'De\u00a0: Agencia <a@b.test>\nEnvoyé\u00a0: samedi 28 novembre 2026 17:05\nÀ\u00a0: Ana\nObjet\u00a0: Hola\n\nHola',
  ],
  [
    'Outlook, German',
    '________________________________\nVon: Agencia\nGesendet: Samstag, 28. November 2026 17:05\nAn: Ana\nBetreff: Hola\n\nHola',
  ],
  [
    'Outlook, German, with a title',
    '-----Ursprüngliche Nachricht-----\nVon: Agencia\nGesendet: Samstag\nAn: Ana\nBetreff: Hola\n\nHola',
  ],
  ['Outlook, Italian', 'Da: Agencia\nInviato: sabato 28 novembre 2026 17:05\nA: Ana\nOggetto: Hola\n\nHola'],
  ['Outlook, Catalan', 'De: Agencia\nEnviat el: dissabte, 28 de novembre de 2026 17:05\nPer a: Ana\nTema: Hola\n\nHola'],
  [
    'Outlook, of a colleague with a phone',
    `From: Agencia [mailto:a@b.test]\nSent: Saturday\nTo: Ana\nSubject: Hola\n\nHola\n\n--\nSent from my iPhone\n\nOn Nov 28, 2026, at 10:27 AM, "Ana" <a@c.test> wrote:\nOne`,
  ],
  [
    'Samsung, French',
    '-------- Message d’origine --------\nDe : Agencia\nDate : 28/11/2026 17:05 (GMT-05:00)\nÀ : Ana\nObjet : Hola\n\nHola',
  ],
  [
    'Samsung, Italian',
    '-------- Messaggio originale --------\nDa: Agencia\nData: 28/11/26 17:05 (GMT-05:00)\nA: Ana\nOggetto: Hola\n\nHola',
  ],
  ['GMX', `Gesendet: Samstag, 28. November 2026 um 17:05 Uhr\nVon: "Agencia" <a@b.test>\nAn: ana@c.test\nBetreff: Hola\nHola`],
])('EML-01 the history of %s is apart below a signature, too', (_, history) => {
  const { text, quoted } = splitQuoted(`${folded}\n\n-- \nAna Ruiz\n\n${history}`)
  expect(text.replace(/\n\n(?:Envoyé de mon|Von meinem) iPhone.*$/, '')).toBe(`${folded}\n\n-- \nAna Ruiz`)
  expect(quoted).toContain('Hola')
})

const quote = 'El sáb, 28 nov 2026 a las 17:05, Agencia <a@b.test> escribió:\n> ¿Puedes?\n>\n> Gracias'
test.each([
  ['an answer', '', 'Sí.'],
  ['a disclaimer', folded, 'AVISO LEGAL: este mensaje es confidencial.'],
  ['the line of a phone', folded, 'Enviado desde mi iPhone'],
  ['the footer of a group', folded, '-- \nHas recibido este mensaje porque te has suscrito al grupo.'],
])('EML-01 %s below the quoted lines follows the words above them', (_, above, below) => {
  expect(splitQuoted(`${above}\n\n${quote}\n\n${below}`)).toEqual({ text: `${above}\n\n${below}`.trim(), quoted: quote })
})

test.each([
  ['directly below a quoted line', `${folded}\n${quote}\nSí.`],
  [
    'between the quoted lines below a title',
    `${folded}\n\n------- Original Message -------\n${quote}\n\nSí.\n\n> ¿A las nueve?\n\nNo.`,
  ],
  ['below fields, from a phone', `Enviado desde mi iPhone\n\n${outlook}\n\nSí, puedo.`],
  ['below a line of dashes', 'Va la lista.\n-------------- parte siguiente --------------\nEva Mora, 300 111 2244'],
  ['in lines that begin with a mark', 'Mi experiencia:\n> 5 años de Excel\n> 2 años de SQL'],
  ['about a parcel', 'Va la hoja de vida.\nDe: Bogotá\nEnviado: el 25 por correo\nPara: Cali'],
  ['about a person', 'El 3 de mayo de 2026 Juan (juan@empresa.example) escribió:\nNo hay vacantes.'],
  ['in Italian', 'Il contratto del 3 maggio, come già scritto:\nva bene.'],
])('EML-01 words %s are never folded', (_, whole) => {
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
})
