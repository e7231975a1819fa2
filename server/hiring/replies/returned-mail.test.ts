import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clearUnreachedEndpoint, getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { message, report } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over, aCard, answersOf, markOf, outgoing } = sharedReplyMailbox()
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)
const state = () => site.platform.db.selectFrom('reply_mailbox').selectAll().executeTakeFirstOrThrow()
const staff = () => site.person({ role: 'administrator' })

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
  const reported = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: failed\nStatus: ${status}`
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', reported))
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

test.each([
  ['a mailbox that is full', '5.2.2', '552 5.2.2 Over quota', false],
  ['the address of a forward', '5.1.1', '', false],
])('EML-02 a report of %s fails the e-mail, and the address stays usable', async (which, status, reason, marked) => {
  const { card, person } = await aCard()
  const { id } = await outgoing(card.id, person)
  const about = which.includes('forward') ? 'otra@correo.test' : person.email
  const reported = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${about}\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${reason}`
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', reported))
  await visit()
  expect((await markOf(person)) !== null).toBe(marked)
  const mail = await site.platform.db.selectFrom('outgoing_emails').select('status').where('id', '=', id).executeTakeFirst()
  expect(mail?.status).toBe('failed')
})

test('EML-02 a report of qmail is no answer: it marks the address, and nothing is on the timeline', async () => {
  const { card, person } = await aCard()
  const { id } = await outgoing(card.id, person)
  const to = replyAddress(site.platform, { kind: 'email', id }) ?? ''
  imap().deliver(
    `Return-Path: <>\nFrom: MAILER-DAEMON@mail.hosting.test\nTo: ${to}\nSubject: failure notice\nMessage-ID: <${randomUUID()}@mail.hosting.test>\n\nHi. This is the qmail-send program at mail.hosting.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${person.email}>:\nRemote host said: 550 5.1.1 <${person.email}>: Recipient address rejected: User unknown\n\n--- Below this line is a copy of the message.\n\nSubject: Hola\n`,
  )
  await visit()
  expect(await markOf(person)).toMatchObject({ address: person.email })
  expect(JSON.stringify(await markOf(person)).split(person.email)).toHaveLength(2)
  expect(await answersOf(card)).toEqual([])
})

test('EML-02 an automatic reply of Exchange to the reply address is automatic', async () => {
  const { card, to } = await aCard()
  const raw = message(to, 'Estoy fuera de la oficina.', 'X-Auto-Response-Suppress: All\n')
  imap().deliver(`Return-Path: <>\n${raw.replace(/Subject: .*/, 'Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica=3A_Hola?=')}`)
  await visit()
  expect(await answersOf(card)).toMatchObject([{ kind: 'automatic_reply' }])
})
