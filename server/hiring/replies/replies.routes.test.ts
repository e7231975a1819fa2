import { expect, onTestFinished, test } from 'vitest'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { clearUnreachedEndpoint, getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { mailWorker } from '../../platform/mail/mail-worker.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { openTransport } from '../../platform/mail/transport.ts'
import { noteUnreached } from '../../platform/mail/unreached-address.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const markOf = async ({ token }: TestPerson, id: string) =>
  (await site.call(getUnreachedEndpoint, { token, params: { id } })).answer.data
const template = { subject: 'Avance', title: 'Avance', message: '<p>Seguimos</p>' }

/** A card in a stage whose e-mail staff write. */
async function aCard(owner?: TestPerson) {
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  if (owner) await site.platform.db.updateTable('vacancies').set({ owner_id: owner.id }).where('id', '=', vacancy.id).execute()
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'makeTest')
  return { vacancy, person, card }
}
const notify = ({ token }: TestPerson, vacant_id: string) =>
  site.call(sendStageEmailEndpoint, { token, body: { lang: 'es', stage: 'makeTest', vacant_id, template } })
const mailsTo = ({ email }: TestPerson) =>
  site.platform.db
    .selectFrom('outgoing_emails')
    .select(['id', 'reply_to', 'plain', 'status'])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute()

test('EML-01 answers to a notification reach the colleague who wrote it, whose address is not in the text', async () => {
  const actor = await staff()
  const { person, card } = await aCard()
  expect((await notify(actor, card.uuid)).status).toBe(200)
  const [mail] = await mailsTo(person)
  expect(mail?.reply_to).toBe(actor.email)
  expect(mail?.plain).toContain('Puedes responder a este correo')
  expect(mail?.plain).not.toContain(actor.email)
})

test('EML-01 a mark stops e-mails to the address until staff clear it', async () => {
  const actor = await staff()
  const { person, card } = await aCard()
  expect(await markOf(actor, person.uuid)).toBeNull()
  await noteUnreached(site.platform.db, person.email, '550 5.1.1 User unknown', site.platform.now())
  expect(await markOf(actor, person.uuid)).toMatchObject({ address: person.email, reason: '550 5.1.1 User unknown' })
  const refused = await notify(actor, card.uuid)
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'notification.error.unreached'])
  expect(await mailsTo(person)).toEqual([])
  const cleared = await site.call(clearUnreachedEndpoint, { token: actor.token, params: { id: person.uuid } })
  expect(cleared.answer.success_message).toBe('replies.cleared')
  expect(await markOf(actor, person.uuid)).toBeNull()
  expect((await notify(actor, card.uuid)).status).toBe(200)
  expect(await site.auditOf(actor)).toEqual(['user.mail_resumed', 'application.notified'])
})

test('EML-01 a mark counts for the address that it was made for, and a recovery link is still sent', async () => {
  const actor = await staff()
  const { person, card } = await aCard()
  await noteUnreached(site.platform.db, person.email, '550 5.1.1 User unknown', site.platform.now())
  await site.call(forgotEndpoint, { body: { email: person.email } })
  expect(await mailsTo(person)).toHaveLength(1)
  const moved = `nuevo.${person.email}`
  await site.platform.db.updateTable('users').set({ email: moved }).where('id', '=', person.id).execute()
  expect(await markOf(actor, person.uuid)).toBeNull()
  expect((await notify(actor, card.uuid)).status).toBe(200)
})

test.each([
  ['550', '5.1.1 User unknown', true],
  ['550', '5.7.1 Relaying denied', false],
  ['451', '4.7.1 Try again later', false],
])('EML-01 an SMTP answer %s %s to the receiver marks the address: %s', async (code, text, marked) => {
  const server = await startSmtpServer(() => ({ code: Number(code), text }))
  onTestFinished(server.stop)
  const person = await site.person()
  const { db, now, log, jobs, secretKey } = site.platform
  const mail = { kind: 'stage', language: 'es', subject: 'x', html: 'x', plain: 'x' } as const
  const queued = await db
    .transaction()
    .execute((tx) =>
      queueMail(
        tx,
        { jobs: { ...jobs, enqueue: async () => {} }, secretKey },
        { ...mail, to: { name: '', address: person.email } },
        now(),
      ),
    )
  if (isRefusal(queued)) throw new Error(queued.refused)
  const delivery = { noteAway: async () => {}, noteLeft: async () => {} }
  const transport = openTransport({ smtpUrl: server.url, mailFrom: { name: '', address: 'no-reply@cantera.test' }, dataDir: '' })
  const worker = mailWorker({ db, transport, now, log, delivery, onStatus: [] })
  onTestFinished(() => worker.close())
  await expect(worker.perform({ email: queued.id })).rejects.toThrow()
  const mark = await markOf(await staff(), person.uuid)
  expect(mark !== null).toBe(marked)
  expect(JSON.stringify(mark)).not.toContain('<')
})

test('EML-01 TEA-02 a limited role neither sees nor clears the mark of a person of others', async () => {
  const limited = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
    limited: true,
  })
  const person = await site.person()
  for (const endpoint of [getUnreachedEndpoint, clearUnreachedEndpoint] as const)
    expect((await site.call(endpoint, { token: limited.token, params: { id: person.uuid } })).status).toBe(404)
})
