import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listUpdatesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { getBoardCardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { answerReplyEndpoint, listUnansweredEndpoint } from '#domain/hiring/replies/correspondence.contract.ts'
import { getReplyMailboxEndpoint, listPersonMessagesEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import type { TestPerson } from '../../testing/app.ts'
import { message, report } from '../../testing/incoming-mail.ts'
import { makeVacancy } from '../../testing/records.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { site, imap, over, aCard, answersOf } = sharedReplyMailbox()
const me = randomUUID()
const visit = () => visitOnce(over(), me)
const staff = () => site.person({ role: 'administrator' })

/** The notices of a colleague. */
const noticesOf = async ({ token }: TestPerson) => (await site.call(listUpdatesEndpoint, { token })).answer.data
const template = { subject: 'Avance', title: 'Avance', message: '<p>Seguimos</p>' }

test('EML-01 NOT-01 the colleague who wrote is notified of the answer, once per card, and not of an automatic one', async () => {
  const [writer, other] = [await staff(), await staff()]
  const { card, person, to } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  expect((await site.call(sendStageEmailEndpoint, { token: writer.token, body })).status).toBe(200)
  imap().deliver(message(to, 'No estoy.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await noticesOf(writer)).toEqual([])
  imap().deliver(message(to, 'Sí.'))
  imap().deliver(message(to, 'Y otra cosa.'))
  await visit()
  expect(await noticesOf(writer)).toMatchObject([
    { kind: 'reply', candidate: { uuid: person.uuid, uuid_element: card.uuid }, read: false },
  ])
  expect((await noticesOf(other)).filter(({ kind }) => kind === 'reply')).toEqual([])
})

test.each([
  ['a rule of Microsoft 365 forwarded', 'Auto-Submitted: auto-generated\nResent-From: <buzon@empresa.test>\n', false],
  ['a group of Google delivered', 'Precedence: list\nList-ID: <postulaciones.empresa.test>\n', false],
  ['a program may have written', 'Auto-Submitted: auto-generated\n', true],
])('EML-02 an answer that %s is shown, waits and is notified', async (_, fields, perhaps_automatic) => {
  const owner = await staff()
  const { vacancy, card, to } = await aCard()
  await site.platform.db.updateTable('vacancies').set({ owner_id: owner.id }).where('id', '=', vacancy.id).execute()
  imap().deliver(message(to, 'Acepto la cita.', fields))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ kind: 'reply', reply: { waiting: true, perhaps_automatic } }])
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'reply' }])
})

test('EML-02 messages that were set aside as automatic are counted, and staff find them in one list', async () => {
  const { person, to } = await aCard()
  const list = async (query: object = {}) => {
    const { token } = await staff()
    const { data } = (await site.call(listUnansweredEndpoint, { token, query: { q: person.email, ...query } })).answer
    return data.map(({ text }) => text)
  }
  const count = async () => (await site.call(getReplyMailboxEndpoint, { token: (await staff()).token })).answer.data.automatic
  const before = await count()
  imap().deliver(message(to, 'No estoy.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect([await list(), await list({ automatic: '1' }), await count()]).toEqual([[], ['No estoy.'], before + 1])
  site.passSeconds(31 * 86_400)
  expect([await list({ automatic: '1' }), await count()]).toEqual([[], 0])
})

test('EML-01 NOT-01 the colleague who answered last is notified of the next reply, beside the writer of the e-mail', async () => {
  const [writer, other] = [await staff(), await staff()]
  const { card, person, to } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  await site.call(sendStageEmailEndpoint, { token: writer.token, body })
  const { uuid } = await site.platform.db
    .selectFrom('outgoing_emails')
    .select('uuid')
    .where('to_address', '=', person.email)
    .executeTakeFirstOrThrow()
  imap().deliver(message(to, 'Una pregunta.'))
  await visit()
  const [reply] = await answersOf(card)
  const answer = { token: other.token, params: { id: reply?.reply?.uuid ?? '' }, body: { text: 'Con gusto.' } }
  expect((await site.call(answerReplyEndpoint, answer)).status).toBe(200)
  expect(await noticesOf(other)).toEqual([])
  imap().deliver(message(to, 'Y otra.', `In-Reply-To: <${uuid}@agencia.test>\n`))
  await visit()
  for (const colleague of [writer, other]) expect(await noticesOf(colleague)).toMatchObject([{ kind: 'reply' }])
})

test('EML-01 NOT-01 of an answer to no colleague the people of the vacancy are notified', async () => {
  const owner = await staff()
  const { vacancy, to } = await aCard()
  await site.platform.db.updateTable('vacancies').set({ owner_id: owner.id }).where('id', '=', vacancy.id).execute()
  imap().deliver(message(to, 'Gracias.'))
  await visit()
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'reply' }])
})

test('EML-01 POO-02 an answer to a suggestion is on the profile for those who see the person; its writer is notified', async () => {
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
  imap().deliver(message(mail?.reply_to ?? '', 'Me interesa.'))
  await visit()
  const read = async ({ token }: TestPerson) => site.call(listPersonMessagesEndpoint, { token, params: { id: person.uuid } })
  expect((await read(writer)).answer.data).toMatchObject([
    { kind: 'reply', text: 'Me interesa.', reply: { from: 'ana@correo.test', waiting: true } },
    { kind: 'email', mail: { to: '', files: [] } },
  ])
  expect(await noticesOf(writer)).toMatchObject([{ kind: 'reply', candidate: { uuid: person.uuid, uuid_element: null } }])
  const limited = await site.person({ role: [{ module: 'users', item: 'view' }], limited: true })
  expect((await read(limited)).status).toBe(404)
})

test('EML-01 NOT-01 BRD-02 a bounce marks the card, and the colleague who wrote is notified', async () => {
  const writer = await staff()
  const { card, person } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  await site.call(sendStageEmailEndpoint, { token: writer.token, body })
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
  imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', failed))
  await visit()
  expect(await shown()).toMatchObject({ stage: 'makeTest', card: { notice: 'failed', user: { unreached: true } } })
  expect(await noticesOf(writer)).toMatchObject([{ kind: 'email_failed', subject: 'Avance' }])
})

test('P6 EML-01 the answers of a person and of a card are found by an index', async () => {
  const { db } = site.platform
  const { person } = await aCard()
  await sql`
    insert into replies (user_id, received_at, from_address, subject, body, message_id, uid_validity, uid)
    select users.id, now(), 'a@b.test', 's', 'b', 'plan-' || users.id || '-' || at, 9, users.id * 1000 + at
    from users cross join generate_series(1, 100) as at`.execute(db)
  await sql`analyze replies`.execute(db)
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain select id from replies where user_id = ${person.id} and application_id is null`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('replies_of_person')
  expect(plan).not.toMatch(/Seq Scan on replies/)
  const ofCard = await sql<{ 'QUERY PLAN': string }>`
    explain select id from replies where application_id = ${person.id}`.execute(db)
  expect(ofCard.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('replies_of_application')
  await sql`delete from replies where uid_validity = 9`.execute(db)
})

test('EML-03 an e-mail that is being sent for the first time is not reported as failed', async () => {
  const writer = await staff()
  const { card } = await aCard()
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template } as const
  await site.call(sendStageEmailEndpoint, { token: writer.token, body })
  const sent = () =>
    site.platform.db
      .selectFrom('outgoing_emails')
      .select(['id', 'status'])
      .where('application_id', '=', card.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await sent()).status).not.toBe('queued')
  const { id } = await sent()
  const triesAfter = async (fields: object) => {
    await site.platform.db.updateTable('outgoing_emails').set(fields).where('id', '=', id).execute()
    const { answer } = await site.call(getCardEndpoint, { token: writer.token, params: { id: card.uuid } })
    return answer.data.timeline.find(({ kind }) => kind === 'email')?.tries
  }
  expect(await triesAfter({ status: 'queued', attempts: 1, last_error: null })).toBe(0)
  expect(await triesAfter({ last_error: 'The server is away' })).toBe(1)
})
