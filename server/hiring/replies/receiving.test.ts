import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addToVacancyEndpoint, applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getReplyMailboxEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { attached, message, mixed } from '../../testing/incoming-mail.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { envelopeOf } from './envelope.views.ts'
import { visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over, aCard, answersOf, outgoing } = sharedReplyMailbox()
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)
const state = () => site.platform.db.selectFrom('reply_mailbox').selectAll().executeTakeFirstOrThrow()
const staff = () => site.person({ role: 'administrator' })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')

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

test('EML-01 a message that the database refuses stays unread and does not keep later ones waiting', async () => {
  const [refused, { card, to }] = [await aCard(), await aCard()]
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
  const { token } = await staff()
  const { passed } = (await site.call(getReplyMailboxEndpoint, { token })).answer.data
  expect(passed[0]).toMatchObject({ reason: 'refused', from: 'Ana Ruiz <ana@correo.test>', subject: 'Re: Siguiente paso' })
  expect(imap().read().slice(-2)).toEqual([false, true])
})

test('EML-01 an automatic answer is recognised', async () => {
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Estoy de vacaciones.', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await answersOf(card)).toMatchObject([{ kind: 'automatic_reply', text: 'Estoy de vacaciones.' }])
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

test('EML-01 the subject of an answer is one line, also with line breaks inside encoded words', async () => {
  const { card, to } = await aCard()
  const raw = message(to, 'Hola').replace(/Subject: .*/, 'Subject: =?utf-8?Q?Re=3A_Uno=0D=0ABcc=3A_otro=40correo.test=0A=09dos?=')
  imap().deliver(raw)
  await visit()
  expect((await answersOf(card))[0]?.reply?.subject).toBe('Re: Uno Bcc: otro@correo.test dos')
})

test('EML-03 the ids of the conversation before an answer are stored with it', async () => {
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Hola', 'References: <uno@a.test>\n <dos@a.test>\nIn-Reply-To: <dos@a.test>\n'))
  await visit()
  const reply = await site.platform.db
    .selectFrom('replies')
    .select('thread')
    .where('application_id', '=', card.id)
    .executeTakeFirst()
  expect(reply?.thread).toBe('<uno@a.test> <dos@a.test>')
})

test.each(['removed', 'withdrawn'] as const)('EML-01 an answer after the application was %s is on the profile', async (how) => {
  const { card, person, to } = await aCard()
  const gone = { removed_at: new Date(), ...(how === 'withdrawn' ? { withdrawn_at: new Date() } : {}) }
  await site.platform.db.updateTable('applications').set(gone).where('id', '=', card.id).execute()
  imap().deliver(message(to, 'Lo pensé mejor.'))
  await visit()
  const replies = await site.platform.db
    .selectFrom('replies')
    .select(['body', 'application_id'])
    .where('user_id', '=', person.id)
    .execute()
  expect(replies).toEqual([{ body: 'Lo pensé mejor.', application_id: null }])
})

test.each(['applies', 'is added'] as const)(
  'EML-01 a reply to a left application returns when the person %s again',
  async (how) => {
    const [vacancy, person] = [await makeVacancy(site.platform), await site.person({ cv: true })]
    const card = await makeApplication(site.platform, vacancy.id, person.id)
    await site.platform.db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', card.id).execute()
    imap().deliver(message(replyAddress(site.platform, { kind: 'application', id: card.id }) ?? '', 'Lo pensé mejor.'))
    await visit()
    const { token } = how === 'applies' ? person : await staff()
    if (how === 'applies') await site.call(applyEndpoint, { params: { job: vacancy.uuid, user: person.uuid }, token })
    else await site.call(addToVacancyEndpoint, { body: { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }, token })
    expect((await answersOf(card)).map(({ text }) => text)).toEqual(['Lo pensé mejor.'])
  },
)

test('EML-01 INT-05 after a merge an answer reaches the application that goes on, and the person who stays', async () => {
  const { card, vacancy, person, to } = await aCard()
  const stays = await site.person()
  const goesOn = await makeApplication(site.platform, vacancy.id, stays.id, 'makeTest')
  const actor = await staff()
  const body = { stays: stays.uuid, leaves: person.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token: actor.token, body })).status).toBe(200)
  const toPerson = replyAddress(site.platform, { kind: 'person', id: person.id }) ?? ''
  imap().deliver(message(to, 'Al tablero'))
  imap().deliver(message(toPerson, 'A la persona'))
  await visit()
  const replies = await site.platform.db
    .selectFrom('replies')
    .select(['body', 'application_id'])
    .where('user_id', '=', stays.id)
    .orderBy('id')
    .execute()
  const kept = await site.platform.db.selectFrom('applications').select('id').where('user_id', '=', stays.id).execute()
  expect(kept.map(({ id }) => id)).toHaveLength(1)
  expect([card.id, goesOn.id]).toContain(kept[0]?.id)
  expect(replies).toEqual([
    { body: 'Al tablero', application_id: kept[0]?.id },
    { body: 'A la persona', application_id: null },
  ])
})

test('EML-01 the e-mail that a message answers counts before the earlier ones of its conversation', () => {
  const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const head = `References: <${first}@a.test> <x@correo.test> <${second}@a.test>\r\n`
  expect(envelopeOf(Buffer.from(`${head}In-Reply-To: <${second}@a.test>\r\n\r\n`)).answers[0]).toBe(second)
  expect(envelopeOf(Buffer.from(`${head}\r\n`)).answers).toEqual([second, first])
})
