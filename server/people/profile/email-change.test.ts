import { expect, test, vi } from 'vitest'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
let made = 0

function next(): number {
  made += 1
  return made
}
const freeAddress = () => `nueva.${next()}@example.com`

/** Saves the personal form with this address, by default from a network that no other test uses. */
async function moveTo(person: TestPerson, email: string, password: string | null = testPassword, from = `10.9.0.${next()}`) {
  const body = {
    name: 'Ana',
    lastname: 'Núñez',
    email,
    personal_phone: '+57 300 000 0000',
    date_of_birth: '1990-02-28',
    address: 'Calle 1 # 2-3',
    state: 'Cundinamarca',
    country: 'Colombia',
    zip_code: '110111',
    about_me: 'Construyo casas.',
    ...(password === null ? {} : { current_password: password }),
  }
  return site.call(savePersonalEndpoint, { token: person.token, body, headers: { 'x-forwarded-for': from } })
}

async function addressOf({ token }: TestPerson) {
  const { email, email_verified_at } = (await site.call(getPersonalEndpoint, { token })).answer.data
  return { email, isVerified: email_verified_at !== null }
}

function mailsTo(address: string) {
  return site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', address).execute()
}

test('PRO-02 a new address needs the password, is unverified, works for the login and notifies the old one', async () => {
  const person = await member(site)
  const { db } = site.platform
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', person.id).execute()
  expect((await moveTo(person, person.email.toUpperCase(), '')).status).toBe(200)
  expect(await addressOf(person)).toEqual({ email: person.email, isVerified: true })

  const email = freeAddress()
  for (const [password, key] of [
    ['', 'personal.error.current_password'],
    [null, 'personal.error.current_password'],
    ['Wrong.2026!', 'personal.error.current_password_wrong'],
  ] as const) {
    const refused = await moveTo(person, email, password)
    expect([refused.status, refused.refusal.errors]).toEqual([422, { current_password: [key] }])
  }
  expect(await addressOf(person)).toEqual({ email: person.email, isVerified: true })
  expect(await mailsTo(person.email)).toEqual([])

  expect((await moveTo(person, email)).status).toBe(200)
  expect(await addressOf(person)).toEqual({ email, isVerified: false })
  const login = { grant_type: 'password', username: email, password: testPassword } as const
  expect((await site.call(issueTokenEndpoint, { body: login })).status).toBe(200)
  const notices = await mailsTo(person.email)
  expect(notices.map(({ kind, subject }) => [kind, subject])).toEqual([['email_changed', 'Cambió el correo de tu cuenta']])
  for (const part of [notices[0]?.html, notices[0]?.plain]) {
    expect(part).toContain('no hiciste tú este cambio')
    expect(part).not.toContain(email)
    expect(part).not.toContain('Persona')
  }
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['new_address'])
})

test('PRO-02 a taken address is a field error without e-mails, also for simultaneous changes', async () => {
  const [ana, eva, sol] = [await member(site), await member(site), await member(site)]
  const taken = await moveTo(ana, sol.email.toUpperCase())
  expect([taken.status, taken.refusal.errors]).toEqual([422, { email: ['personal.error.email_duplicate'] }])
  expect((await addressOf(ana)).email).toBe(ana.email)
  expect(await mailsTo(ana.email)).toEqual([])

  const email = freeAddress()
  const both = await Promise.all([moveTo(ana, email), moveTo(eva, email)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('PRO-02 a change of the address is refused as stale if another one was faster', async () => {
  const person = await member(site)
  const [first, second] = [freeAddress(), freeAddress()]
  const { passwords, db } = site.platform
  const check = passwords.verify.bind(passwords)
  // The other change succeeds while the password of this one is being checked.
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
    await db.updateTable('users').set({ email: first }).where('id', '=', person.id).execute()
    return check(...asked)
  })
  expect((await moveTo(person, second)).status).toBe(409)
  expect((await addressOf(person)).email).toBe(first)
  expect(await mailsTo(second)).toEqual([])
})

test('LOG-06 a person can try five new addresses a day; further ones do not use up the shared limit', async () => {
  const person = await member(site)
  const taken = (await member(site)).email
  const statuses: number[] = []
  const all = async () =>
    (await site.platform.db.selectFrom('rate_limits').select('count').where('key', 'like', '%getEmail all').executeTakeFirst())
      ?.count ?? 0
  const before = await all()
  for (let count = 0; count < 9; count += 1) statuses.push((await moveTo(person, taken)).status)
  expect(statuses).toEqual([...Array(5).fill(422), ...Array(4).fill(429)])
  expect((await all()) - before).toBe(5)
  expect((await moveTo(person, person.email, '')).status).toBe(200)
})

test('LOG-06 changing an address and getEmail share one limit', async () => {
  const asked = freeAddress()
  await member(site, { email: asked })
  const person = await member(site)
  expect((await moveTo(person, asked)).status).toBe(422)
  const asks = site.platform.db
    .updateTable('rate_limits')
    .set({ count: 19 })
    .where('key', 'like', `%getEmail email ${site.inCounts(asked)}`)
  expect((await asks.executeTakeFirst()).numUpdatedRows).toBe(1n)
  expect([(await moveTo(person, asked)).status, (await moveTo(person, asked)).status]).toEqual([422, 429])
})

test('LOG-01 wrong passwords in a change of address count with other guesses at the password', async () => {
  const person = await member(site)
  expect((await moveTo(person, freeAddress(), 'Wrong.2026!')).status).toBe(422)
  const guesses = site.platform.db
    .updateTable('rate_limits')
    .set({ count: 30 })
    .where('key', 'like', `login ${site.inCounts(person.email)} on %`)
  await guesses.execute()
  expect((await moveTo(person, freeAddress())).status).toBe(429)
  expect((await addressOf(person)).email).toBe(person.email)
})

test('SPEC-53 LOG-03: the address of an account that waits for erasure is taken only if it was confirmed', async () => {
  const [mover, leaving, unconfirmed] = [await member(site), await member(site), await member(site, { confirmed: false })]
  for (const { token } of [leaving, unconfirmed])
    await site.call(eraseOwnAccountEndpoint, { token, body: { current_password: testPassword } })
  const refused = await moveTo(mover, leaving.email)
  expect([refused.status, refused.refusal.errors]).toEqual([422, { email: ['personal.error.email_duplicate'] }])
  expect((await moveTo(mover, unconfirmed.email)).status).toBe(200)
})
