import { expect, test, vi } from 'vitest'
import { issueTokenEndpoint, verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { beginAppEndpoint, confirmAppEndpoint, removeAppEndpoint } from '#domain/people/second-factor/second-factor.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { beginSetup, codeOf, giveApp } from '../../testing/factors.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { countGuess } from './guesses.writes.ts'
import { appUri, newAppKey, stepOf } from './writes/app-codes.ts'
import { decryptKey, encryptKey } from './writes/factor-secrets.ts'

/** Trusts a proxy, so that the tests can send from many networks. */
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const now = () => site.platform.now()
const wrong = { code: ['second_factor.error.code'] }

async function challengeOf({ email }: TestPerson, password = testPassword) {
  const body = { grant_type: 'password', username: email, password } as const
  return (await site.call(issueTokenEndpoint, { body })).refusal.challenge ?? ''
}

async function answer(challenge: string, code: string, { from = '192.0.2.1', device }: { from?: string; device?: string } = {}) {
  const body = { grant_type: 'second_factor', challenge, code, device } as const
  return site.call(issueTokenEndpoint, { body, headers: { 'x-forwarded-for': from } })
}

/** Logs in with a new challenge. */
const logIn = async (person: TestPerson, code: string) => answer(await challengeOf(person), code)

async function personWithApp() {
  const person = await member(site)
  return { person, ...(await giveApp(site, person)) }
}

test('IDT-01 a code that was accepted is not accepted again, in the same login or in another one', async () => {
  const { person, key } = await personWithApp()
  const code = codeOf(key, now())
  const challenge = await challengeOf(person)
  const other = await challengeOf(person)
  expect((await answer(challenge, code)).status).toBe(200)
  expect((await answer(challenge, code)).refusal.error_message).toBe('login.step_over')
  expect((await answer(other, code)).refusal.errors).toEqual(wrong)
})

test('IDT-01 after a code no code of the same or an earlier time step is accepted, and the next one is', async () => {
  const { person, key } = await personWithApp()
  // Taken once, so that the test does not depend on the second in which it runs.
  const at = now()
  expect((await logIn(person, codeOf(key, at))).status).toBe(200)
  for (const steps of [-1, 0]) expect((await logIn(person, codeOf(key, at, steps))).refusal.errors).toEqual(wrong)
  expect((await logIn(person, codeOf(key, at, 1))).status).toBe(200)
})

test.each([-3, -2, 2, 3])('IDT-01 a code of the time step %i is refused', async (steps) => {
  // In the middle of a step, so that the test does not depend on the second in which it runs.
  const at = new Date(Math.floor(now().getTime() / 30_000) * 30_000 + 15_000)
  const key = newAppKey()
  expect(stepOf(codeOf(key, at, steps), key, at, 0)).toBeUndefined()
  for (const near of [-1, 0, 1]) expect(stepOf(codeOf(key, at, near), key, at, 0)).toBe(Math.floor(at.getTime() / 30_000) + near)
})

test('IDT-01 no code is accepted while the clock is behind the last accepted step', () => {
  const key = newAppKey()
  const step = Math.floor(now().getTime() / 30_000)
  expect(stepOf(codeOf(key, now()), key, now(), step + 100)).toBeUndefined()
})

test('IDT-01 a code, a recovery code and a stored key of another account open nothing', async () => {
  const mine = await personWithApp()
  const theirs = await personWithApp()
  expect((await logIn(mine.person, codeOf(theirs.key, now()))).refusal.errors).toEqual(wrong)
  expect((await logIn(mine.person, theirs.codes[0] ?? '')).refusal.errors).toEqual(wrong)
  expect((await answer(await challengeOf(theirs.person), codeOf(mine.key, now()))).refusal.errors).toEqual(wrong)
  const { secret } = await site.platform.db
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('user_id', '=', mine.person.id)
    .executeTakeFirstOrThrow()
  await site.platform.db.updateTable('authenticator_apps').set({ secret }).where('user_id', '=', theirs.person.id).execute()
  expect((await logIn(theirs.person, codeOf(mine.key, now()))).refusal.errors).toEqual(wrong)
})

test('IDT-01 keys are stored encrypted, recovery codes and challenges as hashes', async () => {
  const { person, key, codes } = await personWithApp()
  const challenge = await challengeOf(person)
  const { db, secretKey } = site.platform
  const app = await db
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const hashes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', person.id).execute()
  const begun = await db
    .selectFrom('login_challenges')
    .select('token_hash')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const stored = [app.secret.toString('latin1'), JSON.stringify(hashes), begun.token_hash.toString('latin1')].join()
  for (const secret of [key, challenge, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(secret)
  expect(encryptKey(secretKey, person.id, key)).not.toEqual(encryptKey(secretKey, person.id, key))
  expect(decryptKey('another secret key of the site', person.id, app.secret)).toBeUndefined()
})

test('IDT-01 of twenty simultaneous logins with one recovery code, or one code, one succeeds', async () => {
  for (const isRecovery of [true, false]) {
    const { person, key, codes } = await personWithApp()
    const code = isRecovery ? (codes[3] ?? '') : codeOf(key, now())
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(person)))
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
  }
})

test('IDT-01 a challenge opens nothing but the second step, ends after five wrong codes and after ten minutes', async () => {
  const { person, key } = await personWithApp()
  const challenge = await challengeOf(person)
  expect((await site.call(verifyRoleEndpoint, { token: challenge })).status).toBe(401)
  const renewal = { grant_type: 'refresh_token', refresh_token: challenge } as const
  expect((await site.call(issueTokenEndpoint, { body: renewal })).refusal.error_message).toBe('errors.session_ended')
  for (let tries = 0; tries < 5; tries += 1) expect((await answer(challenge, '000000')).refusal.errors).toEqual(wrong)
  expect((await answer(challenge, codeOf(key, now()))).refusal.error_message).toBe('login.step_over')

  const late = await challengeOf(person)
  await site.platform.db.updateTable('login_challenges').set({ expires_at: now() }).where('user_id', '=', person.id).execute()
  expect((await answer(late, codeOf(key, now()))).refusal.error_message).toBe('login.step_over')
  expect((await answer('x'.repeat(43), codeOf(key, now()))).refusal.error_message).toBe('login.step_over')
})

test('IDT-01 ten wrong codes stop strangers of all networks for an hour, and not a device that the account knows', async () => {
  const { person, key } = await personWithApp()
  const { device = '' } = (await logIn(person, codeOf(key, now()))).answer
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const challenge = await challengeOf(person)
    statuses.push((await answer(challenge, '000000', { from: `198.51.100.${guess}` })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  const right = codeOf(key, now(), 1)
  const stranger = await answer(await challengeOf(person), right, { from: '203.0.113.9' })
  expect([stranger.status, Number(stranger.headers['retry-after']) > 3000]).toEqual([429, true])
  expect((await answer(await challengeOf(person), right, { from: '203.0.113.9', device })).status).toBe(200)
})

test('IDT-01 a stolen session without the factor cannot remove or replace it, however often it tries', async () => {
  const { person, key } = await personWithApp()
  const used = codeOf(key, now())
  const { access_token: token } = (await logIn(person, used)).answer
  const remove = async (body: Record<string, string>) => site.call(removeAppEndpoint, { body, token })
  expect((await remove({ current_password: 'Wrong.2026!', code: codeOf(key, now(), 1) })).status).toBe(422)
  expect((await remove({ current_password: testPassword })).refusal.errors).toEqual({
    code: ['second_factor.error.code_required'],
  })
  expect((await remove({ current_password: testPassword, code: used })).refusal.errors).toEqual(wrong)
  const begun = await site.call(beginAppEndpoint, { body: { current_password: testPassword, code: '000000' }, token })
  expect(begun.refusal.errors).toEqual(wrong)
  for (let guess = 0; guess < 8; guess += 1) await remove({ current_password: testPassword, code: '000000' })
  expect((await remove({ current_password: testPassword, code: '000000' })).status).toBe(429)
  expect(await challengeOf(person)).not.toBe('')
})

test('IDT-01 a set-up is confirmed only in the session that began it', async () => {
  const person = await member(site)
  const { access_token: stolen } = (
    await site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: person.email, password: testPassword } })
  ).answer
  const key = await beginSetup(site, person)
  const body = { code: codeOf(key, now()) }
  expect((await site.call(confirmAppEndpoint, { body, token: stolen })).refusal.error_message).toBe(
    'second_factor.error.setup_over',
  )
  expect((await site.call(confirmAppEndpoint, { body, token: person.token })).status).toBe(200)
})

test('IDT-03 a password that a recovery link sets does not replace the factor, and ends begun logins', async () => {
  const { person, key } = await personWithApp()
  const before = await challengeOf(person)
  const password = 'Granite.2027!'
  await site.call(setForgottenPasswordEndpoint, { body: { token: await linkOf(site, 'reset', person), password } })
  expect((await answer(before, codeOf(key, now()))).refusal.error_message).toBe('login.step_over')
  const challenge = await challengeOf(person, password)
  expect(challenge).not.toBe('')
  expect((await answer(challenge, codeOf(key, now()))).status).toBe(200)
})

test('MFA-01 the name of a site with a colon or quotation marks does not break the QR code', () => {
  const uri = new URL(appUri('Empleo: "Ñandú" & Cía', 'ana+1@example.com', 'JBSWY3DPEHPK3PXP'))
  expect(decodeURIComponent(uri.pathname)).toBe('/Empleo  "Ñandú" & Cía:ana+1@example.com')
  expect([uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual(['Empleo  "Ñandú" & Cía', 'JBSWY3DPEHPK3PXP'])
})

test('IDT-01 a login whose password is checked while an app is confirmed goes on to the second step', async () => {
  const person = await member(site)
  const key = await beginSetup(site, person)
  const { passwords } = site.platform
  const verify = passwords.verify.bind(passwords)
  const slow = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...checked) => {
    const isRight = await verify(...checked)
    const confirmed = await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now()) }, token: person.token })
    expect(confirmed.status).toBe(200)
    return isRight
  })
  const challenge = await challengeOf(person)
  slow.mockRestore()
  expect((await answer(challenge, codeOf(key, now(), 1))).status).toBe(200)
})

test('IDT-03 a session that was opened without the factor of its person opens nothing', async () => {
  const { person, key } = await personWithApp()
  const { access_token: token, refresh_token } = (await logIn(person, codeOf(key, now()))).answer
  const open = async () => (await site.call(verifyPermissionsEndpoint, { token })).status
  expect(await open()).toBe(200)
  await site.platform.db.updateTable('sessions').set({ factor: null }).where('user_id', '=', person.id).execute()
  expect(await open()).toBe(403)
  const renewed = await site.call(issueTokenEndpoint, { body: { grant_type: 'refresh_token', refresh_token } })
  expect(renewed.refusal.error_message).toBe('errors.factor_required')
})

test('IDT-01 right codes use up no limit of their network, and wrong ones of others there stop no known device', async () => {
  const from = '203.0.113.77'
  const { person, key, codes } = await personWithApp()
  const network = networkHash(site.platform.secretKey, from)
  for (let other = 1; other < 60; other += 1) await countGuess(site.platform, { userId: -other, network })
  for (const code of codes.slice(0, 2)) expect((await answer(await challengeOf(person), code, { from })).status).toBe(200)
  const { device = '' } = (await logIn(person, codeOf(key, now()))).answer
  await countGuess(site.platform, { userId: -60, network })
  const right = codeOf(key, now(), 1)
  expect((await answer(await challengeOf(person), right, { from })).status).toBe(429)
  expect((await answer(await challengeOf(person), right, { from, device })).status).toBe(200)
})

test('IDT-01 a right code leaves the count of wrong ones of strangers as it was', async () => {
  const { person, codes } = await personWithApp()
  const guess = async (code: string) => (await logIn(person, code)).status
  for (let wrongs = 0; wrongs < 9; wrongs += 1) expect(await guess('000000')).toBe(400)
  expect(await guess(codes[0] ?? '')).toBe(200)
  expect([await guess('000000'), await guess('000000')]).toEqual([400, 429])
})

test('IDT-01 a recovery code that stops the erasure of an account is announced by e-mail', async () => {
  const { person, codes } = await personWithApp()
  const { db } = site.platform
  const closing = { body: { current_password: testPassword }, token: person.token }
  expect((await site.call(eraseOwnAccountEndpoint, closing)).status).toBe(200)
  const body = { grant_type: 'password', username: person.email, password: testPassword, keep_account: '1' } as const
  const { challenge = '' } = (await site.call(issueTokenEndpoint, { body })).refusal
  expect((await answer(challenge, codes[0] ?? '')).status).toBe(200)
  const mails = await db.selectFrom('outgoing_emails').select('subject').where('user_id', '=', person.id).execute()
  expect(mails.map(({ subject }) => subject)).toContain('Se usó un código de recuperación')
})

test('IDT-01 the password of a person with a factor is hashed anew when its hash is outdated', async () => {
  const { person, key } = await personWithApp()
  const outdated = vi.spyOn(site.platform.passwords, 'needsRehash').mockReturnValueOnce(true)
  const hash = async () => (await readAccount(site.platform.db, person.id)).password_hash
  const before = await hash()
  const challenge = await challengeOf(person)
  outdated.mockRestore()
  expect(await hash()).not.toBe(before)
  expect((await answer(challenge, codeOf(key, now()))).status).toBe(200)
})

test('OPS-03 a key of an app that cannot be read is logged with the id of its person', async () => {
  const { person, key } = await personWithApp()
  await site.platform.db
    .updateTable('authenticator_apps')
    .set({ secret: Buffer.alloc(60) })
    .where('user_id', '=', person.id)
    .execute()
  const warned = vi.spyOn(site.platform.log, 'warn')
  expect((await logIn(person, codeOf(key, now()))).refusal.errors).toEqual(wrong)
  expect(warned).toHaveBeenCalledWith({ user: person.id }, expect.stringContaining('SECRET_KEY'))
  warned.mockRestore()
})
