import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { attached, message, mixed, report } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { site, imap, over, aCard, answersOf, markOf, outgoing } = sharedReplyMailbox()
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('EML-01 attachments of the usual kinds are offered as files, others are named', async () => {
  const { card, to } = await aCard()
  const part = (name: string, type: string, content: string) =>
    `--x\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content}\n`
  const body = `--x\nContent-Type: text/plain; charset=utf-8\n\nVa mi hoja de vida.\n${part('hoja.pdf', 'application/pdf', pdf)}${part('virus.exe', 'application/octet-stream', 'TVqQAAMAAAAE')}--x--`
  imap().deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  await visit()
  const [answer] = await answersOf(card)
  expect(answer).toMatchObject({ text: 'Va mi hoja de vida.', reply: { left_out: ['virus.exe'] } })
  expect(answer?.reply?.files).toEqual([{ name: 'hoja.pdf', file: expect.stringMatching(/^\/files\//) }])
})

test('EML-01 files come before pictures in the text; an attached e-mail and a file without a name are named', async () => {
  const { card, to } = await aCard()
  const inline = 'Content-Disposition: inline; filename="logo.png"\n'
  const parts = [
    ...[1, 2, 3].map((at) => attached('image/png', png, inline.replace('logo', `logo${at}`))),
    ...['hoja.pdf', 'diploma.pdf', 'carta.pdf'].map((name) =>
      attached('application/pdf', pdf, `Content-Disposition: attachment; filename="${name}"\n`),
    ),
    attached('application/octet-stream', 'AAEC', 'Content-Disposition: attachment\n'),
    '--x\nContent-Type: message/rfc822\nContent-Disposition: attachment; filename="certificado.eml"\n\nSubject: x\n\nCertifico\n',
  ]
  imap().deliver(message(to, mixed('Van.', parts), 'Content-Type: multipart/mixed; boundary=x\n'))
  await visit()
  const [answer] = await answersOf(card)
  expect(answer?.reply?.files.map(({ name }) => name)).toEqual(['hoja.pdf', 'diploma.pdf', 'carta.pdf', 'logo1.png', 'logo2.png'])
  expect(answer?.reply?.left_out).toEqual(['application/octet-stream', 'certificado.eml', 'logo3.png'])
})

test('EML-01 zero bytes in names, words and reasons are left out', async () => {
  const { card, person, to } = await aCard()
  const names = ['ma%00lo.exe', 'ho%00ja.pdf']
  const parts = names.map((name) =>
    attached('application/pdf', pdf, `Content-Disposition: attachment; filename*=utf-8''${name}\n`),
  )
  imap().deliver(message(to, mixed('Va\0n.', parts), 'Content-Type: multipart/mixed; boundary=x\n'))
  const { id } = await outgoing(card.id, person)
  const status = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no\0body`
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', status))
  expect(await visit()).toBe('read')
  const [answer] = await answersOf(card)
  expect(answer).toMatchObject({ text: 'Van.', reply: { left_out: ['malo.exe'], files: [{ name: 'hoja.pdf' }] } })
  expect(await markOf(person)).toMatchObject({ reason: '550 5.1.1 nobody' })
})

test('EML-01 a message of very many lines is read as far as its size allows lines, like one that is too long', async () => {
  const { card, to } = await aCard()
  const disposition = 'Content-Disposition: attachment; filename="hoja.pdf"\n'
  const parts = [attached('application/pdf', `${pdf}${'\n'.repeat(limits.replies.messageLines)}`, disposition)]
  imap().deliver(message(to, mixed('Va.', parts), 'Content-Type: multipart/mixed; boundary=x\n'))
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toMatchObject([{ text: 'Va.', reply: { left_out: ['hoja.pdf'], files: [] } }])
})

test('EML-01 of an answer that is too large the words are kept, and the attachment is named', async () => {
  const { card, to } = await aCard()
  const large = Buffer.alloc(10 * 1_048_576).toString('base64')
  const body = `--x\nContent-Type: text/plain; charset=utf-8\n\nVa el video.\n--x\nContent-Type: video/mp4; name="v.mp4"\nContent-Disposition: attachment; filename="v.mp4"\nContent-Transfer-Encoding: base64\n\n${large}\n--x--`
  imap().deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toMatchObject([{ text: 'Va el video.', reply: { left_out: ['v.mp4'], files: [] } }])
})
