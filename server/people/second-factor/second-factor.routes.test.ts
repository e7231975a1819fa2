import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getFactorOfPersonEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
  renewRecoveryCodesEndpoint,
  resetFactorEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { codeOf, giveApp } from '../../testing/factors.ts'
import { member } from '../../testing/members.ts'
import { removeFactorByCommand } from './reset-command.writes.ts'

const site = sharedTestApp()
const now = () => site.platform.now()
const body = { current_password: testPassword }

async function stepOneOf({ email }: TestPerson) {
  return site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } })
}

/** Logs in with a password, and then with a code. */
async function logIn(person: TestPerson, code: string) {
  const { challenge = '' } = (await stepOneOf(person)).refusal
  return site.call(issueTokenEndpoint, { body: { grant_type: 'second_factor', challenge, code } })
}

async function setUp(person: TestPerson) {
  const begun = await site.call(beginAppEndpoint, { body, token: person.token })
  const { key, uri } = begun.answer.data
  const confirmed = await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now()) }, token: person.token })
  return { key, uri, codes: confirmed.answer.data.recovery_codes }
}

const mailsTo = ({ id }: TestPerson) =>
  site.platform.db.selectFrom('outgoing_emails').select(['kind', 'subject']).where('user_id', '=', id).orderBy('id').execute()

const ownFactor = async ({ token }: TestPerson) => (await site.call(getOwnFactorEndpoint, { token })).answer.data

test('MFA-01 an app is set up with the password and its first code, and the login then asks for a code', async () => {
  const person = await member(site)
  expect(await ownFactor(person)).toEqual({ app: null, recovery_codes_left: 0, passkeys: 0, required: false })
  const { key, uri, codes } = await setUp(person)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Cantera:persona\.\d+%40example\.com\?secret=[A-Z2-7]{32}&issuer=Cantera$/)
  expect(codes).toHaveLength(10)
  expect(codes[0]).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  expect(await ownFactor(person)).toMatchObject({ app: { set_up_at: expect.any(String) }, recovery_codes_left: 10 })

  const first = await stepOneOf(person)
  expect(first.status).toBe(403)
  expect(first.refusal).toMatchObject({ error: 'mfa_required', error_message: 'login.second_step' })
  expect(first.text).not.toMatch(/access_token|refresh_token/)
  const session = await logIn(person, codeOf(key, now(), 1))
  expect(session.status).toBe(200)
  expect((await site.call(verifyRoleEndpoint, { token: session.answer.access_token })).status).toBe(200)
})

test('MFA-01 people without a factor log in as before, in one step', async () => {
  const person = await member(site)
  const answer = await stepOneOf(person)
  expect(answer.answer).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
})

test('MFA-01 setting up, replacing and removing an app ends other sessions, is audited and is announced by e-mail', async () => {
  const person = await member(site)
  const elsewhere = async () => (await stepOneOf(person)).answer.access_token
  const other = await elsewhere()
  const { key } = await setUp(person)
  expect((await site.call(verifyRoleEndpoint, { token: other })).status).toBe(401)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(200)

  const begun = await site.call(beginAppEndpoint, { body: { ...body, code: codeOf(key, now(), 1) }, token: person.token })
  const replacement = begun.answer.data.key
  const code = codeOf(replacement, now())
  expect((await site.call(confirmAppEndpoint, { body: { code }, token: person.token })).status).toBe(200)
  const removal = { ...body, code: codeOf(replacement, now(), 1) }
  expect((await site.call(removeAppEndpoint, { body: removal, token: person.token })).status).toBe(200)
  expect((await stepOneOf(person)).status).toBe(200)
  expect(await site.auditOf(person)).toEqual(['user.factor_added', 'user.factor_replaced', 'user.factor_removed'])
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
    'Activaste la verificación en dos pasos',
    'Cambió tu aplicación de verificación',
    'Desactivaste la verificación en dos pasos',
  ])
})

test('MFA-01 the password and a code of the present app are asked for before a factor changes', async () => {
  const person = await member(site)
  await giveApp(site, person)
  for (const endpoint of [beginAppEndpoint, removeAppEndpoint, renewRecoveryCodesEndpoint]) {
    const refused = async (sent: object) => (await site.call(endpoint, { body: { ...sent }, token: person.token })).refusal.errors
    expect(await refused({ ...body })).toEqual({ code: ['second_factor.error.code_required'] })
    expect(await refused({ ...body, code: '000000' })).toEqual({ code: ['second_factor.error.code'] })
    expect(await refused({ current_password: 'Wrong.2026!', code: '000000' })).toEqual({
      current_password: ['personal.error.current_password_wrong'],
    })
  }
  expect((await ownFactor(person)).recovery_codes_left).toBe(10)
})

test('MFA-01 a set-up that nobody confirms changes nothing and ends after half an hour', async () => {
  const person = await member(site)
  const { key } = (await site.call(beginAppEndpoint, { body, token: person.token })).answer.data
  expect((await stepOneOf(person)).status).toBe(200)
  const wrong = await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now(), 5) }, token: person.token })
  expect(wrong.refusal.errors).toEqual({ code: ['second_factor.error.code'] })
  await site.platform.db.updateTable('app_setups').set({ expires_at: now() }).where('user_id', '=', person.id).execute()
  const late = await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now()) }, token: person.token })
  expect([late.status, late.refusal.error_message]).toEqual([410, 'second_factor.error.setup_over'])
})

test.each([
  ['an app shows it', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['a message holds it', (code: string) => `\u00a0${code.slice(0, 3)}\u202f${code.slice(3)}\n`],
  ['another keyboard writes it', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
])('MFA-01 a code is accepted as %s', async (_what, written) => {
  const person = await member(site)
  const { key } = await giveApp(site, person)
  expect((await logIn(person, written(codeOf(key, now())))).status).toBe(200)
})

test('MFA-03 a recovery code logs in once without the app, and its owner is notified', async () => {
  const person = await member(site)
  const { codes } = await giveApp(site, person)
  const [code = ''] = codes
  expect((await logIn(person, code.toUpperCase())).status).toBe(200)
  expect((await ownFactor(person)).recovery_codes_left).toBe(9)
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Se usó un código de recuperación'])
  expect(await site.auditOf(person)).toEqual(['user.recovery_code_used'])
  expect((await logIn(person, code)).refusal.errors).toEqual({ code: ['second_factor.error.code'] })
})

test('MFA-03 new recovery codes replace the earlier ones', async () => {
  const person = await member(site)
  const { key, codes } = await giveApp(site, person)
  const renewed = await site.call(renewRecoveryCodesEndpoint, {
    body: { ...body, code: codeOf(key, now()) },
    token: person.token,
  })
  const [present = ''] = renewed.answer.data.recovery_codes
  expect((await logIn(person, codes[0] ?? '')).status).toBe(400)
  expect((await logIn(person, present)).status).toBe(200)
})

test('MFA-03 a colleague with module 7 resets the factor of a person, who is notified and logged out', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const person = await member(site, { role: [{ module: 'users', item: 'view' }] })
  await giveApp(site, person)
  const params = { uuid: person.uuid }
  const seen = await site.call(getFactorOfPersonEndpoint, { params, token: administrator.token })
  expect(seen.answer.data).toEqual({ set_up_at: expect.any(String), passkeys: 0, resettable: true })
  const reset = await site.call(resetFactorEndpoint, { params, token: administrator.token })
  expect(reset.answer).toMatchObject({ success_message: 'second_factor.reset_done', data: { uuid: person.uuid } })
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  expect((await stepOneOf(person)).status).toBe(200)
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Restablecimos tu verificación en dos pasos'])
  expect(await site.auditOf(administrator)).toEqual(['user.factor_reset'])
  const again = await site.call(resetFactorEndpoint, { params, token: administrator.token })
  expect([again.status, again.refusal.error_message]).toEqual([409, 'second_factor.error.none'])
})

test('MFA-03 nobody resets their own factor or that of a more powerful colleague', async () => {
  const administrator = await member(site, { role: 'administrator' })
  const colleague = await site.person({
    role: (['view', 'change'] as const).flatMap((item) => [
      { module: 'roles', item },
      { module: 'users', item },
    ]),
  })
  for (const person of [administrator, colleague]) await giveApp(site, person)
  const resetBy = async (by: TestPerson, of: TestPerson) =>
    (await site.call(resetFactorEndpoint, { params: { uuid: of.uuid }, token: by.token })).refusal.error_message
  expect(await resetBy(administrator, administrator)).toBe('second_factor.error.own_reset')
  expect(await resetBy(colleague, administrator)).toBe('roles.error.lacks')
  const seen = await site.call(getFactorOfPersonEndpoint, { params: { uuid: administrator.uuid }, token: colleague.token })
  expect(seen.answer.data.resettable).toBe(false)
  expect((await ownFactor(administrator)).app).not.toBeNull()
})

test('MFA-03 the command of the operator removes the factors of an account, ends its sessions, and is audited', async () => {
  const person = await member(site, { role: 'administrator', email: 'ultima.direccion@example.com' })
  await giveApp(site, person)
  expect(await removeFactorByCommand(site.platform, ` ${person.email.toUpperCase()}`)).toBe(true)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  expect((await stepOneOf(person)).status).toBe(200)
  expect(await removeFactorByCommand(site.platform, person.email)).toBe(false)
  await expect(removeFactorByCommand(site.platform, 'nadie@example.com')).rejects.toThrow(/^No open account has the address/)
  const audited = await site.platform.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('subject_id', '=', person.id)
    .where('action', '=', 'user.factor_reset')
    .execute()
  expect(audited).toEqual([{ actor_id: null }])
})
