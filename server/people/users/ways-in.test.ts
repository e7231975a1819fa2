import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { forgotEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { correctPersonEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { startTestApp, type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeAuthenticator } from '../../testing/authenticator.ts'
import { companySettings } from '../../testing/company-provider.ts'
import { directoryOf } from '../../testing/directory.ts'
import { giveApp, givePasskey } from '../../testing/factors.ts'
import { forgedLogin } from '../../testing/forged-login.ts'
import { type ForgedProvider, startForgedProvider } from '../../testing/forged-provider.ts'
import { linkOf } from '../../testing/links.ts'
import { givePassword, member } from '../../testing/members.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { loginOptions } from '../second-factor/writes/passkey-ceremonies.ts'

// What each way in does for an account, by what its person has proved (IDT-04). Each cell is carried out over HTTP with an account of its own.
const proofs = ['nothing', 'unconfirmed', 'confirmed', 'password', 'app', 'passkey', 'company'] as const
type Proof = (typeof proofs)[number]
/** `out`: stays out. `code`: a code of the app is asked for. `new`: the account gives way to a new one. `7 days`: can be stopped meanwhile. */
type Outcome = 'in' | 'out' | 'code' | 'new' | 'waits' | 'at once' | '7 days'
/** By way in, in the order of the proofs. docs/security/design.md has the same table. */
const table: Record<string, readonly Outcome[]> = {
  password: ['out', 'in', 'out', 'in', 'code', 'in', 'out'],
  recovery: ['in', 'in', 'in', 'in', 'code', 'in', 'in'],
  correction: ['at once', '7 days', '7 days', '7 days', '7 days', '7 days', 'out'],
  role: ['at once', 'waits', 'at once', 'at once', 'at once', 'at once', 'at once'],
  company: ['out', 'new', 'out', 'out', 'out', 'out', 'in'],
  directory: ['out', 'new', 'out', 'out', 'out', 'out', 'out'],
  passkey: ['out', 'out', 'out', 'out', 'out', 'in', 'out'],
  code: ['out', 'out', 'out', 'out', 'in', 'out', 'out'],
  registration: ['in', 'out', 'out', 'out', 'out', 'out', 'out'],
}

const site = {} as TestApp
let provider: ForgedProvider
let stop: () => Promise<void>
let made = 0
const token = 'the-token-of-the-directory-0123456789'
const newPassword = 'Granite.2027!'

beforeAll(async () => {
  provider = await startForgedProvider()
  const settings = { TRUST_PROXY: '127.0.0.1', SCIM_TOKEN: token, SCIM_DEFAULT_ROLE: 'administrator' }
  const env = companySettings(provider.issuer, settings)
  Object.assign(site, await startTestApp({ env, atEnd: (end) => (stop = end) }))
})
afterEach(() => provider.repent())
afterAll(async () => {
  await stop()
  await provider.stop()
})

interface Account extends TestPerson {
  readonly codes: readonly string[]
  readonly showPasskey: (() => Promise<unknown>) | undefined
}

/** An account whose person has proved this much. */
async function accountWith(proof: Proof): Promise<Account> {
  made += 1
  const email = `${proof}.${made}@agencia.test`
  const nothing = { codes: [], showPasskey: undefined }
  if (proof === 'company') {
    expect(await forgedLogin(site, () => provider).refusalWith({ sub: email, email })).toBeUndefined()
    return { ...nothing, ...(await rowOf(email)), token: '' }
  }
  if (proof === 'unconfirmed') {
    expect((await sendRegistration(site, registrationForm({ email }))).status).toBe(200)
    return { ...nothing, ...(await rowOf(email)), token: '' }
  }
  const person = await site.person({ email })
  if (proof === 'nothing' || proof === 'confirmed') {
    const { db } = site.platform
    const entry = proof === 'nothing' && { added_at: new Date(), email_verified_at: null, owner_confirmed_at: null }
    if (entry) await db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
    await db
      .updateTable('users')
      .set({ password_hash: 'none', ...entry })
      .where('id', '=', person.id)
      .execute()
    return { ...nothing, ...person }
  }
  await givePassword(site, person)
  const { codes } = proof === 'app' ? await giveApp(site, person) : nothing
  const showPasskey = proof === 'passkey' ? (await givePasskey(site, person)).answer : undefined
  return { ...person, codes, showPasskey }
}

const rowOf = (email: string) =>
  site.platform.db.selectFrom('users').select(['id', 'uuid', 'email']).where('email', '=', email).executeTakeFirstOrThrow()

async function login({ email }: Account, password: string): Promise<Outcome> {
  const { status, refusal } = await site.call(issueTokenEndpoint, {
    body: { grant_type: 'password', username: email, password },
    headers: network(),
  })
  if (status === 200) return 'in'
  return refusal.error_message === 'login.second_step' ? 'code' : 'out'
}

const network = () => {
  made += 1
  return { 'x-forwarded-for': `10.8.${made >> 8}.${made & 255}` }
}
const administrator = () => member(site, { role: 'administrator' })

const ways: Record<string, (account: Account) => Promise<Outcome>> = {
  password: (account) => login(account, testPassword),
  async recovery(account) {
    const { email, id } = account
    const asked = await site.call(forgotEndpoint, { body: { email, lang: 'es' }, headers: network() })
    if (asked.answer.data === 0) return 'out'
    const body = { token: await linkOf(site, 'reset', { id, email }), password: newPassword }
    expect((await site.call(setForgottenPasswordEndpoint, { body })).status).toBe(200)
    return login(account, newPassword)
  },
  async correction({ uuid, email }) {
    const { token: staff } = await administrator()
    const body = { email: `otra.${email}` }
    const corrected = await site.call(correctPersonEndpoint, { params: { uuid }, body, token: staff })
    if (corrected.status !== 200) return 'out'
    return corrected.answer.data.pending_until === null ? 'at once' : '7 days'
  },
  async role({ uuid }) {
    const { token: staff } = await administrator()
    const body = { new_role_id: '1', uuid_user: uuid }
    return (await site.call(changeRoleOfEndpoint, { body, token: staff })).answer.data.waits ? 'waits' : 'at once'
  },
  async company({ id, email }) {
    const refusal = await forgedLogin(site, () => provider).refusalWith({ sub: email, email })
    if (refusal) return 'out'
    return (await rowOf(email)).id === id ? 'in' : 'new'
  },
  async directory({ email }) {
    const { status } = await directoryOf(site, token).ask('POST', '/Users', {
      body: { userName: email, displayName: 'Ana Ruiz' },
    })
    return status === 201 ? 'new' : 'out'
  },
  async passkey({ showPasskey, uuid }) {
    const options = { ...(await loginOptions(site.platform)) }
    const stranger = makeAuthenticator()
    stranger.create({ ...options, user: { id: Buffer.from(uuid).toString('base64url') } })
    const credential = showPasskey ? await showPasskey() : stranger.use(options)
    return (await site.call(issueTokenEndpoint, { body: { grant_type: 'passkey', credential } as never })).status === 200
      ? 'in'
      : 'out'
  },
  async code({ email, codes }) {
    const first = await site.call(issueTokenEndpoint, {
      body: { grant_type: 'password', username: email, password: testPassword },
      headers: network(),
    })
    const challenge = first.status === 200 ? '' : (first.refusal.challenge ?? '')
    const body = { grant_type: 'second_factor', challenge: challenge || 'x'.repeat(43), code: codes[0] ?? 'abcde-fghij' } as const
    return (await site.call(issueTokenEndpoint, { body, headers: network() })).status === 200 ? 'in' : 'out'
  },
  async registration({ email }) {
    const free = await site.call(checkEmailEndpoint, { body: { email }, headers: network() })
    const other = registrationForm({ email, password: newPassword, repeat_password: newPassword })
    const registered = await sendRegistration(site, other)
    expect(registered.status === 200).toBe(free.status === 200)
    return registered.status === 200 ? 'in' : 'out'
  },
}

test.each(Object.keys(table))('IDT-04 the way in “%s” does for each account what the table says', async (way) => {
  const done: Outcome[] = []
  for (const proof of proofs) done.push((await ways[way]?.(await accountWith(proof))) ?? 'out')
  expect(done).toEqual(table[way])
})
