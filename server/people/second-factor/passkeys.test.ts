import { expect, test } from 'vitest'
import type { PasskeyLogin } from '#domain/kernel/passkey.ts'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { requireFactorEndpoint } from '#domain/people/roles/roles.contract.ts'
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyLoginOptionsEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '#domain/people/second-factor/passkeys.contract.ts'
import { beginAppEndpoint, resetFactorEndpoint } from '#domain/people/second-factor/second-factor.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeAuthenticator } from '../../testing/authenticator.ts'
import { codeOf, giveApp } from '../../testing/factors.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()
const proof = { current_password: testPassword }

const additionFor = async ({ token }: TestPerson, body: object = proof) =>
  site.call(beginPasskeyEndpoint, { body: { ...body }, token })
const loginOptions = async () => (await site.call(passkeyLoginOptionsEndpoint)).answer.data

async function add(person: TestPerson, authenticator = makeAuthenticator(), name = 'Mi teléfono') {
  const credential = authenticator.create((await additionFor(person)).answer.data)
  const added = await site.call(addPasskeyEndpoint, { body: { name, credential }, token: person.token })
  return { authenticator, credential, added }
}

const logInWith = (credential: PasskeyLogin) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'passkey', credential } as never })
const withPassword = ({ email }: TestPerson) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } })

test('MFA-02 a person adds a passkey with the password, logs in with it alone, renames it and removes it', async () => {
  const person = await member(site)
  const { authenticator, added } = await add(person)
  expect(added.answer.data).toMatchObject({ name: 'Mi teléfono', last_used_at: null })
  const { uuid } = added.answer.data
  const session = await logInWith(authenticator.use(await loginOptions()))
  expect(session.status).toBe(200)
  const verified = await site.call(verifyRoleEndpoint, { token: session.answer.access_token })
  expect(verified.answer.user.uuid).toBe(person.uuid)
  const renamed = await site.call(renamePasskeyEndpoint, {
    params: { id: uuid },
    body: { name: 'Llave azul' },
    token: person.token,
  })
  expect(renamed.answer.data.name).toBe('Llave azul')
  const listed = await site.call(listPasskeysEndpoint, { token: person.token })
  expect(listed.answer.data).toEqual([expect.objectContaining({ uuid, name: 'Llave azul', last_used_at: expect.any(String) })])
  const shown = { ...proof, passkey: authenticator.use(await loginOptions()) }
  const removed = await site.call(removePasskeyEndpoint, { params: { id: uuid }, body: shown, token: person.token })
  expect(removed.status).toBe(200)
  expect((await logInWith(authenticator.use(await loginOptions()))).refusal.error_message).toBe('login.passkey_unknown')
  expect(await site.auditOf(person)).toEqual(['user.passkey_added', 'user.passkey_removed'])
  const mails = await site.platform.db.selectFrom('outgoing_emails').select('subject').where('user_id', '=', person.id).execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['Agregaste una clave de acceso', 'Quitaste una clave de acceso'])
})

test('MFA-02 adding a passkey ends the other sessions, and a password still logs in where no factor is required', async () => {
  const person = await member(site)
  const other = (await withPassword(person)).answer.access_token
  await add(person)
  expect((await site.call(verifyRoleEndpoint, { token: other })).status).toBe(401)
  expect((await withPassword(person)).status).toBe(200)
})

test('MFA-02 the password, and a code where there is an app, are asked for before a passkey is added or removed', async () => {
  const person = await member(site)
  expect((await additionFor(person, { current_password: 'Wrong.2026!' })).refusal.errors).toHaveProperty('current_password')
  const { added } = await add(person)
  const { key } = await giveApp(site, person)
  expect((await additionFor(person)).refusal.errors).toEqual({ code: ['second_factor.error.code_required'] })
  const params = { id: added.answer.data.uuid }
  const removal = await site.call(removePasskeyEndpoint, { params, body: proof, token: person.token })
  expect(removal.refusal.errors).toEqual({ code: ['second_factor.error.code_required'] })
  expect((await additionFor(person, { ...proof, code: codeOf(key, site.platform.now()) })).status).toBe(200)
})

test('MFA-02 IDT-01 an answer of a passkey works once, for five minutes', async () => {
  const person = await member(site)
  const { authenticator } = await add(person)
  const answer = authenticator.use(await loginOptions())
  const answers = await Promise.all(Array.from({ length: 6 }, () => logInWith(answer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = authenticator.use(await loginOptions())
  site.passSeconds(301)
  expect((await logInWith(late)).refusal.error_message).toBe('login.passkey_unknown')
})

test('MFA-02 IDT-01 a passkey of another site, address, purpose or key, or without a finger or PIN, opens nothing', async () => {
  const person = await member(site)
  const { authenticator } = await add(person)
  const stranger = makeAuthenticator()
  const options = await loginOptions()
  const shown = { ...proof, passkey: authenticator.use(await loginOptions()) }
  const addition = (await additionFor(person, shown)).answer.data
  const mine = authenticator.use(options)
  const wrong: PasskeyLogin[] = [
    authenticator.use(options, { origin: 'https://cantera.test.example' }),
    authenticator.use(options, { origin: 'http://cantera.test' }),
    authenticator.use(options, { host: 'example.com' }),
    authenticator.use(options, { verified: false }),
    authenticator.use(addition),
    authenticator.use({ challenge: Buffer.from('9999999999999.x.y').toString('base64url') }),
    { ...stranger.use(options), id: mine.id, rawId: mine.rawId },
    {
      ...mine,
      response: { ...mine.response, userHandle: Buffer.from('00000000-0000-4000-8000-000000000000').toString('base64url') },
    },
  ]
  for (const answer of wrong) expect((await logInWith(answer)).refusal.error_message).toBe('login.passkey_unknown')
  expect((await logInWith(mine)).status).toBe(200)
})

test('MFA-02 IDT-01 a new passkey is refused for another session, twice, or from another address', async () => {
  const person = await member(site)
  const other = await member(site)
  const authenticator = makeAuthenticator()
  const options = (await additionFor(person)).answer.data
  const addWith = (credential: object, token: string) =>
    site.call(addPasskeyEndpoint, { body: { name: 'x', credential } as never, token })
  const credential = authenticator.create(options)
  expect((await addWith(credential, other.token)).refusal.error_message).toBe('second_factor.error.passkey')
  const elsewhere = makeAuthenticator().create(options, { origin: 'https://example.com' })
  expect((await addWith(elsewhere, person.token)).refusal.error_message).toBe('second_factor.error.passkey')
  expect((await addWith(credential, person.token)).status).toBe(200)
  expect((await addWith(credential, person.token)).refusal.error_message).toBe('second_factor.error.passkey')
  const again = authenticator.create((await additionFor(other)).answer.data)
  expect((await addWith(again, other.token)).refusal.error_message).toBe('second_factor.error.passkey')
})

test('MFA-02 IDT-01 a copy of a passkey whose counter is behind is refused', async () => {
  const person = await member(site)
  const authenticator = makeAuthenticator({ counts: true })
  await add(person, authenticator)
  for (let use = 0; use < 3; use += 1) expect((await logInWith(authenticator.use(await loginOptions()))).status).toBe(200)
  authenticator.rewind(1)
  expect((await logInWith(authenticator.use(await loginOptions()))).refusal.error_message).toBe('login.passkey_unknown')
})

test('MFA-02 IDT-03 a passkey counts as both factors, and where a role requires one the password alone opens nothing', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const person = await member(site, { role: [{ module: 'clients', item: 'view' }] })
  const { authenticator, added } = await add(person)
  const early = (await withPassword(person)).answer.access_token
  const { role_id } = await site.platform.db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await site.call(requireFactorEndpoint, {
    params: { id: String(role_id) },
    body: { required: true },
    token: administrator.token,
  })
  const byPassword = await withPassword(person)
  expect([byPassword.status, byPassword.refusal.error_message]).toEqual([403, 'login.passkey_needed'])
  // A session from before the requirement, which a stolen password may have opened, sets up no factor of its own.
  for (const endpoint of [beginAppEndpoint, beginPasskeyEndpoint]) {
    const begun = await site.call(endpoint, { body: proof, token: early })
    expect(begun.refusal.error_message).toBe('second_factor.error.passkey_proof')
  }
  const token = (await logInWith(authenticator.use(await loginOptions()))).answer.access_token
  expect((await site.call(verifyRoleEndpoint, { token })).answer).not.toHaveProperty('factor_needed')
  const shown = { ...proof, passkey: authenticator.use(await loginOptions()) }
  const removal = await site.call(removePasskeyEndpoint, { params: { id: added.answer.data.uuid }, body: shown, token })
  expect(removal.refusal.error_message).toBe('second_factor.error.required')
  const params = { uuid: person.uuid }
  expect((await site.call(resetFactorEndpoint, { params, token: administrator.token })).status).toBe(200)
  expect((await logInWith(authenticator.use(await loginOptions()))).status).toBe(410)
  expect((await withPassword(person)).status).toBe(200)
})

test('MFA-02 the passkeys of others are neither renamed nor removed', async () => {
  const [person, other] = [await member(site), await member(site)]
  const { added } = await add(person)
  const params = { id: added.answer.data.uuid }
  expect((await site.call(renamePasskeyEndpoint, { params, body: { name: 'x' }, token: other.token })).status).toBe(404)
  expect((await site.call(removePasskeyEndpoint, { params, body: proof, token: other.token })).status).toBe(404)
})
