import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { changePasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()
const statusOf = async (username: string, password: string) =>
  (await site.call(issueTokenEndpoint, { body: { grant_type: 'password', username, password } })).status

test('AUTH-01 a password is compared whole and in its letter case', async () => {
  const person = await member(site)
  const long = ` ${'Piedra.2026! '.repeat(15)}`
  const body = { current_password: testPassword, password: long, repeat_password: long }
  expect((await site.call(changePasswordEndpoint, { token: person.token, body })).status).toBe(200)
  expect(long.length).toBeGreaterThan(190)
  for (const wrong of [long.trim(), long.slice(0, -1), long.slice(0, 72), long.toLowerCase(), `${long}x`])
    expect(await statusOf(person.email, wrong), wrong).toBe(400)
  expect(await statusOf(person.email, long)).toBe(200)
})

test('AUTH-01 a password of three years still logs in', async () => {
  const person = await member(site)
  site.passSeconds(3 * 365 * 24 * 3600)
  expect(await statusOf(person.email, testPassword)).toBe(200)
})

test('AUTH-01 a password with accents logs in from devices that write them apart from their letters', async () => {
  const person = await member(site)
  const typed = 'Ñandú.Café.2026!'
  const body = { current_password: testPassword, password: typed.normalize('NFD'), repeat_password: typed.normalize('NFC') }
  expect((await site.call(changePasswordEndpoint, { token: person.token, body })).status).toBe(200)
  for (const form of ['NFC', 'NFD'] as const) expect(await statusOf(person.email, typed.normalize(form)), form).toBe(200)
  expect(await statusOf(person.email, 'Nandu.Cafe.2026!')).toBe(400)
})
