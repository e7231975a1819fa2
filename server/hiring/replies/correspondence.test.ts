import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import {
  answerReplyEndpoint,
  changeSignatureEndpoint,
  getSignatureEndpoint,
  listUnansweredEndpoint,
  settleReplyEndpoint,
} from '#domain/hiring/replies/correspondence.contract.ts'
import { listPersonMessagesEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { messageOf } from '../../platform/mail/message.ts'
import { readAttachments, readSender } from '../../platform/mail/outgoing.reads.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import type { TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { message } from '../../testing/incoming-mail.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { site, imap, over, aCard, outgoing } = sharedReplyMailbox()
const me = randomUUID()
const staff = (firstName = 'Marta') => site.person({ role: 'administrator', firstName, lastName: 'Ríos' })
const timelineOf = async ({ token }: TestPerson, card: { uuid: string }) =>
  (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).answer.data.timeline
const answer = ({ token }: TestPerson, id: string, body: { text: string; to?: 'account' | 'sender' }, files = {}) =>
  site.call(answerReplyEndpoint, { token, params: { id }, body, files })
const sentTo = (person: { id: number }, kind = 'answer') =>
  site.platform.db
    .selectFrom('outgoing_emails')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

test('EML-03 the timeline shows who wrote an e-mail, and its text', async () => {
  const writer = await staff()
  const { card } = await aCard()
  const template = { subject: 'Avance', title: 'Avance', message: '<p>Seguimos con tu proceso.</p>' }
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  await site.call(sendStageEmailEndpoint, { token: writer.token, body })
  const [mail] = await timelineOf(writer, card)
  expect(mail).toMatchObject({ kind: 'email', by: 'Marta Ríos', text: 'Avance', mail: { to: '', files: [] } })
  expect(mail?.mail?.text).toContain('Seguimos con tu proceso.')
})

test('EML-03 a colleague who could confirm the address of a candidate by a link does not read it', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  await site.platform.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.id).execute()
  const template = { subject: 'Avance', title: 'Avance', message: '<p>Seguimos.</p>' }
  await site.call(sendStageEmailEndpoint, {
    token: writer.token,
    body: { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template },
  })
  const [stored] = await sentTo(person, 'stage')
  expect(stored?.plain).toMatch(/confirm\/[\w-]+\.[\w-]{43}/)
  const [mail] = await timelineOf(writer, card)
  expect(mail?.mail?.text).toContain('…?lang=es')
  expect(mail?.mail?.text).not.toMatch(/[\w-]{43}/)
})

test('EML-03 an answer is threaded, signed, carries a file and is no notice of a stage', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  await site.call(changeSignatureEndpoint, { token: writer.token, body: { signature: 'Selección · 601 555 0199' } })
  expect((await site.call(getSignatureEndpoint, { token: writer.token })).answer.data).toEqual({
    signature: 'Selección · 601 555 0199',
  })
  const earlier = await site.platform.db
    .insertInto('outgoing_emails')
    .values({
      kind: 'stage',
      user_id: person.id,
      application_id: card.id,
      language: 'es',
      to_name: '',
      to_address: person.email,
      subject: 'Avance',
      html: '',
      plain: '',
      stage: 'makeTest',
      // Before its answer: both clocks show the same millisecond otherwise.
      queued_at: new Date(Date.now() - 3_600_000),
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const reply = await makeReply(site.platform, {
    application: card.id,
    subject: 'RE: Avance',
    email_id: earlier.id,
    message_id: '<uno@correo.test>',
  })
  const sent = await answer(writer, reply.uuid, { text: 'Nos vemos el lunes.' }, { file1: pdfFile('mapa.pdf') })
  expect(sent).toMatchObject({ status: 200, answer: { success_message: 'replies.sent' } })
  const [mail] = await sentTo(person)
  expect(mail).toMatchObject({
    ...{ subject: 'Re: Avance', application_id: card.id, stage: null, actor_id: writer.id },
    plain: 'Nos vemos el lunes.\n\n-- \nMarta Ríos\nSelección · 601 555 0199\n',
    reply_to: replyAddress(site.platform, { kind: 'application', id: card.id }),
  })
  const from = await readSender(site.platform, mail!)
  expect(from.name).toBe('Marta Ríos · Cantera')
  const headers = messageOf(mail!, from, from.address, await readAttachments(site.platform, mail!))
  expect(headers).toMatchObject({
    inReplyTo: '<uno@correo.test>',
    references: `<${earlier.uuid}@${from.address.split('@')[1]}> <uno@correo.test>`,
    attachments: [{ filename: 'mapa.pdf', contentType: 'application/pdf' }],
  })
  expect(headers.headers).not.toHaveProperty('Auto-Submitted')
  const [own, theirs] = await timelineOf(writer, card)
  expect(own).toMatchObject({ kind: 'email', by: 'Marta Ríos', mail: { files: [{ name: 'mapa.pdf' }] } })
  expect(theirs).toMatchObject({ kind: 'reply', reply: { waiting: false } })
  expect(await site.auditOf(writer)).toEqual(['application.answered'])
})

test('EML-03 a second click sends no second answer', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  const reply = await makeReply(site.platform, { application: card.id })
  const [one, two] = [await answer(writer, reply.uuid, { text: 'Sí.' }), await answer(writer, reply.uuid, { text: 'Sí.' })]
  expect(two.answer.data).toEqual(one.answer.data)
  expect(await sentTo(person)).toHaveLength(1)
  await answer(writer, reply.uuid, { text: 'Y otra cosa.' })
  expect(await sentTo(person)).toHaveLength(2)
})

test('EML-03 an answer names the references of the message that it answers', async () => {
  const marta = await staff()
  const { card, person, to } = await aCard()
  imap().deliver(message(to, 'Sigo aquí.', 'References: <uno@a.test> <dos@a.test>\nIn-Reply-To: <dos@a.test>\n'))
  await visitOnce(over(), me)
  const reply = (await timelineOf(marta, card)).find((entry) => entry.reply)?.reply
  await answer(marta, reply?.uuid ?? '', { text: 'Dime.' })
  const [sent] = await sentTo(person)
  expect(sent?.thread).toMatch(/^<uno@a\.test> <dos@a\.test> <[^ ]+>$/)
})

test('EML-03 a colleague goes on with the conversation of another, in the same thread', async () => {
  const [marta, luis] = [await staff(), await staff('Luis')]
  const { card, person, to } = await aCard()
  imap().deliver(message(to, 'Tengo una pregunta.'))
  await visitOnce(over(), me)
  const first = (await timelineOf(marta, card)).find(({ reply }) => reply)
  await answer(marta, first?.reply?.uuid ?? '', { text: 'Dime.' })
  const [answered] = await sentTo(person)
  imap().deliver(message(answered?.reply_to ?? '', '¿A qué hora?', `In-Reply-To: <${answered?.uuid}@agencia.test>\n`))
  await visitOnce(over(), me)
  const second = (await timelineOf(luis, card)).find(({ reply }) => reply?.waiting)
  expect(second).toMatchObject({ text: '¿A qué hora?' })
  await answer(luis, second?.reply?.uuid ?? '', { text: 'A las diez.' })
  const [, last] = await sentTo(person)
  expect(last?.thread?.split(' ')).toHaveLength(3)
  expect(last?.thread).toContain(`<${answered?.uuid}@`)
  const written = (await timelineOf(luis, card)).map(({ kind, by, text, mail }) => [
    kind,
    by,
    (mail?.text ?? text ?? '').split('\n')[0],
  ])
  expect(written.slice(0, 4)).toEqual([
    ['email', 'Luis Ríos', 'A las diez.'],
    ['reply', null, '¿A qué hora?'],
    ['email', 'Marta Ríos', 'Dime.'],
    ['reply', null, 'Tengo una pregunta.'],
  ])
})

test('EML-03 replies wait on the dashboard and in a list until they are answered, or need no answer', async () => {
  const writer = await staff()
  const { card, person, vacancy } = await aCard()
  const waiting = async () => (await site.call(getWaitingEndpoint, { token: writer.token })).answer.data.replies ?? 0
  const listed = async () =>
    (await site.call(listUnansweredEndpoint, { token: writer.token, query: { size: 100 } })).answer.data.filter(
      ({ candidate }) => candidate.uuid === person.uuid,
    )
  const before = await waiting()
  const first = await makeReply(site.platform, { application: card.id, subject: 'Pregunta' })
  await makeReply(site.platform, { application: card.id, automatic: true })
  expect(await waiting()).toBe(before + 1)
  expect(await listed()).toMatchObject([{ subject: 'Pregunta', card: { uuid_element: card.uuid, vacant_uuid: vacancy.uuid } }])
  await site.call(settleReplyEndpoint, { token: writer.token, params: { id: first.uuid } })
  expect(await waiting()).toBe(before)
  expect(await listed()).toEqual([])
  expect(await site.auditOf(writer)).toEqual(['application.reply_settled'])
})

test('EML-03 a person without an application is answered at the address of the account or another one', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  const reply = await makeReply(site.platform, { application: card.id, application_id: null, from_address: 'otra@correo.test' })
  await answer(writer, reply.uuid, { text: 'Gracias.' })
  await answer(writer, reply.uuid, { text: 'Y a este.', to: 'sender' })
  const mails = await sentTo(person)
  expect(mails.map(({ to_address, application_id }) => [to_address, application_id])).toEqual([
    [person.email, null],
    ['otra@correo.test', null],
  ])
  expect(mails[0]?.reply_to).toBe(replyAddress(site.platform, { kind: 'person', id: person.id }))
  const read = await site.call(listPersonMessagesEndpoint, { token: writer.token, params: { id: person.uuid } })
  expect(read.answer.data).toMatchObject([
    { kind: 'email', by: 'Marta Ríos', mail: { to: expect.stringContaining('Persona') } },
    { kind: 'email', by: 'Marta Ríos', mail: { to: '' } },
    { kind: 'reply', reply: { waiting: false, from: 'otra@correo.test', address: person.email } },
  ])
})

test('EML-03 SPEC-80 nobody answers a person who has not consented, nor a reply that they may not read', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  const reply = await makeReply(site.platform, { application: card.id })
  const limited = await site.person({ role: [{ module: 'candidates', item: 'change' }], limited: true })
  expect((await answer(limited, reply.uuid, { text: 'Hola' })).status).toBe(404)
  // Replies about an application are for those who read its notes.
  const ofUsers = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
  })
  expect((await answer(ofUsers, reply.uuid, { text: 'Hola' })).status).toBe(404)
  await site.platform.db
    .updateTable('users')
    .set({ consent_due_at: new Date(), added_at: new Date() })
    .where('id', '=', person.id)
    .execute()
  expect((await answer(writer, reply.uuid, { text: 'Hola' })).refusal.error_message).toBe('notification.error.no_consent')
  expect((await answer(writer, reply.uuid, { text: ' ' })).refusal.errors).toEqual({ text: ['replies.error.text'] })
  expect(await sentTo(person)).toEqual([])
})

test('EML-03 answers to an invitation reach the application, not the interviewer, when the site reads answers', async () => {
  const writer = await staff()
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'firstInterview')
  const template = { subject: 'Entrevista', title: 'Entrevista', message: '<p>Te invitamos.</p>' }
  const interview_data = { date: '2027-03-04', from: '09:30', to: '10:15', sender: 'Luis', sender_email: 'luis@example.com' }
  const body = { lang: 'es', stage: 'firstInterview', vacant_id: card.uuid, template, interview_data } as const
  expect((await site.call(sendStageEmailEndpoint, { token: writer.token, body })).status).toBe(200)
  const [mail] = await sentTo(person, 'stage')
  expect(mail?.reply_to).toBe(replyAddress(site.platform, { kind: 'application', id: card.id }))
  // Calendars answer the organizer.
  expect(mail?.calendar?.replaceAll(/\r\n[ \t]/g, '')).toMatch(
    new RegExp(`ORGANIZER;CN=[^:]*.*mailto:${mail?.reply_to?.replaceAll('+', '\\+')}`),
  )
})

test('SPEC-72 a reply from the address in question confirms it, an automatic one or another sender does not', async () => {
  const { person, to } = await aCard()
  const { db } = site.platform
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.id).execute()
  const verified = async () =>
    (await db.selectFrom('users').select('email_verified_at').where('id', '=', person.id).executeTakeFirst())?.email_verified_at
  const from = (address: string, body: string, headers = '') => message(to, body, headers).replace('ana@correo.test', address)
  imap().deliver(message(to, 'Desde otra dirección.'))
  imap().deliver(from(person.email, 'No estoy.', 'Auto-Submitted: auto-replied\n'))
  await visitOnce(over(), me)
  expect(await verified()).toBeNull()
  imap().deliver(from(person.email, 'Sí, soy yo.'))
  await visitOnce(over(), me)
  expect(await verified()).toBeInstanceOf(Date)
})

test('INT-11 SPEC-72 a reply confirms no address that an entry of staff waits for', async () => {
  const [{ person, to }, entry] = [await aCard(), await site.person({})]
  const { db } = site.platform
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.id).execute()
  const waiting = { user_id: entry.id, account_id: person.id, address: person.email, yielded_at: new Date() }
  await db.insertInto('yielded_addresses').values(waiting).execute()
  imap().deliver(message(to, 'Yo no me registré.').replace('ana@correo.test', person.email))
  await visitOnce(over(), me)
  const { email_verified_at } = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(email_verified_at).toBeNull()
})

test('SPEC-72 a forged sender does not confirm the address to which somebody has moved their account', async () => {
  const { person, to, card } = await aCard()
  const { db } = site.platform
  const owner = `duena.${card.id}@example.com`
  await outgoing(card.id, person)
  await db.updateTable('users').set({ email: owner, email_verified_at: null }).where('id', '=', person.id).execute()
  const verified = async () =>
    (await db.selectFrom('users').select('email_verified_at').where('id', '=', person.id).executeTakeFirst())?.email_verified_at
  const forged = (headers = '') => message(to, 'Soy yo.', headers).replace('ana@correo.test', owner)
  imap().deliver(forged())
  await visitOnce(over(), me)
  expect(await verified()).toBeNull()
  // Only the owner knows the e-mail that went there.
  const { uuid } = await outgoing(card.id, { ...person, email: owner })
  imap().deliver(forged(`In-Reply-To: <${uuid}@agencia.test>\n`))
  await visitOnce(over(), me)
  expect(await verified()).toBeInstanceOf(Date)
})
