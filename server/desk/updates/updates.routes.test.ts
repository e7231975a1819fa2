import { expect, onTestFinished, test } from 'vitest'
import {
  getBellEndpoint,
  listUpdatesEndpoint,
  readAllUpdatesEndpoint,
  readUpdateEndpoint,
  type UpdateView,
  watchUpdatesEndpoint,
} from '#domain/desk/updates/updates.contract.ts'
import { addToVacancyEndpoint, applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { answerInvitationEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { endAttempt } from '../../assessment/attempts/ending.writes.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { invited } from '../../testing/interviews.ts'
import { createFailedEmail, makeApplication, makeVacancy } from '../../testing/records.ts'
import { ownNetwork } from '../../testing/registrations.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()
const recruiting: readonly Right[] = [
  { module: 'candidates', item: 'view' },
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'view' },
]
const rating: readonly Right[] = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'rate' },
]

const recruiter = (options: { limited?: boolean; role?: readonly Right[] } = {}) =>
  site.person({ role: options.role ?? recruiting, ...(options.limited && { limited: true }) })
const bellOf = async ({ token }: TestPerson) => (await site.call(getBellEndpoint, { token })).answer.data
const newestOf = async (person: TestPerson) => (await bellOf(person)).newest
const kindsOf = async (person: TestPerson) => (await newestOf(person)).map(({ kind }) => kind)
const ofVacancy = (notices: readonly UpdateView[], { uuid }: { uuid: string }) =>
  notices.filter(({ vacancy }) => vacancy?.uuid === uuid)

/** A vacancy with an owner and a member, and a recruiter who is neither. */
async function ownedVacancy() {
  const [owner, member, outsider] = [await recruiter(), await recruiter(), await recruiter()]
  const vacancy = await makeVacancy(site.platform, { owner_id: owner.id })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: vacancy.id, user_id: member.id }).execute()
  return { owner, member, outsider, vacancy }
}

/** A new candidate applies to a vacancy. */
async function applyTo({ uuid }: { uuid: string }) {
  const candidate = await site.person({ cv: true })
  await site.call(applyEndpoint, { params: { job: uuid, user: candidate.uuid }, token: candidate.token })
  return candidate
}

test('NOT-01 the owner and the members of a vacancy are notified of new applications, in one notice', async () => {
  const { owner, member, outsider, vacancy } = await ownedVacancy()
  const applicants: TestPerson[] = []
  for (let count = 0; count < 3; count += 1) applicants.push(await applyTo(vacancy))
  for (const person of [owner, member]) {
    const { newest, unread, unread_capped } = await bellOf(person)
    expect([unread, unread_capped]).toEqual([1, false])
    expect(newest).toMatchObject([
      {
        kind: 'application',
        count: 3,
        read: false,
        candidate: { uuid: applicants[2]?.uuid },
        vacancy: { uuid: vacancy.uuid, name_job: vacancy.title },
      },
    ])
  }
  expect((await bellOf(outsider)).unread).toBe(0)
})

test('NOT-01 of a vacancy without owner and members, all staff who may read it are notified, except limited roles', async () => {
  const [one, limited, other] = [await recruiter(), await recruiter({ limited: true }), await recruiter({ role: rating })]
  const vacancy = await makeVacancy(site.platform)
  await applyTo(vacancy)
  expect(ofVacancy(await newestOf(one), vacancy)).toHaveLength(1)
  for (const person of [limited, other]) expect(ofVacancy(await newestOf(person), vacancy)).toEqual([])
})

test('NOT-01 nobody is notified of their own act: the colleague who adds a person is not', async () => {
  const { owner, member, vacancy } = await ownedVacancy()
  const person = await site.person()
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  await site.call(addToVacancyEndpoint, { token: owner.token, body })
  expect((await bellOf(owner)).unread).toBe(0)
  expect(await newestOf(member)).toMatchObject([{ kind: 'application', count: 1 }])
  await applyTo(vacancy)
  expect(await newestOf(owner)).toMatchObject([{ kind: 'application', count: 1 }])
  expect(await newestOf(member)).toMatchObject([{ kind: 'application', count: 2 }])
})

test('NOT-01 the answer to an interview names the candidate and what they answered', async () => {
  const { token, card, candidate, vacancy, recruiter: inviter } = await invited(site)
  const { platform } = site
  await platform.db.updateTable('vacancies').set({ owner_id: inviter.id }).where('id', '=', vacancy.id).execute()
  await site.call(answerInvitationEndpoint, { body: { token, answer: 'declined', note: '' }, headers: ownNetwork() })
  expect(ofVacancy(await newestOf(inviter), vacancy)).toMatchObject([
    { kind: 'interview_answered', answer: 'declined', candidate: { uuid: candidate.uuid, uuid_element: card.uuid } },
  ])
})

test('NOT-01 a finished test notifies the people of the vacancies that ask for it, a text notifies the raters', async () => {
  const { owner, vacancy } = await ownedVacancy()
  const rater = await recruiter({ role: rating })
  const candidate = await site.person({ firstName: 'Rosa', lastName: 'Mar' })
  await makeApplication(site.platform, vacancy.id, candidate.id)
  const bank = await makeBank(site.platform, { texts: 1 })
  const { db } = site.platform
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  const attempt = await makeAttempt(site.platform, { userId: candidate.id, bank, state: 'running', answered: 9 })
  await db
    .updateTable('attempt_questions')
    .set({ annotation: 'Lo que sé' })
    .where('attempt_id', '=', attempt.id)
    .where('position', '=', 0)
    .execute()
  await db.transaction().execute((tx) => endAttempt(tx, { id: attempt.id, event: 'all_answered', at: site.platform.now() }))
  expect(await newestOf(owner)).toMatchObject([{ kind: 'test_finished', count: 1, candidate: { fullname: 'Rosa Mar' } }])
  expect((await newestOf(owner))[0]?.name_skill).toContain('Habilidad con prueba')
  expect(await kindsOf(rater)).toEqual(['rating_due'])
  await db.deleteFrom('texts_to_rate').where('attempt_id', '=', attempt.id).execute()
  expect(await kindsOf(rater)).toEqual([])
})

test('NOT-01 a failed e-mail notifies its sender, else the people of the vacancy', async () => {
  const { owner, outsider, vacancy } = await ownedVacancy()
  const candidate = await site.person()
  const card = await makeApplication(site.platform, vacancy.id, candidate.id)
  const fail = async (of: object) => {
    const { id } = await createFailedEmail(site.platform, { kind: 'stage', subject: 'Tu entrevista', ...of })
    await site.platform.db
      .transaction()
      .execute((tx) => notifyStaff(tx, site.platform.now(), { kind: 'email_failed', emailId: id }))
    return id
  }
  const id = await fail({ application_id: card.id, actor_id: outsider.id })
  expect(await newestOf(outsider)).toMatchObject([{ kind: 'email_failed', subject: 'Tu entrevista', to_name: 'Persona Prueba' }])
  expect(await kindsOf(owner)).toEqual([])
  // Requests for consent are sent without a name.
  const person = await site.person({ firstName: 'Rosa', lastName: 'Mar' })
  await fail({ kind: 'consent', user_id: person.id, to_name: '', to_address: person.email, actor_id: outsider.id })
  expect(await newestOf(outsider)).toMatchObject([{ to_name: 'Rosa Mar' }, { to_name: 'Persona Prueba' }])
  await fail({ application_id: card.id })
  expect(await kindsOf(owner)).toEqual(['email_failed'])
  await fail({ kind: 'notice', actor_id: outsider.id })
  expect(await kindsOf(outsider)).toEqual(['email_failed', 'email_failed'])
  const dismissed = { dismissed_at: site.platform.now() }
  await site.platform.db.updateTable('outgoing_emails').set(dismissed).where('id', '=', id).execute()
  expect(await newestOf(outsider)).toMatchObject([{ to_name: 'Rosa Mar' }])
})

test('NOT-01 a notice is hidden while its reader lacks the right, and when the card has left the board', async () => {
  const { owner, member, vacancy } = await ownedVacancy()
  const { db } = site.platform
  const candidate = await site.person()
  const card = await makeApplication(site.platform, vacancy.id, candidate.id)
  await db
    .transaction()
    .execute((tx) => notifyStaff(tx, site.platform.now(), { kind: 'interview_answered', applicationId: card.id }))
  const roleOf = async ({ id }: TestPerson) =>
    (await db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()).role_id
  const limit = async (limited: boolean) =>
    db
      .updateTable('roles')
      .set({ limited })
      .where('id', '=', await roleOf(member))
      .execute()
  await db.deleteFrom('vacancy_members').where('user_id', '=', member.id).execute()
  expect(await kindsOf(member)).toEqual(['interview_answered'])
  await limit(true)
  expect(await bellOf(member)).toEqual({ newest: [], unread: 0, unread_capped: false })
  expect((await site.call(listUpdatesEndpoint, { token: member.token })).answer.total).toBe(0)
  await limit(false)
  expect(await kindsOf(member)).toEqual(['interview_answered'])
  await db
    .deleteFrom('role_permissions')
    .where('role_id', '=', await roleOf(member))
    .where('module_id', '=', 1)
    .execute()
  expect(await kindsOf(member)).toEqual([])
  await site.call(removeCardEndpoint, { params: { id: card.uuid }, token: owner.token })
  expect(await kindsOf(owner)).toEqual([])
})

test('NOT-01 reading one or all notices; a later event makes an unread notice again', async () => {
  const { owner, member, vacancy } = await ownedVacancy()
  await applyTo(vacancy)
  const [first] = await newestOf(owner)
  const read = (token: string) => site.call(readUpdateEndpoint, { params: { id: first!.uuid }, token })
  expect((await read(member.token)).status).toBe(404)
  expect((await read(owner.token)).status).toBe(200)
  expect(await bellOf(owner)).toMatchObject({ unread: 0, newest: [{ read: true, count: 1 }] })
  expect((await bellOf(member)).unread).toBe(1)
  site.passSeconds(1)
  await applyTo(vacancy)
  await applyTo(vacancy)
  expect(await bellOf(owner)).toMatchObject({
    unread: 1,
    newest: [
      { read: false, count: 2 },
      { read: true, count: 1 },
    ],
  })
  await site.call(readAllUpdatesEndpoint, { token: owner.token })
  expect((await bellOf(owner)).unread).toBe(0)
  const page = await site.call(listUpdatesEndpoint, { query: { size: 1, q: vacancy.title.slice(0, 6) }, token: owner.token })
  expect([page.answer.total, page.answer.data.length]).toEqual([2, 1])
})

test('NOT-01 open pages receive a notice when the event is committed, and only those of its receivers', async () => {
  const { owner, outsider, vacancy } = await ownedVacancy()
  const listen = async ({ token }: TestPerson) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await site.app.inject({ url: watchUpdatesEndpoint.path, headers, payloadAsStream: true })
    const stream = response.stream().setEncoding('utf8')
    onTestFinished(() => void stream.destroy())
    let text = ''
    stream.on('data', (part: string) => {
      text += part
    })
    return () => text
  }
  const [received, notReceived] = [await listen(owner), await listen(outsider)]
  await applyTo(vacancy)
  await expect.poll(received).toContain('data: {}')
  await site.call(readAllUpdatesEndpoint, { token: outsider.token })
  await expect.poll(notReceived).toContain('data: {}')
  expect(notReceived().match(/data/g)).toHaveLength(1)
})

test('NOT-01 SPEC-54 deleting a candidate hides the notices about them, erasing removes them', async () => {
  const { owner, vacancy } = await ownedVacancy()
  const candidate = await applyTo(vacancy)
  const { db } = site.platform
  const { id } = await db.selectFrom('applications').select('id').where('user_id', '=', candidate.id).executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => notifyStaff(tx, site.platform.now(), { kind: 'interview_answered', applicationId: id }))
  expect(await kindsOf(owner)).toEqual(['interview_answered', 'application'])
  const administrator = await site.person({ role: 'administrator' })
  const body = { uuid: candidate.uuid, reason: 'Lo pidió' }
  await site.call(deleteUserEndpoint, { token: administrator.token, body })
  expect(await kindsOf(owner)).toEqual([])
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  expect(await db.selectFrom('staff_notices').select('kind').where('application_id', '=', id).execute()).toEqual([])
})
