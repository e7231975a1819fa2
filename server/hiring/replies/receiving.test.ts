import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listNoticesEndpoint } from '#domain/desk/notices/notices.contract.ts'
import { getBoardCardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendNotificationEndpoint } from '#domain/hiring/notifications/notifications.contract.ts'
import { sendSuggestionsEndpoint } from '#domain/hiring/notifications/suggestions.contract.ts'
import {
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonRepliesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { startImapServer } from '../../testing/imap-server.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { pauseAfter, visitOnce } from './mailbox.writes.ts'
import { personReplies } from './replies.reads.ts'

const address = 'postulaciones@agencia.test'
const site = sharedTestApp({ IMAP_URL: 'imap://testuser:testpass@127.0.0.1/INBOX', REPLY_ADDRESS: address })
let imap: Awaited<ReturnType<typeof startImapServer>>

beforeAll(async () => {
  imap = await startImapServer()
  return () => imap.stop()
})

/** The platform of the site, over a mailbox at this address. */
const over = (imapUrl = imap.url): Platform => ({
  ...site.platform,
  config: { ...site.platform.config, replies: { address, imapUrl } },
})
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)
const state = () => site.platform.db.selectFrom('reply_mailbox').selectAll().executeTakeFirstOrThrow()
const staff = () => site.person({ role: 'administrator' })

async function aCard() {
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'makeTest')
  return { card, person, to: replyAddress(site.platform, { kind: 'application', id: card.id }) ?? '' }
}
/** The answers on the timeline of a card. */
async function answersOf(card: { uuid: string }) {
  const { token } = await staff()
  const { timeline } = (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).answer.data
  return timeline.filter(({ reply }) => reply)
}

/** The notices of a colleague. */
const noticesOf = async ({ token }: TestPerson) => (await site.call(listNoticesEndpoint, { token })).answer.data
const template = { subject: 'Avance', title: 'Avance', message: '<p>Seguimos</p>' }

let sent = 0
const message = (to: string, body: string, headers = '') => `From: Ana Ruiz <ana@correo.test>
To: Agencia <${to}>
Subject: Re: Siguiente paso
Message-ID: <m${++sent}@correo.test>
Date: Wed, 25 Nov 2026 10:00:00 -0500
MIME-Version: 1.0
${headers}${headers.includes('Content-Type') ? '' : 'Content-Type: text/plain; charset=utf-8\n'}
${body}
`

test('EML-01 an answer appears on the timeline with its quoted history apart, and is read in the mailbox', async () => {
  const { card, to } = await aCard()
  imap.deliver(message(to.toUpperCase(), 'Sí, puedo el lunes.\n\nEl mié, 25 nov 2026, Agencia <a@b.test> escribió:\n> ¿Puedes?'))
  expect(await visit()).toBe('read')
  const [answer, ...more] = await answersOf(card)
  expect(more).toEqual([])
  expect(answer).toMatchObject({
    kind: 'reply',
    text: 'Sí, puedo el lunes.',
    reply: { from: 'ana@correo.test', subject: 'Re: Siguiente paso', quoted: expect.stringContaining('> ¿Puedes?') },
  })
  expect(imap.read().at(-1)).toBe(true)
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toHaveLength(1)
})

test('EML-01 a message that answers nothing stays unread and is counted, and nothing of it is kept', async () => {
  const before = (await state()).unmatched
  imap.deliver(message(address, 'Compre ya'))
  imap.deliver(message(address.replace('@', '+a1-aaaaaaaaaaaaaaaa@'), 'Falsa'))
  await visit()
  expect((await state()).unmatched).toBe(before + 2)
  expect(imap.read().slice(-2)).toEqual([false, false])
  const kept = await site.platform.db.selectFrom('replies').select('id').where('body', 'in', ['Compre ya', 'Falsa']).execute()
  expect(kept).toEqual([])
})

test('EML-01 a mailbox that was made anew is read from its beginning, and no answer is stored twice', async () => {
  const { card, to } = await aCard()
  imap.deliver(message(to, 'Una vez'))
  await visit()
  imap.makeAnew()
  await visit()
  expect(await answersOf(card)).toHaveLength(1)
})

test('EML-01 an answer without the token is found by the e-mail that it refers to', async () => {
  const { card, person } = await aCard()
  const { uuid } = await outgoing(card.id, person)
  imap.deliver(message(address, 'Sin token', `In-Reply-To: <${uuid}@agencia.test>\n`))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ text: 'Sin token' }])
})

test('EML-01 attachments of the usual kinds are offered as files, others are named', async () => {
  const { card, to } = await aCard()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')
  const part = (name: string, type: string, content: string) =>
    `--x\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content}\n`
  const body = `--x\nContent-Type: text/plain; charset=utf-8\n\nVa mi hoja de vida.\n${part('hoja.pdf', 'application/pdf', pdf)}${part('virus.exe', 'application/octet-stream', 'TVqQAAMAAAAE')}--x--`
  imap.deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  await visit()
  const [answer] = await answersOf(card)
  expect(answer).toMatchObject({ text: 'Va mi hoja de vida.', reply: { left_out: ['virus.exe'] } })
  expect(answer?.reply?.files).toEqual([{ name: 'hoja.pdf', file: expect.stringMatching(/^\/files\//) }])
})

test('EML-01 an automatic answer is recognised', async () => {
  const { card, to } = await aCard()
  imap.deliver(message(to, 'Estoy de vacaciones.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ kind: 'automatic_reply', text: 'Estoy de vacaciones.' }])
})

const outgoing = (application_id: number, { id: user_id, email }: { id: number; email: string }) =>
  site.platform.db
    .insertInto('outgoing_emails')
    .values({
      ...{ kind: 'stage', application_id, user_id, stage: 'makeTest', language: 'es', to_name: 'Ana', to_address: email },
      ...{ subject: 'x', html: 'x', plain: 'x', status: 'sent', queued_at: new Date() },
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()

/** A report of a mail server, in the shape of RFC 3464. */
const report = (to: string, status: string) => `From: MAILER-DAEMON@mx.agencia.test
To: <${to}>
Subject: Undelivered Mail Returned to Sender
Message-ID: <r${++sent}@mx.agencia.test>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=us-ascii

Your message could not be delivered.
--b
Content-Type: message/delivery-status

${status}
--b
Content-Type: text/rfc822-headers

Subject: x
--b--
`

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
    imap.deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', status(person.email)))
    await visit()
    const { token } = await staff()
    const mark = (await site.call(getUnreachedEndpoint, { token, params: { id: person.uuid } })).answer.data
    expect(mark === null).toBe(!bounced)
    expect(mark?.reason ?? '').not.toContain(person.email)
    const mail = await site.platform.db.selectFrom('outgoing_emails').select('status').where('id', '=', id).executeTakeFirst()
    expect(mail?.status).toBe(bounced ? 'failed' : 'sent')
    expect(imap.read().at(-1)).toBe(true)
    expect(await answersOf(card)).toEqual([])
  },
)

test('EML-01 a forged report about an e-mail of nobody marks nothing', async () => {
  const { person } = await aCard()
  imap.deliver(
    report(address, `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: 5.1.1`),
  )
  await visit()
  const { token } = await staff()
  expect((await site.call(getUnreachedEndpoint, { token, params: { id: person.uuid } })).answer.data).toBeNull()
})

test('EML-01 NOT-01 the colleague who wrote is told of the answer, once per card, and not of an automatic one', async () => {
  const [writer, other] = [await staff(), await staff()]
  const { card, person, to } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  expect((await site.call(sendNotificationEndpoint, { token: writer.token, body })).status).toBe(200)
  imap.deliver(message(to, 'No estoy.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await noticesOf(writer)).toEqual([])
  imap.deliver(message(to, 'Sí.'))
  imap.deliver(message(to, 'Y otra cosa.'))
  await visit()
  expect(await noticesOf(writer)).toMatchObject([
    { kind: 'reply', candidate: { uuid: person.uuid, uuid_element: card.uuid }, read: false },
  ])
  expect((await noticesOf(other)).filter(({ kind }) => kind === 'reply')).toEqual([])
})

test('EML-01 NOT-01 of an answer to an e-mail that nobody wrote the people of the vacancy are told', async () => {
  const owner = await staff()
  const { card, person, to } = await aCard()
  await site.platform.db
    .updateTable('vacancies')
    .set({ owner_id: owner.id })
    .where('id', '=', ({ selectFrom }) => selectFrom('applications').select('vacancy_id').where('id', '=', card.id))
    .execute()
  await outgoing(card.id, person)
  imap.deliver(message(to, 'Gracias.'))
  await visit()
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'reply' }])
})

test('EML-01 POO-02 an answer to a suggestion is shown on the profile to those who see the person, and its writer is told', async () => {
  const writer = await staff()
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  await site.platform.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', person.id).execute()
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  expect((await site.call(sendSuggestionsEndpoint, { token: writer.token, body })).status).toBe(200)
  const mail = await site.platform.db
    .selectFrom('outgoing_emails')
    .select(['reply_to', 'plain'])
    .where('to_address', '=', person.email)
    .executeTakeFirst()
  expect(mail?.plain).toContain('Puedes responder a este correo')
  imap.deliver(message(mail?.reply_to ?? '', 'Me interesa.'))
  await visit()
  const read = async ({ token }: TestPerson) => site.call(listPersonRepliesEndpoint, { token, params: { id: person.uuid } })
  expect((await read(writer)).answer.data).toMatchObject([{ text: 'Me interesa.', from: 'ana@correo.test', automatic: false }])
  expect(await noticesOf(writer)).toMatchObject([{ kind: 'reply', candidate: { uuid: person.uuid, uuid_element: null } }])
  const limited = await site.person({ role: [{ module: 'users', item: 'view' }], limited: true })
  expect((await read(limited)).status).toBe(404)
})

test('EML-01 NOT-01 BRD-02 a bounce marks the card, and the colleague who wrote is told', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  await site.call(sendNotificationEndpoint, { token: writer.token, body })
  const { id } = await site.platform.db
    .updateTable('outgoing_emails')
    .set({ status: 'sent' })
    .where('to_address', '=', person.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = async () =>
    (await site.call(getBoardCardEndpoint, { token: writer.token, params: { id: card.uuid } })).answer.data
  expect((await shown()).card.user.unreached).toBe(false)
  const failed = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: 5.1.1`
  imap.deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', failed))
  await visit()
  expect(await shown()).toMatchObject({ stage: 'makeTest', card: { notice: 'failed', user: { unreached: true } } })
  expect(await noticesOf(writer)).toMatchObject([{ kind: 'email_failed', subject: 'Avance' }])
})

test('EML-01 an answer of HTML alone keeps its lines, and its quoted history is apart', async () => {
  const { card, to } = await aCard()
  const html =
    '<div dir="ltr">Sí, puedo.<div><br></div><div>Ana</div></div><br><div class="gmail_quote"><div>El mié, 25 nov 2026, Agencia &lt;a@b.test&gt; escribió:<br></div><blockquote>Hola</blockquote></div>'
  imap.deliver(message(to, html, 'Content-Type: text/html; charset=utf-8\n'))
  await visit()
  expect(await answersOf(card)).toMatchObject([
    { text: 'Sí, puedo.\n\nAna', reply: { quoted: expect.stringContaining('> Hola') } },
  ])
})

test('P6 EML-01 the answers of a person and of a card are found by an index', async () => {
  const { db } = site.platform
  const { person } = await aCard()
  await sql`
    insert into replies (user_id, received_at, from_address, subject, body, message_id, uid_validity, uid)
    select users.id, now(), 'a@b.test', 's', 'b', 'plan-' || users.id || '-' || at, 9, users.id * 1000 + at
    from users cross join generate_series(1, 100) as at`.execute(db)
  await sql`analyze replies`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${personReplies(db, person.id, true)}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('replies_of_person')
  expect(plan).not.toMatch(/Seq Scan on replies/)
  const ofCard = await sql<{ 'QUERY PLAN': string }>`
    explain select id from replies where application_id = ${person.id}`.execute(db)
  expect(ofCard.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('replies_of_application')
  await sql`delete from replies where uid_validity = 9`.execute(db)
})

test('EML-01 of an answer that is too large the words are kept, and the attachment is named', async () => {
  const { card, to } = await aCard()
  const large = Buffer.alloc(10 * 1_048_576).toString('base64')
  const body = `--x\nContent-Type: text/plain; charset=utf-8\n\nVa el video.\n--x\nContent-Type: video/mp4; name="v.mp4"\nContent-Disposition: attachment; filename="v.mp4"\nContent-Transfer-Encoding: base64\n\n${large}\n--x--`
  imap.deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  expect(await visit()).toBe('read')
  expect(await answersOf(card)).toMatchObject([{ text: 'Va el video.', reply: { left_out: ['v.mp4'], files: [] } }])
})

test('EML-01 staff see since when the mailbox is away, without its password, and one process holds it', async () => {
  expect(await visit(over(imap.lockedUrl))).toBe('away')
  const { token } = await staff()
  const away = (await site.call(getReplyMailboxEndpoint, { token })).answer.data
  expect(away).toMatchObject({ address, away_since: expect.any(String), last_error: expect.any(String) })
  expect(JSON.stringify(away)).not.toContain('secreto-equivocado')
  expect(await visit(over(), randomUUID())).toBe('held')
  expect(await visit()).toBe('read')
  expect((await site.call(getReplyMailboxEndpoint, { token })).answer.data).toMatchObject({ away_since: null, last_error: null })
  site.passSeconds(21 * 60)
  expect(await visit(over(), randomUUID())).toBe('read')
})

test.each([
  [0, 30_000],
  [1, 60_000],
  [5, 900_000],
  [60, 900_000],
])('EML-01 after %i failures the next visit waits %i ms', (failures, pause) => {
  expect(pauseAfter(failures, 30_000)).toBe(pause)
})
