import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const send = (body: Record<string, unknown>) => sendRegistration(site, body)

const passwords = (password: string) => ({ password, repeat_password: password })

async function storedFiles(): Promise<string[]> {
  return filesUnder(path.join(site.dataDir, 'files'))
}

describe('REG-03 one address, one account', () => {
  test('REG-03 a taken address is a field error, whatever its case, and the CV is not stored', async () => {
    const { email } = registrationForm()
    await send(registrationForm({ email }))
    const before = await storedFiles()
    const answer = await send(registrationForm({ email: email.toUpperCase(), ...passwords('Another.2026!') }))
    expect([answer.status, answer.refusal]).toEqual([
      422,
      { error_message: 'errors.fields', errors: { email: ['personal.error.email_duplicate'] } },
    ])
    expect(await storedFiles()).toEqual(before)
  })

  test('REG-03 of twenty simultaneous registrations of one address one succeeds, with one CV', async () => {
    const { email } = registrationForm()
    const before = (await storedFiles()).length
    const forms = Array.from({ length: 20 }, (_, at) => registrationForm({ email, ...passwords(`Quarry.${at}.2026!`) }))
    const answers = await Promise.all(forms.map((body) => send(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    for (const { status, refusal } of others)
      expect([status, refusal.errors]).toEqual([422, { email: ['personal.error.email_duplicate'] }])
    const { count } = await site.platform.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
    expect((await storedFiles()).length - before).toBe(1)
    expect(await readdir(path.join(site.dataDir, 'tmp'))).toEqual([])
  }, 60_000)

  test('REG-03 the address of a deleted person is free again', async () => {
    const { email } = registrationForm()
    await send(registrationForm({ email }))
    await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', email).execute()
    expect((await send(registrationForm({ email }))).status).toBe(200)
  })

  test('REG-03 getEmail distinguishes a free, a taken and an invalid address', async () => {
    const { email } = registrationForm()
    expect((await site.call(checkEmailEndpoint, { body: { email } })).answer).toEqual({ data: { available: true } })
    await send(registrationForm({ email }))
    const taken = await site.call(checkEmailEndpoint, { body: { email: ` ${email.toUpperCase()}` } })
    expect([taken.status, taken.refusal]).toEqual([
      409,
      { error_message: 'personal.error.email_duplicate', errors: { email: ['personal.error.email_duplicate'] } },
    ])
    const none = await site.call(checkEmailEndpoint, { body: { email: 'ana' } })
    expect([none.status, none.refusal.errors]).toEqual([422, { email: ['personal.error.email'] }])
  })

  test('LOG-06 getEmail is limited per address and per network', async () => {
    const ask = (email: string, from: string) =>
      site.call(checkEmailEndpoint, { body: { email }, headers: { 'x-forwarded-for': from } })
    const perAddress: number[] = []
    for (let count = 0; count < 21; count += 1) perAddress.push((await ask('often@example.com', `10.2.0.${count}`)).status)
    expect(perAddress).toEqual([...Array(20).fill(200), 429])
    const perNetwork: number[] = []
    for (let count = 0; count < 61; count += 1) perNetwork.push((await ask(`one.${count}@example.com`, '10.3.0.1')).status)
    expect(perNetwork).toEqual([...Array(60).fill(200), 429])
  })
})
