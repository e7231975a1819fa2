import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import {
  countDuplicatesEndpoint,
  keepApartEndpoint,
  listDuplicatesEndpoint,
  mergePeopleEndpoint,
  previewMergeEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { confirmationOf, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { testTaker } from '../../testing/test-taker.ts'
import { makeBank } from '../../testing/tests.ts'
import { compareChangedPeople } from './comparing.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const db = () => site.platform.db

const rename = ({ id }: TestPerson, first_name: string, last_name: string) =>
  db().updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute()
const setProfile = ({ id }: TestPerson, fields: { personal_phone?: string; date_of_birth?: string; about?: string }) =>
  db()
    .insertInto('profiles')
    .values({ user_id: id, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute()
const giveText = async ({ id }: TestPerson, content_hash: string) => {
  const { cv_file_id } = await db().selectFrom('users').select('cv_file_id').where('id', '=', id).executeTakeFirstOrThrow()
  const text = { state: 'read' as const, text: 'Contadora', content_hash, reason: '' }
  await db()
    .insertInto('file_texts')
    .values({ file_id: cv_file_id ?? 0, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db().updateTable('file_texts').set(text).where('file_id', '=', cv_file_id).execute()
}

/** The listed reasons of a pair; undefined when it is not listed. */
async function reasonsOf(one: TestPerson, other: TestPerson, { token }: TestPerson) {
  await compareChangedPeople(site.platform)
  const { data } = (await site.call(listDuplicatesEndpoint, { token, query: { size: 100 } })).answer
  const ids = [one.uuid, other.uuid].sort().join()
  return data.find(({ older, newer }) => [older.uuid, newer.uuid].sort().join() === ids)?.reasons
}

const merge = (actor: TestPerson, stays: TestPerson, leaves: TestPerson, take: string[] = []) =>
  site.call(mergePeopleEndpoint, { token: actor.token, body: { stays: stays.uuid, leaves: leaves.uuid, take } })

test.each([
  ['011 15 2345-6701', '+54 9 11 2345 6701'],
  ['+54 11 15 2345 6702', '11 2345 6702'],
  ['+52 1 55 1234 5703', '55 1234 5703'],
])('INT-05 the phones %s and %s are the same', async (first, second) => {
  const [actor, one, other] = [await staff(), await site.person(), await site.person()]
  await setProfile(one, { personal_phone: first })
  await setProfile(other, { personal_phone: second })
  expect(await reasonsOf(one, other, actor)).toEqual(['phone'])
})

test('INT-05 the same phone is found with and without the code of its country', async () => {
  const [actor, one, other, third] = [await staff(), await site.person(), await site.person(), await site.person()]
  await setProfile(one, { personal_phone: '+57 300 555 0101' })
  await setProfile(other, { personal_phone: '(300) 555-0101' })
  await setProfile(third, { personal_phone: '300 555 0102' })
  expect(await reasonsOf(one, other, actor)).toEqual(['phone'])
  expect(await reasonsOf(one, third, actor)).toBeUndefined()
  await setProfile(other, { personal_phone: '300 555 0199' })
  expect(await reasonsOf(one, other, actor)).toBeUndefined()
})

test('INT-05 the same name and birth date are found, whatever letters and accents', async () => {
  const [actor, one, other, third] = [await staff(), await site.person(), await site.person(), await site.person()]
  await rename(one, 'José', 'Muñoz Peña')
  await rename(other, 'JOSE', 'MUÑOZ PEÑA')
  await rename(third, 'José', 'Muñoz Peña')
  await setProfile(one, { date_of_birth: '1990-04-05' })
  await setProfile(other, { date_of_birth: '1990-04-05' })
  await setProfile(third, { date_of_birth: '1991-04-05' })
  expect(await reasonsOf(one, other, actor)).toEqual(['birth'])
  expect(await reasonsOf(one, third, actor)).toBeUndefined()
})

test.each<[string, [string, string], [string, string], boolean]>([
  ['1990-05-01', ['Ana María', 'Gómez Ruiz'], ['Ana', 'Gómez'], true],
  ['1990-05-02', ['Ma. José', 'Ríos-Paz'], ['María José', 'Ríos Paz'], true],
  ['1990-05-03', ["O'Brien", 'Sean'], ['Sean', 'OBrien'], true],
  ['1990-05-04', ['Ana', 'Gil'], ['Luis', 'Gil'], false],
])('INT-05 of one birth date (%s) the names %j and %j can be one person: %s', async (day, first, second, can) => {
  const [actor, one, other] = [await staff(), await site.person(), await site.person()]
  await rename(one, ...first)
  await rename(other, ...second)
  for (const person of [one, other]) await setProfile(person, { date_of_birth: day })
  expect(await reasonsOf(one, other, actor)).toEqual(can ? ['birth'] : undefined)
})

test('INT-05 the same CV text is found, and several signs are one pair', async () => {
  const [actor, one, other] = [await staff(), await site.person({ cv: true }), await site.person({ cv: true })]
  for (const person of [one, other]) {
    await giveText(person, 'the same text')
    await setProfile(person, { personal_phone: '601 555 0303' })
  }
  expect(await reasonsOf(one, other, actor)).toEqual(['phone', 'cv'])
})

test('INT-05 a phone of more than ten people and accounts of the team are no sign', async () => {
  const actor = await staff()
  const many = await Promise.all(Array.from({ length: 12 }, () => site.person()))
  for (const person of many) await setProfile(person, { personal_phone: '601 555 0404' })
  expect(await reasonsOf(many[0]!, many[1]!, actor)).toBeUndefined()
  const colleague = await staff()
  const person = await site.person()
  for (const one of [colleague, person]) await setProfile(one, { personal_phone: '601 555 0505' })
  expect(await reasonsOf(colleague, person, actor)).toBeUndefined()
})

test('INT-05 NAV-03 different people are neither listed nor counted any more', async () => {
  const [actor, one, other] = [await staff(), await site.person(), await site.person()]
  for (const person of [one, other]) await setProfile(person, { personal_phone: '601 555 0606' })
  expect(await reasonsOf(one, other, actor)).toEqual(['phone'])
  const count = async () => (await site.call(countDuplicatesEndpoint, { token: actor.token })).answer.data
  const before = await count()
  const noted = await site.call(keepApartEndpoint, { token: actor.token, body: { one: other.uuid, other: one.uuid } })
  expect(noted.answer.success_message).toBe('duplicates.apart_done')
  expect(await count()).toBe(before - 1)
  await rename(one, 'Marta', 'Rojas')
  expect(await reasonsOf(one, other, actor)).toBeUndefined()
  expect(await site.auditOf(actor)).toEqual(['user.kept_apart'])
})

test('INT-05 a merge moves applications, tests, notes and e-mails, and closes the other account', async () => {
  const [actor, stays, leaves] = [await staff(), await site.person({ cv: true }), await site.person({ cv: true })]
  const bank = await makeBank(site.platform)
  const taker = await testTaker(site, bank, leaves)
  await taker.start()
  for (let place = 0; place < 10; place += 1) await taker.answer(place)
  await testTaker(site, bank, stays)
  const vacancy = await makeVacancy(site.platform)
  const application = await makeApplication(site.platform, vacancy.id, leaves.id)
  await setProfile(leaves, { personal_phone: '300 555 0707', about: 'Contadora' })
  await setProfile(stays, { about: 'Contadora pública' })
  const consent = { version: '1', language: 'es' as const, text_sha256: 'a'.repeat(64) }
  await db()
    .insertInto('consents')
    .values([stays, leaves].map(({ id }) => ({ user_id: id, ...consent })))
    .execute()
  const { token } = actor
  const preview = await site.call(previewMergeEndpoint, { token, params: { one: stays.uuid, other: leaves.uuid } })
  expect(preview.answer.data).toMatchObject({
    one: { applications: 0, tests: 0, skills: 1, claimed: true },
    other: { applications: 1, tests: 1, skills: 1, values: { phone: '300 555 0707' } },
    one_stays: true,
    shared: [],
    obstacle: null,
  })
  const merged = await merge(actor, stays, leaves, ['phone', 'cv'])
  expect(merged.answer).toEqual({ success_message: 'duplicates.merged', data: { uuid: stays.uuid } })
  const { data } = (await site.call(getUserEndpoint, { token, params: { uuid: stays.uuid } })).answer
  expect(data.user_detail).toMatchObject({ personal_phone: '300 555 0707', about_me: 'Contadora pública' })
  expect(data.user_jobs.map(({ uuid }) => uuid)).toEqual([application.uuid])
  expect(data.user_skills).toMatchObject([{ status_test: 1, attempts: [{ state: 'finished' }] }])
  const closed = await site.call(getUserEndpoint, { token, params: { uuid: leaves.uuid } })
  expect(closed.answer.data).toMatchObject({ name: '—', email: '', deletion: { merged_into: stays.uuid } })
  expect((await site.call(getUserEndpoint, { token: leaves.token, params: { uuid: leaves.uuid } })).status).toBe(401)
  expect(await site.auditOf(actor)).toEqual(['user.merged'])
  expect((await merge(actor, stays, leaves)).refusal.error_message).toBe('duplicates.error.deleted')
})

test('INT-05 in a vacancy of both, the application on the board goes on with the notes and the history of both', async () => {
  const [actor, stays, leaves] = [await staff(), await site.person(), await site.person()]
  const { token } = actor
  const vacancy = await makeVacancy(site.platform)
  const [first, second] = [
    await makeApplication(site.platform, vacancy.id, stays.id),
    await makeApplication(site.platform, vacancy.id, leaves.id),
  ]
  const note = (candidate: TestPerson, message: string) =>
    site.call(saveApplicationNoteEndpoint, {
      token,
      body: { id_user: candidate.uuid, job_id: vacancy.uuid, description: message },
    })
  expect((await note(stays, 'De la primera')).status).toBe(200)
  expect((await note(leaves, 'De la segunda')).status).toBe(200)
  site.passSeconds(60)
  await site.call(moveCardEndpoint, { token, body: { uuid_element: second.uuid, name_board: 'makeTest' } })
  const preview = await site.call(previewMergeEndpoint, { token, params: { one: stays.uuid, other: leaves.uuid } })
  expect(preview.answer.data.shared).toMatchObject([{ stays: 'makeTest', ends: 'apply' }])
  expect((await merge(actor, stays, leaves)).status).toBe(200)
  const rows = await db()
    .selectFrom('applications')
    .select(['uuid', 'user_id', 'stage'])
    .where('vacancy_id', '=', vacancy.id)
    .execute()
  expect(rows).toEqual([{ uuid: second.uuid, user_id: stays.id, stage: 'makeTest' }])
  const notes = await db().selectFrom('comments').select('body').where('application_id', '=', second.id).orderBy('id').execute()
  expect(notes.map(({ body }) => body)).toEqual(['De la primera', 'De la segunda'])
  expect(await db().selectFrom('applications').select('id').where('id', '=', first.id).execute()).toEqual([])
})

test('INT-05 NOT-01 a colleague has one notice after the merge of two people who both answered', async () => {
  const [actor, stays, leaves] = [await staff(), await site.person(), await site.person()]
  const vacancy = await makeVacancy(site.platform, { owner_id: actor.id })
  const first = await makeApplication(site.platform, vacancy.id, stays.id)
  const second = await makeApplication(site.platform, vacancy.id, leaves.id)
  const later = { stage_changed_at: sql<Date>`stage_changed_at + interval '1 second'` }
  await db().updateTable('applications').set(later).where('id', '=', second.id).execute()
  const answer = async (person: TestPerson, application_id: number, text: string) => {
    site.passSeconds(60)
    const { id } = await db()
      .insertInto('replies')
      .values({
        ...{ user_id: person.id, application_id, received_at: site.platform.now(), from_address: person.email },
        ...{ subject: 'Re: Contador', body: text, message_id: `<${person.uuid}@example.com>`, uid_validity: 1, uid: person.id },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .transaction()
      .execute((tx) => notifyStaff(tx, site.platform.now(), { kind: 'reply', replyId: id }))
    return id
  }
  await answer(stays, first.id, 'Sí, sigo interesada')
  const lastReply = await answer(leaves, second.id, 'Puedo el lunes')
  expect((await merge(actor, stays, leaves)).status).toBe(200)
  const notices = await db()
    .selectFrom('staff_notices')
    .select(['application_id', 'reply_id'])
    .where('user_id', '=', actor.id)
    .where('kind', '=', 'reply')
    .execute()
  // The card that was moved last goes on.
  expect(notices).toEqual([{ application_id: second.id, reply_id: lastReply }])
})

test('INT-05 the team, deleted people, people in a test and one person alone are refused', async () => {
  const [actor, colleague, person, other] = [await staff(), await staff(), await site.person(), await site.person()]
  const refusal = async (one: TestPerson, two: TestPerson) => (await merge(actor, one, two)).refusal.error_message
  expect(await refusal(person, colleague)).toBe('duplicates.error.staff')
  expect(await refusal(person, person)).toBe('duplicates.error.same')
  const taker = await testTaker(site, await makeBank(site.platform), other)
  await taker.start()
  expect(await refusal(person, other)).toBe('duplicates.error.running')
  await db().updateTable('users').set({ deleted_at: new Date() }).where('id', '=', colleague.id).execute()
  expect(await refusal(person, colleague)).toBe('duplicates.error.deleted')
  expect((await merge(actor, person, { ...other, uuid: crypto.randomUUID() })).status).toBe(404)
})

test('INT-05 the account that somebody logs in with stays, with its own address', async () => {
  const [actor, claimed, added] = [await staff(), await site.person(), await site.person()]
  const soon = new Date(Date.now() + 86_400_000)
  await db()
    .updateTable('users')
    .set({ added_at: new Date(), consent_due_at: soon, password_hash: 'none' })
    .where('id', '=', added.id)
    .execute()
  expect((await merge(actor, added, claimed)).refusal.error_message).toBe('duplicates.error.login')
  expect((await merge(actor, claimed, added, ['email'])).refusal.error_message).toBe('duplicates.error.login')
  expect((await merge(actor, claimed, added, ['name'])).status).toBe(200)
})

test('INT-05 TEA-02 a limited role merges only people whose applications are all to its vacancies', async () => {
  const rights = (['view', 'change', 'delete'] as const).map((item) => ({ module: 'users' as const, item }))
  const actor = await site.person({ role: [...rights, { module: 'candidates', item: 'view' }], limited: true })
  const [stays, leaves] = [await site.person(), await site.person()]
  const [own, foreign] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  await db().updateTable('vacancies').set({ owner_id: actor.id }).where('id', '=', own.id).execute()
  for (const { id } of [stays, leaves]) await makeApplication(site.platform, own.id, id)
  const hidden = await makeApplication(site.platform, foreign.id, leaves.id)
  const { token } = actor
  const preview = async () =>
    (await site.call(previewMergeEndpoint, { token, params: { one: stays.uuid, other: leaves.uuid } })).status
  expect([await preview(), (await merge(actor, stays, leaves)).status]).toEqual([404, 404])
  await db().deleteFrom('applications').where('id', '=', hidden.id).execute()
  expect([await preview(), (await merge(actor, stays, leaves)).status]).toEqual([200, 200])
})

test('INT-11 an entry of staff joins the account of its person once the address is confirmed', async () => {
  const entry = await addedWithLink(site)
  const form = registrationForm({ email: entry.email })
  const { answer } = await sendRegistration(site, form, undefined, {})
  const account = { uuid: answer.data.uuid, email: form.email }
  const stateOf = async (uuid: string) =>
    db().selectFrom('users').select(['id', 'email', 'merged_into']).where('uuid', '=', uuid).executeTakeFirstOrThrow()
  expect(await stateOf(entry.uuid)).toMatchObject({ email: '', merged_into: null })
  await site.call(confirmAddressEndpoint, { body: { token: confirmationOf(site, account), current_password: testPassword } })
  const { id } = await stateOf(account.uuid)
  await expect.poll(async () => (await stateOf(entry.uuid)).merged_into, { interval: 50 }).toBe(id)
})
