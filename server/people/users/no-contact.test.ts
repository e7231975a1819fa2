import { expect, test } from 'vitest'
import { listFailedEmailsEndpoint, retryEmailEndpoint, sendAllAgainEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import {
  changeSuggestionChoiceEndpoint,
  getSuggestionChoiceEndpoint,
} from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { previewSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { deliveredStatuses } from '#domain/mail/mail.rules.ts'
import { type MailKind, mailKinds } from '#domain/mail-kinds.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { decideConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { listUsersEndpoint, setContactEndpoint } from '#domain/people/users/users.contract.ts'
import { mailWorker, withheldReasons } from '../../platform/mail/mail-worker.ts'
import { type Mail, queueConsentMails, queueMail } from '../../platform/mail/queue-mail.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeUncheckedConsent } from '../../testing/import-files.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { readOwnData } from './own-data.reads.ts'

const site = sharedTestApp()
const set = async (staff: TestPerson, { uuid }: TestPerson, no_contact: boolean, reason: string) =>
  site.call(setContactEndpoint, { token: staff.token, body: { uuid, no_contact, reason } })
const profileOf = async (staff: TestPerson, { uuid }: TestPerson) =>
  (await site.call(getUserEndpoint, { token: staff.token, params: { uuid } })).answer.data
async function aBarredPerson() {
  const [staff, person] = [await site.person({ role: 'administrator' }), await site.person()]
  await set(staff, person, true, 'Lo pidió por teléfono')
  return { staff, person }
}
const mailTo = ({ id, email }: TestPerson, kind: MailKind, applicationId?: number): Mail => ({
  ...{
    kind,
    userId: id,
    language: 'es',
    to: { name: 'Ana', address: email },
    subject: 'Hola',
    html: '<p>Hola</p>',
    plain: 'Hola',
  },
  ...(applicationId !== undefined && { applicationId }),
})
/** Whether an e-mail is refused because of the mark. */
const isStopped = (mail: Mail) =>
  site.platform.db.transaction().execute(async (tx) => {
    const queued = await queueMail(tx, site.platform, mail, site.platform.now())
    return isRefusal(queued) && queued.refused === 'notification.error.no_contact'
  })

test('CON-02 the mark stops every kind of e-mail but those about the account and the work of colleagues', async () => {
  const { person } = await aBarredPerson()
  const stopped: string[] = []
  for (const kind of Object.keys(mailKinds) as MailKind[]) if (await isStopped(mailTo(person, kind))) stopped.push(kind)
  expect(stopped.toSorted()).toEqual([
    'answer',
    'client_message',
    'consent',
    'held_consent',
    'interview_cancelled',
    'interview_time_set',
    'interview_times',
    'missing_answers',
    'share',
    'shortlist',
    'stage',
  ])
  const requests = (['consent', 'held_consent'] as const).map((kind) => mailTo(person, kind))
  const { platform } = site
  const sent = await platform.db.transaction().execute((tx) => queueConsentMails(tx, platform, requests, platform.now()))
  expect(sent).toEqual([false, false])
})

test.each([
  ['made themselves', { source_kind: 'direct' }, false],
  ['in which staff put them', { source_kind: 'staff' }, true],
  ['of an import', { source_kind: 'import' }, true],
  ['brought along', { source_kind: 'direct', brought_at: new Date() }, true],
])('CON-02 an e-mail about an application %s (%j) is stopped: %s', async (_, source, stops) => {
  const { person } = await aBarredPerson()
  const card = await makeApplication(site.platform, (await makeVacancy(site.platform)).id, person.id)
  await site.platform.db
    .updateTable('applications')
    .set(source as { source_kind: 'direct' })
    .where('id', '=', card.id)
    .execute()
  for (const kind of ['stage', 'answer', 'interview_cancelled'] as const)
    expect(await isStopped(mailTo(person, kind, card.id))).toBe(stops)
  expect(await isStopped(mailTo((await aBarredPerson()).person, 'stage', card.id))).toBe(true)
})

test('CON-02 staff set the mark with a reason and lift it with a proof; profile, suggestions and own data say so', async () => {
  const { staff, person } = await aBarredPerson()
  expect((await set(staff, person, false, '  ')).refusal.errors).toEqual({ reason: ['users.error.no_contact_reason'] })
  expect(await profileOf(staff, person)).toMatchObject({ no_contact: true, no_contact_reason: 'Lo pidió por teléfono' })
  const vacancy = await makeVacancy(site.platform)
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  const preview = await site.call(previewSuggestionsEndpoint, { token: staff.token, body })
  expect(preview.answer.data.left_out.map(({ reason }) => reason)).toEqual(['no_contact'])
  expect((await readOwnData(site.platform, { ...person, language: 'es' })).account).toMatchObject({
    no_contact_since: expect.any(Date),
    no_contact_reason: 'Lo pidió por teléfono',
  })
  const lifted = await set(staff, person, false, 'Su correo del 3 de mayo')
  expect(lifted.answer.success_message).toBe('users.contact_allowed')
  expect(await profileOf(staff, person)).toMatchObject({ no_contact: false, no_contact_reason: 'Su correo del 3 de mayo' })
  expect(await isStopped(mailTo(person, 'share'))).toBe(false)
  expect((await site.auditOf(staff)).filter((action) => action.includes('contact'))).toEqual([
    'user.no_contact',
    'user.contact_allowed',
  ])
})

test('CON-02 a person lifts the mark in their account; registering or saying no to suggestions does not', async () => {
  const { person } = await aBarredPerson()
  const choice = async () => (await site.call(getSuggestionChoiceEndpoint, { token: person.token })).answer.data
  const choose = (wanted: boolean) => site.call(changeSuggestionChoiceEndpoint, { token: person.token, body: { wanted } })
  expect(await choice()).toEqual({ wanted: false, no_contact: true })
  await choose(false)
  expect(await choice()).toEqual({ wanted: false, no_contact: true })
  await choose(true)
  expect(await choice()).toEqual({ wanted: true, no_contact: false })
  expect(await site.auditOf(person)).toEqual(['user.suggestions_stopped', 'user.contact_allowed', 'user.suggestions_resumed'])
})

test('CON-02 INT-05 a merged account has the mark of either', async () => {
  const { staff, person: leaves } = await aBarredPerson()
  const stays = await site.person()
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, stays.id)
  const body = { stays: stays.uuid, leaves: leaves.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token: staff.token, body })).status).toBe(200)
  expect(await profileOf(staff, stays)).toMatchObject({ no_contact: true, no_contact_reason: 'Lo pidió por teléfono' })
})

/** Queues an e-mail that waits in the outbox. */
const queueHeld = (mail: Mail) =>
  site.platform.db.transaction().execute(async (tx) => {
    const queued = await queueMail(tx, site.platform, { ...mail, holdSeconds: 3600 }, site.platform.now())
    if (isRefusal(queued)) throw new Error(queued.refused)
    return queued.id
  })
async function queueConsent(person: TestPerson) {
  const { platform } = site
  await platform.db.transaction().execute((tx) => queueConsentMails(tx, platform, [mailTo(person, 'consent')], platform.now()))
  const mails = platform.db.selectFrom('outgoing_emails').select('id').where('kind', '=', 'consent')
  return mails.where('user_id', '=', person.id).executeTakeFirstOrThrow()
}
/** Has a worker try an e-mail of the outbox now. Returns the row afterwards, and how many left. */
async function tryToSend(id: number) {
  const { db, now, log } = site.platform
  let left = 0
  const transport = { outcome: 'sent', send: async () => void left++, forget: async () => {}, close: () => {} } as never
  const delivery = { noteAway: async () => {}, noteLeft: async () => {} }
  const worker = mailWorker({ db, transport, now, log, delivery, onStatus: [] })
  await worker.perform({ email: id }).catch((error: Error) => worker.giveUp({ email: id }, error.message))
  const row = await db.selectFrom('outgoing_emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { row, left }
}

test('CON-02 an e-mail that waits when the mark is set does not leave, and shows why', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await site.person()]
  const vacancy = await makeVacancy(site.platform)
  const own = await makeApplication(site.platform, vacancy.id, person.id)
  const [answer, aboutOwn, recovery] = [
    await queueHeld(mailTo(person, 'answer')),
    await queueHeld(mailTo(person, 'stage', own.id)),
    await queueHeld(mailTo(person, 'recovery')),
  ]
  await set(staff, person, true, 'Lo pidió por teléfono')
  expect(await tryToSend(answer)).toMatchObject({ left: 0, row: { status: 'failed', last_error: withheldReasons.no_contact } })
  expect((await tryToSend(aboutOwn)).row.status).toBe('sent')
  expect((await tryToSend(recovery)).row.status).toBe('sent')

  const failed = async () => (await site.call(listFailedEmailsEndpoint, { token: staff.token, query: {} })).answer.data
  expect(await failed()).toMatchObject([{ to_address: person.email, withheld: true, may_retry: false }])
  const [{ uuid } = { uuid: '' }] = await failed()
  const retry = () => site.call(retryEmailEndpoint, { token: staff.token, params: { id: uuid } })
  expect((await retry()).refusal).toMatchObject({ error_message: 'notification.error.no_contact' })
  const all = await site.call(sendAllAgainEndpoint, { token: staff.token, query: {} })
  expect(all.answer.data).toMatchObject({ again: 0, left: 0 })

  await set(staff, person, false, 'Su correo del 3 de mayo')
  expect(await failed()).toMatchObject([{ withheld: false, may_retry: true }])
})

test('CON-01 an e-mail that waits when a declared consent ends does not leave', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await site.person()]
  const { db, now } = site.platform
  await db.updateTable('users').set({ added_at: now() }).where('id', '=', person.id).execute()
  await db.deleteFrom('consents').where('user_id', '=', person.id).execute()
  const { uuid } = await makeUncheckedConsent(site, person)
  const [suggested, recovery] = [await queueHeld(mailTo(person, 'share')), await queueHeld(mailTo(person, 'recovery'))]
  const elsewhere = await queueHeld({ ...mailTo(person, 'share'), to: { name: 'Ana', address: 'otra@example.com' } })
  const body = { uuids: [uuid], decision: 'refused' as const }
  expect((await site.call(decideConsentsEndpoint, { token: staff.token, body })).status).toBe(200)
  const request = (await queueConsent(person)).id
  expect(await tryToSend(suggested)).toMatchObject({ left: 0, row: { status: 'failed', last_error: withheldReasons.no_consent } })
  expect(await tryToSend(elsewhere)).toMatchObject({ left: 0, row: { status: 'failed' } })
  expect((await tryToSend(recovery)).row.status).toBe('sent')
  // The worker of the site may have been first.
  expect(deliveredStatuses).toContain((await tryToSend(request)).row.status)

  const { data } = (await site.call(listFailedEmailsEndpoint, { token: staff.token, query: { q: person.email } })).answer
  expect(data).toMatchObject([{ withheld: true, may_retry: false }])
  const retry = await site.call(retryEmailEndpoint, { token: staff.token, params: { id: data[0]?.uuid ?? '' } })
  expect(retry.refusal.error_message).toBe('notification.error.no_consent')
})

test('CON-02 the list of people filters by the mark', async () => {
  const { staff, person } = await aBarredPerson()
  const { data } = (await site.call(listUsersEndpoint, { token: staff.token, query: { userType: '5' } })).answer
  expect(data.map(({ uuid }) => uuid)).toContain(person.uuid)
  expect(data.every(({ no_contact }) => no_contact)).toBe(true)
})
