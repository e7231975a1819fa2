import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { makeVacancy } from '../../testing/records.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

const storedFiles = () => filesUnder(path.join(site.dataDir, 'files'))
const taken = { email: ['personal.error.email_duplicate'] }

/** How many accounts, applications and e-mails an address has. */
async function countsOf(email: string) {
  const { db } = site.platform
  const users = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  const ids = users.map(({ id }) => id)
  const cards = await db.selectFrom('applications').select('id').where('user_id', 'in', ids).execute()
  const mails = await db.selectFrom('outgoing_emails').select('id').where('to_address', '=', email).execute()
  return { users: users.length, cards: cards.length, mails: mails.length }
}

const otherPassword = { password: 'Another.2026!', repeat_password: 'Another.2026!' }

test('REG-01 SPEC-73: a repeated registration creates no second account, e-mail or file', async () => {
  const form = registrationForm()
  const first = await sendRegistration(site, form)
  const files = await storedFiles()
  const second = await sendRegistration(site, form)
  expect(second.answer).toEqual(first.answer)
  expect(await countsOf(form.email)).toEqual({ users: 1, cards: 0, mails: 1 })
  expect(await storedFiles()).toEqual(files)
})

test('REG-07 SPEC-73: a repeated registration for a vacancy makes one application, reported as new', async () => {
  const vacancy = await makeVacancy(site.platform)
  const form = registrationForm({ vacancies: 'true', uuid_jobs: vacancy.uuid })
  const answers = await Promise.all([1, 2, 3].map(() => sendRegistration(site, form)))
  expect(answers.map(({ answer }) => answer.apply)).toEqual(['new_apply', 'new_apply', 'new_apply'])
  expect(await countsOf(form.email)).toEqual({ users: 1, cards: 1, mails: 1 })
})

test('REG-07 SPEC-73: a repeated registration applies to a vacancy that the first lacked', async () => {
  const vacancy = await makeVacancy(site.platform)
  const form = registrationForm()
  await sendRegistration(site, form)
  const { answer } = await sendRegistration(site, { ...form, vacancies: 'true', uuid_jobs: vacancy.uuid })
  expect([answer.apply, (await countsOf(form.email)).cards]).toEqual(['new_apply', 1])
})

test('APP-01 SPEC-73: the daily limit of applications holds for repeated registrations', async () => {
  const form = registrationForm()
  await sendRegistration(site, form)
  const { db } = site.platform
  const { id } = await db.selectFrom('users').select('id').where('email', '=', form.email).executeTakeFirstOrThrow()
  const again = async () =>
    sendRegistration(site, { ...form, vacancies: 'true', uuid_jobs: (await makeVacancy(site.platform)).uuid })
  expect((await again()).status).toBe(200)
  const count = db.updateTable('rate_limits').set({ count: limits.applicationsPerDay }).where('key', '=', `applications of ${id}`)
  expect((await count.executeTakeFirst()).numUpdatedRows).toBe(1n)
  const refused = await again()
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'vacancies.apply_limit'])
  expect((await countsOf(form.email)).cards).toBe(1)
})

test.each([
  ['with another password', otherPassword, 'registered'],
  ['after 15 minutes', {}, 'registered 16 minutes ago'],
  ['of a colleague', {}, 'staff'],
  ['of somebody invited', {}, 'invited'],
] as const)('REG-03 SPEC-73: an address %s is taken', async (_when, change, who) => {
  const form = registrationForm()
  await sendRegistration(site, form)
  const set = {
    registered: {},
    'registered 16 minutes ago': { created_at: new Date(Date.now() - 16 * 60_000) },
    staff: { role_id: 1 },
    invited: { invited_at: new Date() },
  }[who]
  if (Object.keys(set).length > 0) await site.platform.db.updateTable('users').set(set).where('email', '=', form.email).execute()
  const refused = await sendRegistration(site, { ...form, ...change })
  expect([refused.status, refused.refusal.errors]).toEqual([422, taken])
})

test('LOG-01 SPEC-73: passwords guessed by registering count as guesses at the login', async () => {
  const form = registrationForm()
  const network = ownNetwork()
  await sendRegistration(site, form)
  for (let count = 1; count <= 10; count += 1) await sendRegistration(site, { ...form, ...otherPassword }, undefined, network)
  const body = { grant_type: 'password', username: form.email, password: form.password } as const
  expect((await site.call(issueTokenEndpoint, { body, headers: network })).status).toBe(429)
  expect((await sendRegistration(site, form, undefined, network)).refusal.errors).toEqual(taken)
})
