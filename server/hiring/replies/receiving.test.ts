import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { clearUnreachedEndpoint, getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { attached, message, report } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over, aCard } = sharedReplyMailbox()
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)
const state = () => site.platform.db.selectFrom('reply_mailbox').selectAll().executeTakeFirstOrThrow()
const staff = () => site.person({ role: 'administrator' })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')

/** The answers on the timeline of a card. */
async function answersOf(card: { uuid: string }) {
  const { token } = await staff()
  const { timeline } = (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).answer.data
  return timeline.filter(({ reply }) => reply)
}

test('EML-01 an answer appears on the timeline with its quoted history apart, and is read in the mailbox', async () => {
  const { card, to } = await aCard()
  imap().deliver(
    message(to.toUpperCase(), 'Sí, puedo el lunes.\n\nEl mié, 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?'),
  )
  expect(await visit()).toBe('read')
  const [answer, ...more] = await answersOf(card)
  expect(more).toEqual([])
  expect(answer).toMatchObject({
    kind: 'reply',
    text: 'Sí, puedo el lunes.',
    reply: { from: 'ana@correo.test', subject: 'Re: Siguiente paso', quoted: expect.stringContaining('> ¿Puedes?') },
  })
  expect(imap().read().at(-1)).toBe(true)
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toHaveLength(1)
})

test('EML-01 a message that answers nothing stays unread and is counted, and nothing of it is kept', async () => {
  const before = (await state()).unmatched
  imap().deliver(message(address, 'Compre ya'))
  imap().deliver(message(address.replace('@', '+a1-aaaaaaaaaaaaaaaa@'), 'Falsa'))
  await visit()
  expect((await state()).unmatched).toBe(before + 2)
  expect(imap().read().slice(-2)).toEqual([false, false])
  const kept = await site.platform.db.selectFrom('replies').select('id').where('body', 'in', ['Compre ya', 'Falsa']).execute()
  expect(kept).toEqual([])
})

test('EML-01 a mailbox that was made anew is read from its beginning, and no answer is stored twice', async () => {
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Una vez'))
  await visit()
  imap().makeAnew()
  await visit()
  expect(await answersOf(card)).toHaveLength(1)
})

test('EML-01 an answer without the token is found by the e-mail that it refers to', async () => {
  const { card, person } = await aCard()
  const { uuid } = await outgoing(card.id, person)
  imap().deliver(message(address, 'Sin token', `In-Reply-To: <${uuid}@agencia.test>\n`))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ text: 'Sin token' }])
})

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

test('EML-01 a message that the database refuses stays unread and does not keep later ones waiting', async () => {
  const [refused, { card, to }] = [await aCard(), await aCard()]
  const before = (await state()).unmatched
  const parts = [attached('application/pdf', pdf, 'Content-Disposition: attachment; filename="hoja.pdf"\n')]
  imap().deliver(message(refused.to, mixed('Va.', parts), 'Content-Type: multipart/mixed; boundary=x\n'))
  imap().deliver(message(to, 'Después'))
  const files = {
    ...site.platform.files,
    put: async () => Promise.reject(Object.assign(new Error('refused'), { code: '22021' })),
  }
  expect(await visit({ ...over(), files })).toBe('read')
  expect(await answersOf(refused.card)).toEqual([])
  expect(await answersOf(card)).toMatchObject([{ text: 'Después' }])
  expect((await state()).unmatched).toBe(before + 1)
  expect(imap().read().slice(-2)).toEqual([false, true])
})

test('EML-01 an automatic answer is recognised', async () => {
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Estoy de vacaciones.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ kind: 'automatic_reply', text: 'Estoy de vacaciones.' }])
})

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const mixed = (words: string, parts: readonly string[]) =>
  `--x\nContent-Type: text/plain; charset=utf-8\n\n${words}\n${parts.join('')}--x--`

async function markOf({ uuid }: { uuid: string }) {
  const { token } = await staff()
  return (await site.call(getUnreachedEndpoint, { token, params: { id: uuid } })).answer.data
}

const outgoing = (application_id: number, { id: user_id, email }: { id: number; email: string }) =>
  site.platform.db
    .insertInto('outgoing_emails')
    .values({
      ...{ kind: 'stage', application_id, user_id, stage: 'makeTest', language: 'es', to_name: 'Ana', to_address: email },
      ...{ subject: 'x', html: 'x', plain: 'x', status: 'sent', queued_at: new Date() },
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()

test.each([
  [
    'Postfix',
    (mail: string) =>
      `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${mail}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <${mail}>: unknown`,
    true,
  ],
  [
    'Exchange',
    (mail: string) => `Reporting-MTA: dns;EXCH01.test\n\nFinal-Recipient: rfc822;${mail}\nAction: failed\nStatus: 5.1.10`,
    true,
  ],
  [
    'a delay',
    (mail: string) => `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${mail}\nAction: delayed\nStatus: 4.4.1`,
    false,
  ],
])(
  'EML-01 the report of %s about an e-mail of the site marks its address and the e-mail, or does not',
  async (_, status, bounced) => {
    const { card, person } = await aCard()
    const { id } = await outgoing(card.id, person)
    imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', status(person.email)))
    await visit()
    const { token } = await staff()
    const mark = (await site.call(getUnreachedEndpoint, { token, params: { id: person.uuid } })).answer.data
    expect(mark === null).toBe(!bounced)
    expect(mark?.reason ?? '').not.toContain(person.email)
    const mail = await site.platform.db.selectFrom('outgoing_emails').select('status').where('id', '=', id).executeTakeFirst()
    expect(mail?.status).toBe(bounced ? 'failed' : 'sent')
    expect(imap().read().at(-1)).toBe(true)
    expect(await answersOf(card)).toEqual([])
  },
)

test.each([
  ['a policy against the sender', '5.7.26'],
  ['temporary refusals for days', '4.2.2'],
])('EML-01 an e-mail that failed by %s is marked, and its address is not', async (_, status) => {
  const { card, person } = await aCard()
  const { id } = await outgoing(card.id, person)
  const said = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: ${status}`
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', said))
  await visit()
  expect(await markOf(person)).toBeNull()
  const { db } = site.platform
  const mail = await db.selectFrom('outgoing_emails').select(['status', 'last_error']).where('id', '=', id).executeTakeFirst()
  expect(mail).toEqual({ status: 'failed', last_error: status })
})

test('EML-01 a report without references or a token is about the e-mail of the headers that it returns', async () => {
  const { card, person } = await aCard()
  const { uuid } = await outgoing(card.id, person)
  const status = `Reporting-MTA: dns;EXCH01.test\n\nFinal-Recipient: rfc822;${person.email}\nAction: failed\nStatus: 5.1.10`
  imap().deliver(report(address, status, `Subject: Siguiente paso\nMessage-ID:\n <${uuid}@agencia.test>`))
  await visit()
  expect(await markOf(person)).toMatchObject({ address: person.email })
})

test('EML-01 reading a report again does not restore a mark that staff cleared, nor count other messages twice', async () => {
  const { card, person } = await aCard()
  const { id } = await outgoing(card.id, person)
  const status = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: 5.1.1`
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', status))
  await visit()
  const { token } = await staff()
  expect(await markOf(person)).not.toBeNull()
  await site.call(clearUnreachedEndpoint, { token, params: { id: person.uuid } })
  imap().makeAnew()
  await visit()
  expect(await markOf(person)).toBeNull()
  expect((await state()).unmatched).toBe(
    imap()
      .read()
      .filter((isRead) => !isRead).length,
  )
})

test('EML-01 a forged report about an e-mail of nobody marks nothing', async () => {
  const { person } = await aCard()
  imap().deliver(
    report(address, `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: 5.1.1`),
  )
  await visit()
  const { token } = await staff()
  expect((await site.call(getUnreachedEndpoint, { token, params: { id: person.uuid } })).answer.data).toBeNull()
})

test('EML-01 an answer of HTML alone keeps its lines, and its quoted history is apart', async () => {
  const { card, to } = await aCard()
  const html =
    '<div dir="ltr">Sí, puedo.<div><br></div><div>Ana</div></div><br><div class="gmail_quote"><div>El mié, 25 nov 2026, Agencia &lt;a@b.test&gt; escribió:<br></div><blockquote>Hola</blockquote></div>'
  imap().deliver(message(to, html, 'Content-Type: text/html; charset=utf-8\n'))
  await visit()
  expect(await answersOf(card)).toMatchObject([
    { text: 'Sí, puedo.\n\nAna', reply: { quoted: expect.stringContaining('> Hola') } },
  ])
})

test('EML-01 of an answer that is too large the words are kept, and the attachment is named', async () => {
  const { card, to } = await aCard()
  const large = Buffer.alloc(10 * 1_048_576).toString('base64')
  const body = `--x\nContent-Type: text/plain; charset=utf-8\n\nVa el video.\n--x\nContent-Type: video/mp4; name="v.mp4"\nContent-Disposition: attachment; filename="v.mp4"\nContent-Transfer-Encoding: base64\n\n${large}\n--x--`
  imap().deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toMatchObject([{ text: 'Va el video.', reply: { left_out: ['v.mp4'], files: [] } }])
})
