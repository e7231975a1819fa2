import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attached, message, mixed } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { site, imap, over, aCard, answersOf } = sharedReplyMailbox()

const holder = randomUUID()
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64')
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
const script = '<script>fetch("/api/users")</script>'

/** Name as the message encodes it, type that it claims, content, and the name under which the file is kept; undefined if it is not. */
const parts: [string, string, string, string | undefined][] = [
  ['..%2F..%2Fetc%2Fpasswd.pdf', 'application/pdf', pdf, 'passwd.pdf'],
  ['..%5C..%5Cboot.pdf', 'application/pdf', pdf, 'boot.pdf'],
  ['hoja%E2%80%AEfdp.exe', 'application/pdf', pdf, undefined],
  ['cv%0D%0ABcc%3A%20a%40b.example.pdf', 'application/pdf', pdf, 'cvBcc a@b.example.pdf'],
  ['pagina.pdf', 'application/pdf', `<html>${script}</html>`, undefined],
  ['dibujo.png', 'image/png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, undefined],
  ['doble.pdf.html', 'application/pdf', pdf, undefined],
  [`${'a'.repeat(300)}.pdf`, 'application/pdf', pdf, `${'a'.repeat(110)}.pdf`],
]

test.each(parts)('UPL-02 UPL-04 MIN-03 a reply with the file %s stores nothing harmful', async (encoded, type, content, kept) => {
  const { card, to } = await aCard()
  const part = attached(type, base64(content), `Content-Disposition: attachment; filename*=utf-8''${encoded}\n`)
  imap().deliver(message(to, mixed('Va.', [part]), 'Content-Type: multipart/mixed; boundary=x\n'))
  expect(await visitOnce(over(), holder)).toBe('read')
  const [answer] = await answersOf(card)
  const { files = [], left_out: leftOut = [] } = answer?.reply ?? {}
  expect(answer?.text).toBe('Va.')
  expect([files.length, leftOut.length]).toEqual(kept === undefined ? [0, 1] : [1, 0])
  const [shown = ''] = [...files.map(({ name }) => name), ...leftOut]
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}/\\"<>]/u)
  if (kept !== undefined) expect(shown).toBe(kept)
  const [file] = files
  if (!file) return
  const served = await site.app.inject({ method: 'GET', url: file.file })
  expect([served.statusCode, served.headers['x-content-type-options'], served.headers['content-type']]).toEqual([
    200,
    'nosniff',
    'application/pdf',
  ])
  expect(served.headers['content-security-policy']).toMatch(/sandbox|default-src 'none'/)
})
