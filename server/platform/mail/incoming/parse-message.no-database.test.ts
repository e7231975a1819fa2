import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'

const words = 'Señor Núñez, mañana sí.'
const western = Buffer.from(words, 'latin1')
const head = 'From: a@b.test\r\nSubject: s\r\nMIME-Version: 1.0\r\n'
const parse = (...pieces: readonly (string | Buffer)[]) =>
  parseMessage({ source: Buffer.concat(pieces.map((piece) => Buffer.from(piece))), isCut: false, isToEnvelope: false })

test.each([
  ['no encoding, in Western letters', 'Content-Type: text/plain\r\n', western],
  ['no encoding, in UTF-8', 'Content-Type: text/plain\r\n', words],
  ['no type', '', western],
  ['the encoding ASCII, in UTF-8', 'Content-Type: text/plain; charset=us-ascii\r\n', words],
  ['the encoding UTF-8, in Western letters', 'Content-Type: text/plain; charset=utf-8\r\n', western],
  ['the encoding ISO 8859-1, in UTF-8', 'Content-Type: text/plain; charset=iso-8859-1\r\n', words],
  ['an encoding that does not exist', 'Content-Type: text/plain; charset=cp-850x\r\n', western],
  ['HTML alone without an encoding', 'Content-Type: text/html\r\n', Buffer.concat([Buffer.from('<p>'), western])],
  [
    'no encoding, quoted',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n',
    'Se=F1or N=FA=F1ez, ma=F1ana s=ED.',
  ],
])('EML-01 a message with %s is read as its sender saw it', async (_, fields, body) => {
  expect((await parse(head, fields, '\r\n', body)).text).toBe(words)
})

test('EML-01 a subject in Western letters without encoding is read', async () => {
  expect((await parse('From: a@b.test\r\nSubject: ', western, '\r\n\r\nx')).subject).toBe(words)
})

test('EML-01 words that only resemble a wrong encoding stay', async () => {
  const text = 'Ã© is what “é” becomes. SÃO PAULO, Â¿?'
  expect((await parse(head, 'Content-Type: text/plain; charset=utf-8\r\n\r\n', text)).text).toBe(text)
})

test('EML-01 a file that an old program wrote into the text is an attachment', async () => {
  const { text, attachments } = await parse(
    head,
    'Content-Type: text/plain\r\n\r\nVa mi hoja.\r\n\r\nbegin 644 hoja.txt\r\n$2&]L80``\r\n`\r\nend\r\n',
  )
  expect(text).toBe('Va mi hoja.')
  expect(attachments.map(({ name, content }) => [name, Buffer.from(content ?? []).toString()])).toEqual([['hoja.txt', 'Hola']])
})

test('EML-01 an attachment in base64 with foreign signs between is whole', async () => {
  const part =
    'Content-Type: application/pdf; name="hoja.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBE Ri0x\r\n LjQK!!\r\n'
  const { attachments } = await parse(head, `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${part}--b--`)
  expect(Buffer.from(attachments[0]?.content ?? []).toString()).toBe('%PDF-1.4\n')
})

test('MIN-01 a message with more lines or parts than the limit is read as far as that', async () => {
  const parts = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(5000)
  const { text } = await parse(head, `Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`)
  expect(text.startsWith('x')).toBe(true)
})

test('EML-01 a digital signature is no file of the person', async () => {
  const { text, attachments } = await parse(
    head,
    'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nVoy.\r\n',
    '--b\r\nContent-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Disposition: attachment; filename="smime.p7s"\r\n\r\nx\r\n--b--',
  )
  expect([text, attachments]).toEqual(['Voy.', []])
})

const wrote = 'El sáb, 28 nov 2026 a las 17:05, Agencia &lt;a@b.test&gt; escribió:'
test.each([
  [
    'Gmail',
    `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${wrote}<br></div><blockquote class="gmail_quote">Hola</blockquote></div>`,
  ],
  [
    'Yahoo',
    `<div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>${wrote}</div><div><br></div><div><div>Hola<br></div></div></div></div>`,
  ],
  [
    'Outlook on the web',
    '<hr><div id="divRplyFwdMsg" dir="ltr"><b>De:</b> Agencia &lt;a@b.test&gt;<br><b>Enviado:</b> sábado, 28 de noviembre de 2026<br><b>Para:</b> Ana<br><b>Asunto:</b> Hola</div><div>Hola</div>',
  ],
  [
    'Outlook',
    '<div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b><span>Von:</span></b><span> Agencia &lt;a@b.test&gt; <br><b>Gesendet:</b> Samstag, 28. November 2026 17:05<br><b>An:</b> Ana<br><b>Betreff:</b> Hola</span></p></div><p>Hola</p>',
  ],
  [
    'Thunderbird',
    `<div class="moz-cite-prefix">El 28/11/26 a las 17:05, Agencia escribió:<br></div><blockquote type="cite" cite="mid:x"><p>Hola</p></blockquote>`,
  ],
  [
    'Proton',
    `<div class="protonmail_quote">El sábado, 28 de noviembre de 2026 a las 17:05, Agencia &lt;a@b.test&gt; escribió:<br><br><blockquote class="protonmail_quote" type="cite">Hola</blockquote></div>`,
  ],
  [
    'Zoho',
    `<div class="zmail_extra"><div id="Zm-_Id_-Sgn1">---- El sáb, 28 nov 2026 17:05:05 -0500 <b>Agencia &lt;a@b.test&gt;</b> escribió ----<br></div><blockquote>Hola</blockquote></div>`,
  ],
  [
    'Apple Mail',
    `<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Enviado desde mi iPhone</div><div dir="ltr"><br><blockquote type="cite">${wrote}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">Hola</div></blockquote>`,
  ],
  [
    'Samsung',
    '<div id="composer_signature"><div>Enviado desde mi Galaxy</div></div><div><br></div><div><div>-------- Mensaje original --------</div><div>De: Agencia &lt;a@b.test&gt; </div><div>Fecha: 28/11/26  17:05  (GMT-05:00) </div><div>A: Ana </div><div>Asunto: Hola </div><div><br></div></div>Hola',
  ],
])('EML-01 the history in the HTML of %s is apart, and the line above it stays', async (_, history) => {
  const html = `<html><body><div dir="ltr">Puedo el lunes<br>a las 9:00</div>${history}</body></html>`
  const { text, quoted } = await parse(head, 'Content-Type: text/html; charset=utf-8\r\n\r\n', html)
  expect(text.replace(/\n+Enviado desde mi.*$/, '')).toBe('Puedo el lunes\na las 9:00')
  expect(quoted).toContain('Hola')
})
