import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import {
  changePasswordEndpoint,
  forgotEndpoint,
  setForgottenPasswordEndpoint,
} from '#domain/people/accounts/recovery.contract.ts'
import { saveIdentityEndpoint } from '#domain/people/profile/personal.contract.ts'
import { removePasskeyEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import { beginAppEndpoint } from '#domain/people/second-factor/second-factor.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { codeOf, giveApp, givePasskey } from '../../testing/factors.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()
const now = () => site.platform.now()
const newPassword = 'Granite.2027!'
let made = 0
const freeAddress = () => {
  made += 1
  return `ladron.${made}@example.com`
}

const logIn = (username: string, password: string) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username, password } })
const moveTo = (person: TestPerson, email: string, proof: object = {}) =>
  site.call(saveIdentityEndpoint, {
    body: { name: 'Ana', lastname: 'Ruiz', email, current_password: testPassword, ...proof },
    token: person.token,
  })
const recover = async (person: TestPerson, email: string) => {
  await site.call(forgotEndpoint, { body: { email, lang: 'es' } })
  const token = await linkOf(site, 'reset', { id: person.id, email })
  return site.call(setForgottenPasswordEndpoint, { body: { token, password: newPassword } })
}

test('IDT-04 a stolen session with the password moves no account with an app, and so recovers none', async () => {
  const person = await member(site)
  const { key } = await giveApp(site, person)
  const mine = freeAddress()
  expect((await moveTo(person, mine)).refusal.errors).toEqual({ code: ['second_factor.error.code_required'] })
  expect((await moveTo(person, mine, { code: '000000' })).refusal.errors).toEqual({ code: ['second_factor.error.code'] })
  await recover(person, mine)
  expect((await logIn(mine, newPassword)).status).toBe(400)
  expect((await logIn(person.email, testPassword)).refusal.error_message).toBe('login.second_step')
  expect((await moveTo(person, mine, { code: codeOf(key, now()) })).status).toBe(200)
})

test('IDT-04 a recovery at an address that is not confirmed yet keeps the factor of a person who had confirmed one', async () => {
  const person = await member(site)
  const { key } = await giveApp(site, person)
  const email = freeAddress()
  expect((await moveTo(person, email, { code: codeOf(key, now()) })).status).toBe(200)
  expect((await recover(person, email)).status).toBe(200)
  expect((await logIn(email, newPassword)).refusal.error_message).toBe('login.second_step')
})

test('IDT-04 a recovery removes the factor of an account whose owner never confirmed an address', async () => {
  const person = await member(site, { confirmed: false })
  await giveApp(site, person)
  expect((await recover(person, person.email)).status).toBe(200)
  expect((await logIn(person.email, newPassword)).status).toBe(200)
})

test('IDT-04 a new password asks for a code where there is an app', async () => {
  const person = await member(site)
  const { key, codes } = await giveApp(site, person)
  const change = (proof: object) =>
    site.call(changePasswordEndpoint, {
      body: { current_password: testPassword, password: newPassword, ...proof },
      token: person.token,
    })
  expect((await change({})).refusal.errors).toEqual({ code: ['second_factor.error.code_required'] })
  expect((await change({ code: codeOf(key, now(), 9) })).refusal.errors).toEqual({ code: ['second_factor.error.code'] })
  const both = await Promise.all([change({ code: codes[0] }), change({ code: codes[0] })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
  expect((await logIn(person.email, newPassword)).refusal.error_message).toBe('login.second_step')
})

test('IDT-04 a passkey that is the only factor is asked for before address, password or factors change', async () => {
  const person = await member(site)
  const { passkey, answer } = await givePasskey(site, person)
  const proof = { current_password: testPassword }
  const wanted = 'second_factor.error.passkey_proof'
  const params = { id: passkey }
  const remove = (body: object) => site.call(removePasskeyEndpoint, { params, body: { ...proof, ...body }, token: person.token })
  expect((await moveTo(person, freeAddress())).refusal.error_message).toBe(wanted)
  expect((await remove({})).refusal.error_message).toBe(wanted)
  expect((await site.call(beginAppEndpoint, { body: proof, token: person.token })).refusal.error_message).toBe(wanted)
  const password = { ...proof, password: newPassword }
  expect((await site.call(changePasswordEndpoint, { body: password, token: person.token })).refusal.error_message).toBe(wanted)

  const stranger = await member(site)
  const foreign = await (await givePasskey(site, stranger)).answer()
  expect((await remove({ passkey: foreign })).refusal.error_message).toBe('login.passkey_unknown')
  const once = await answer()
  expect((await moveTo(person, freeAddress(), { passkey: once })).status).toBe(200)
  expect((await remove({ passkey: once })).refusal.error_message).toBe('login.passkey_unknown')
  expect((await remove({ passkey: await answer() })).status).toBe(200)
})
