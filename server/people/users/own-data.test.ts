import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  applyEndpoint,
  listApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '#domain/hiring/applications/applications.contract.ts'
import { calendarDay, formatDay } from '#domain/kernel/dates.ts'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { eraseOwnAccountEndpoint, packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { deleteUserEndpoint, listDeletedUsersEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { invitationForm } from '../../testing/links.ts'
import { givePassword } from '../../testing/members.ts'
import { writeProfile } from '../../testing/pool.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { makeResult } from '../../testing/results.ts'
import { login } from '../sessions/sessions.writes.ts'
import { eraseDueAccounts } from './erasure.writes.ts'
import { readOwnData } from './own-data.reads.ts'

const site = sharedTestApp()
const withPassword = async (options: { role?: 'administrator'; confirmed?: boolean } = {}) => {
  const person = await site.person({ firstName: 'Dora', cv: true, ...options })
  await givePassword(site, person)
  return person
}
const leave = ({ token }: TestPerson, current_password: string) =>
  site.call(eraseOwnAccountEndpoint, { token, body: { current_password } })
const logIn = ({ email }: TestPerson, more: object = {}) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword, ...more } })

test('SPEC-53: a person can download all their data and nothing else, five times an hour', async () => {
  const [person, other] = [await site.person({ firstName: 'Dora', cv: true }), await site.person({ firstName: 'Otra' })]
  await makeResult(site.platform, { userId: person.id, texts: 0 })
  await makeResult(site.platform, { userId: person.id, texts: 1 })
  const [vacancy, given_at] = [await makeVacancy(site.platform), site.platform.now()]
  const application = { params: { job: vacancy.uuid, user: person.uuid }, token: person.token }
  await site.call(applyEndpoint, application)
  const [card] = (await site.call(listApplicationsEndpoint, { token: person.token })).answer.data
  await site.call(withdrawApplicationEndpoint, { params: { uuid: card?.uuid ?? '' }, token: person.token })
  await site.call(applyEndpoint, application)
  const consent = {
    user_id: person.id,
    version: '2026-11',
    text_sha256: 'a3f1',
    privacy_version: 3,
    language: 'en',
    given_at,
  } as const
  await site.platform.db.insertInto('consents').values(consent).execute()
  await writeProfile(site, person, { city: 'Pereira' })
  const packed = await site.call(packOwnDataEndpoint, { token: person.token })
  expect(packed.headers['content-disposition']).toContain('cantera-data.zip')
  const contents: Record<string, string> = {}
  const zip = await fromBufferPromise(packed.bytes, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) contents[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  const [cv] = Object.keys(contents).filter((name) => name.startsWith('files/'))
  const data = JSON.parse(contents['data.json'] ?? '')
  expect(data).toMatchObject({ account: { name: 'Dora', email: person.email }, cv })
  expect(data.personal.city).toBe('Pereira')
  // A text of the second test waits for its rating (SPEC-18).
  expect(data.tests).toMatchObject([
    { state: 'finished', band: 'S', signals_agreed_at: expect.any(String) },
    { state: 'finished', band: null },
  ])
  const [[chosen], [written]] = data.tests.map(({ answers }: { answers: object[] }) => answers)
  expect(chosen).toMatchObject({ question: expect.stringMatching(/^¿Pregunta 1 /), chosen: 'Correcta', text: null })
  expect(written).toMatchObject({ question: expect.any(String), chosen: null, text: expect.any(String) })
  expect(data.applications[0].steps.map(({ kind }: { kind: string }) => kind)).toEqual(['applied', 'withdrawn', 'restored'])
  const { user_id: _, given_at: __, ...given } = consent
  expect(data.consents).toMatchObject([{ ...given, privacy_page: 'https://cantera.test/privacy/3?lang=en' }])
  expect(contents['data.json']).not.toMatch(new RegExp(`password|"correct"|${other.email}|Otra`))
  for (let more = 2; more <= 5; more += 1)
    expect((await site.call(packOwnDataEndpoint, { token: person.token })).status).toBe(200)
  expect((await site.call(packOwnDataEndpoint, { token: person.token })).status).toBe(429)
  expect((await site.call(packOwnDataEndpoint, { token: other.token })).status).toBe(200)
})

test('SPEC-53 ACC-07: closing the own account logs out at once; a login keeps it until its erasure', async () => {
  const person = await withPassword()
  expect((await leave(person, 'otra')).refusal.errors).toEqual({ current_password: ['personal.error.current_password_wrong'] })
  const left = (await leave(person, testPassword)).answer
  expect(left.success_message).toBe('account.erasure_begun')
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  const staff = await site.person({ role: 'administrator' })
  expect((await site.call(listDeletedUsersEndpoint, { token: staff.token })).answer.total).toBe(0)
  expect((await site.call(restoreUserEndpoint, { token: staff.token, body: { uuid: person.uuid } })).status).toBe(404)

  const wrong = await logIn(person, { password: 'Otra.2026!' })
  expect([wrong.status, wrong.refusal.error_message]).toEqual([400, 'personal.error.login'])
  const asked = await logIn(person)
  expect([asked.status, asked.refusal.error_message, asked.refusal.at]).toEqual([409, 'login.leaving', left.data.erase_at])
  const { access_token } = (await logIn(person, { keep_account: '1' })).answer
  expect((await site.call(verifyRoleEndpoint, { token: access_token })).answer.user).toMatchObject({
    name: 'Dora',
    email: person.email,
  })

  await leave({ ...person, token: access_token }, testPassword)
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  expect((await logIn(person, { keep_account: '1' })).refusal.error_message).toBe('personal.error.login')
  expect(await site.auditOf(person)).toEqual(['user.left', 'user.stayed', 'user.left'])
})

test('ACC-07 ACC-08 SPEC-53: staff who reopen their own account are candidates; restored staff keep their role', async () => {
  const [leaving, deleted] = [await withPassword({ role: 'administrator' }), await withPassword({ role: 'administrator' })]
  const staff = await site.person({ role: 'administrator' })
  await leave(leaving, testPassword)
  const { access_token } = (await logIn(leaving, { keep_account: '1' })).answer
  const { user, mode } = (await site.call(verifyRoleEndpoint, { token: access_token })).answer
  expect([user.name, user.role_id, mode]).toEqual(['Dora', 2, 'denied'])

  await site.call(deleteUserEndpoint, { token: staff.token, body: { uuid: deleted.uuid, reason: 'Error' } })
  await site.call(restoreUserEndpoint, { token: staff.token, body: { uuid: deleted.uuid } })
  const again = (await logIn(deleted)).answer
  expect((await site.call(verifyRoleEndpoint, { token: again.access_token })).answer.mode).toBe('allowed')
})

test('SPEC-53 LOG-03: a closed account keeps its address reserved until its erasure, if it was confirmed', async () => {
  const [leaving, unconfirmed] = [await withPassword(), await withPassword({ confirmed: false })]
  const staff = await site.person({ role: 'administrator' })
  await leave(leaving, testPassword)
  await leave(unconfirmed, testPassword)
  const { email } = leaving
  const duplicate = { email: ['personal.error.email_duplicate'] }
  const known = () => site.call(checkEmailEndpoint, { body: { email } })
  expect((await known()).refusal.errors).toEqual(duplicate)
  expect((await sendRegistration(site, registrationForm({ email }))).refusal.errors).toEqual(duplicate)
  const invited = await site.call(inviteColleagueEndpoint, { token: staff.token, body: await invitationForm(site, { email }) })
  expect(invited.refusal.errors).toEqual({ email: ['invitation.error.taken'] })
  expect((await sendRegistration(site, registrationForm({ email: unconfirmed.email }))).status).toBe(200)

  const { access_token } = (await logIn(leaving, { keep_account: '1' })).answer
  await leave({ ...leaving, token: access_token }, testPassword)
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  expect((await known()).status).toBe(200)
})

test('SPEC-53: closing the own account sends one e-mail, about the erasure, and drops queued ones', async () => {
  const person = await withPassword()
  const mail = { user_id: person.id, language: 'es', to_name: '', to_address: person.email, html: '', plain: '' } as const
  const { db } = site.platform
  await db
    .insertInto('outgoing_emails')
    .values({ ...mail, kind: 'welcome', subject: 'Hola' })
    .execute()
  const { erase_at } = (await leave(person, testPassword)).answer.data
  const mails = await db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', person.email).execute()
  expect(mails).toMatchObject([{ kind: 'account_left', user_id: person.id, subject: 'Cerramos tu cuenta' }])
  expect(mails[0]?.plain).toContain(formatDay(calendarDay(new Date(erase_at), 'America/Bogota'), 'es'))
  expect(mails[0]?.plain).toContain('https://cantera.test/login?lang=es')
})

const hiddenDataOf = ({ id }: TestPerson) =>
  site.platform.db.selectFrom('deleted_accounts').select(['first_name', 'email']).where('user_id', '=', id).execute()
/** Deletes the account that has an address now. */
const deleteOwner = ({ email }: TestPerson) =>
  site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', email).execute()
/** Logs in to keep the account; runs `meanwhile` during the check of the password. */
const keepAccountWhile = ({ email }: TestPerson, meanwhile: () => Promise<unknown>) => {
  const { passwords } = site.platform
  const verify: typeof passwords.verify = async (password, stored) => {
    await meanwhile()
    return passwords.verify(password, stored)
  }
  const grant = { username: email, password: testPassword, keep_account: '1' } as const
  return login({ ...site.platform, passwords: { ...passwords, verify } }, grant, { ip: '203.0.113.7', userAgent: '' })
}

test('SPEC-53: an account whose address is taken during the reopening can reopen once the address is free', async () => {
  const person = await withPassword()
  await leave(person, testPassword)
  const taken = await keepAccountWhile(person, () => site.person({ email: person.email }))
  expect(taken).toEqual({ refused: 'personal.error.email_duplicate' })
  expect(await hiddenDataOf(person)).toEqual([{ first_name: 'Dora', email: person.email }])

  await deleteOwner(person)
  const { access_token } = (await logIn(person, { keep_account: '1' })).answer
  expect((await site.call(verifyRoleEndpoint, { token: access_token })).answer.user).toMatchObject({
    name: 'Dora',
    email: person.email,
  })
  expect(await site.auditOf(person)).toEqual(['user.left', 'user.stayed'])
})

test('ACC-07 SPEC-53: a password or account that changes during the login reopens nothing and starts no session', async () => {
  const [leaving, here] = [await withPassword(), await withPassword()]
  await leave(leaving, testPassword)
  const changed = site.platform.db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', leaving.id)
  expect(await keepAccountWhile(leaving, () => changed.execute())).toEqual({ refused: 'personal.error.login' })
  expect(await hiddenDataOf(leaving)).toEqual([{ first_name: 'Dora', email: leaving.email }])
  expect(await site.auditOf(leaving)).toEqual(['user.left'])

  expect(await keepAccountWhile(here, () => deleteOwner(here))).toEqual({ refused: 'personal.error.login' })
})

test('SPEC-53 SPEC-87 own data names a hire, its day and its end', async () => {
  const { db } = site.platform
  const person = await site.person()
  const vacancy = await makeVacancy(site.platform)
  const { id } = await makeApplication(site.platform, vacancy.id, person.id, 'approved')
  const [hired, ended] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-09-01T15:00:00Z')]
  await db.insertInto('application_history').values({ application_id: id, kind: 'hired', at: hired }).execute()
  await db.updateTable('applications').set({ hired_at: hired, hire_ended_at: ended }).where('id', '=', id).execute()
  const { applications } = await readOwnData(site.platform, { id: person.id, language: 'es' })
  expect(applications).toMatchObject([{ hired_at: hired, hire_ended_at: ended, steps: [{ kind: 'hired' }] }])
})
