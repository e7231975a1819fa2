import { expect, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { confirmationOf, ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { queueConfirmation, sendConfirmationAgain } from './confirmation.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

const confirm = (token: string, { token: session }: Partial<Pick<TestPerson, 'token'>> = {}) =>
  site.call(confirmAddressEndpoint, {
    body: { token, ...(session === undefined && { current_password: testPassword }) },
    ...(session !== undefined && { token: session }),
    headers: ownNetwork(),
  })
const userOf = (email: string) =>
  site.platform.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const mailsTo = (email: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const isConfirmed = async (email: string) => (await userOf(email)).email_verified_at !== null

/** The token of the link in an e-mail, which is the same in both parts. */
function tokenIn({ html, plain }: { html: string; plain: string }): string | undefined {
  const [inHtml, inPlain] = [html, plain].map((part) => /https:\/\/cantera\.test\/confirm\/([\w.-]+)/.exec(part)?.[1])
  expect(inHtml).toBe(inPlain)
  return inHtml
}

const applyTo = (person: TestPerson, vacancy: { uuid: string }) =>
  site.call(applyEndpoint, { params: { job: vacancy.uuid, user: person.uuid }, token: person.token })

test('REG-01 SPEC-56: the welcome e-mail has a link that confirms the address, in its language', async () => {
  const form = registrationForm()
  await sendRegistration(site, form)
  const mails = await mailsTo(form.email)
  expect(mails.map(({ kind, to_name }) => [kind, to_name])).toEqual([['welcome', '']])
  expect(mails[0]?.html).toMatch(/\/confirm\/[\w.-]+\?lang=es"/)
  expect(await isConfirmed(form.email)).toBe(false)
  expect((await confirm(tokenIn(mails[0]!) ?? '')).answer.success_message).toBe('personal.confirm_success')
  expect(await isConfirmed(form.email)).toBe(true)
})

test('REG-07 SPEC-56: after registering for a vacancy the link is in the e-mail about the application', async () => {
  const vacancy = await makeVacancy(site.platform)
  const form = registrationForm({ vacancies: 'true', uuid_jobs: vacancy.uuid, language: 'en' })
  await sendRegistration(site, form)
  const [mail, ...others] = await mailsTo(form.email)
  expect([mail?.kind, others.length]).toEqual(['stage', 0])
  expect(mail?.html).toMatch(/\/confirm\/[\w.-]+\?lang=en"/)
  expect((await confirm(tokenIn(mail!) ?? '')).status).toBe(200)
})

test('APP-02 SPEC-56: an e-mail to a confirmed address has no such link', async () => {
  const person = await site.person({ cv: true })
  await applyTo(person, await makeVacancy(site.platform))
  expect((await mailsTo(person.email)).map((one) => tokenIn(one))).toEqual([undefined])
})

test('LOG-06 SPEC-56: a person can ask for the link again, up to the daily limit of e-mails', async () => {
  const [unsure, sure] = [await site.person({ confirmed: false }), await site.person()]
  const again = ({ token }: TestPerson) => site.call(sendConfirmationEndpoint, { token })
  for (let count = 1; count <= 5; count += 1) expect((await again(unsure)).answer.success_message).toBe('account.confirm_sent')
  const refused = await again(unsure)
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'account.error.confirm_limit'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  const mails = await mailsTo(unsure.email)
  expect(mails).toHaveLength(5)
  expect((await confirm(tokenIn(mails[4]!) ?? '', unsure)).status).toBe(200)
  for (const person of [unsure, sure]) expect((await again(person)).status).toBe(200)
  expect([(await mailsTo(unsure.email)).length, (await mailsTo(sure.email)).length]).toEqual([5, 0])
})

test('CFG-03 SPEC-56: the link starts no session, can be used again, and opening it changes nothing', async () => {
  const person = await site.person({ confirmed: false })
  const token = confirmationOf(site, person)
  const opened = await site.app.inject({ method: 'GET', url: `/api/users/confirm?token=${token}` })
  expect([opened.statusCode, await isConfirmed(person.email)]).toEqual([401, false])
  const answer = await confirm(token, person)
  expect(answer.answer).toEqual({ success_message: 'personal.confirm_success' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await site.call(verifyRoleEndpoint, { token })).status).toBe(401)
  const at = (await userOf(person.email)).email_verified_at
  expect((await confirm(token)).status).toBe(200)
  expect((await userOf(person.email)).email_verified_at).toEqual(at)
})

test('LOG-03 SPEC-56: a link confirms only the current address of a person who is not deleted', async () => {
  const [person, other] = [await site.person({ confirmed: false }), await site.person({ confirmed: false })]
  const { db } = site.platform
  const token = confirmationOf(site, person)
  const [uuid = '', signature = ''] = token.split('.')
  for (const wrong of [
    '',
    'x',
    `${other.uuid}.${signature}`,
    `${uuid}.${'x'.repeat(43)}`,
    `${token}x`,
    `${crypto.randomUUID()}.${signature}`,
  ]) {
    const refused = await confirm(wrong, person)
    expect([refused.status, refused.refusal.error_message]).toEqual([410, 'personal.error.confirm_link'])
  }
  await db.updateTable('users').set({ email: 'otra.direccion@example.com' }).where('id', '=', person.id).execute()
  expect((await confirm(token)).status).toBe(410)
  expect(await isConfirmed('otra.direccion@example.com')).toBe(false)
  await db.updateTable('users').set({ email: person.email, deleted_at: new Date() }).where('id', '=', person.id).execute()
  expect((await confirm(token)).status).toBe(410)
})

test('BRD-01 SPEC-56: staff see whether the address of a person is confirmed', async () => {
  const vacancy = await makeVacancy(site.platform)
  const people = [await site.person({ cv: true }), await site.person({ cv: true, confirmed: false })]
  for (const person of people) await applyTo(person, vacancy)
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { data } = (await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token })).answer
  expect(data[0]?.elements.map(({ user }) => [user.email, user.confirmed])).toEqual([
    [people[0]!.email, true],
    [people[1]!.email, false],
  ])
})

test('LOG-06 SPEC-56: with one e-mail left that day, one of two simultaneous requests is refused', async () => {
  const person = await site.person({ confirmed: false })
  const ofDay = { key: `mail to ${site.inCounts(person.email)}`, count: 4, window_ends_at: new Date(Date.now() + 60_000) }
  await site.platform.db.insertInto('rate_limits').values(ofDay).execute()
  const again = () => sendConfirmationAgain(site.platform, person)
  const refusals = await Promise.all([again(), again()])
  expect(refusals.map((refusal) => refusal?.refused ?? 'sent').sort()).toEqual(['account.error.confirm_limit', 'sent'])
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('LOG-06 SPEC-56: an unconfirmed address gets five e-mails a day; applications still succeed', async () => {
  const [sure, unsure] = [await site.person({ cv: true }), await site.person({ cv: true, confirmed: false })]
  const { platform } = site
  await platform.db.transaction().execute((tx) => queueConfirmation(tx, platform, 'welcome', { ...unsure, language: 'es' }))
  for (let count = 1; count <= 7; count += 1) {
    const vacancy = await makeVacancy(platform)
    for (const person of [sure, unsure]) expect((await applyTo(person, vacancy)).answer.apply).toBe('new_apply')
  }
  expect([(await mailsTo(sure.email)).length, (await mailsTo(unsure.email)).length]).toEqual([7, 5])

  const card = await platform.db
    .selectFrom('applications')
    .select('uuid')
    .where('user_id', '=', unsure.id)
    .executeTakeFirstOrThrow()
  const staff = await site.person({ role: [{ module: 'candidates', item: 'change' }] })
  const template = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }
  const body = { lang: 'es', stage: 'apply', vacant_id: card.uuid, template } as const
  const refused = await site.call(sendStageEmailEndpoint, { body, token: staff.token })
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'notification.error.unconfirmed'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  await confirm(confirmationOf(site, unsure), unsure)
  expect((await site.call(sendStageEmailEndpoint, { body, token: staff.token })).status).toBe(200)
})
