import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { createApp } from '../../app.ts'
import { networkOf, rangeOf } from '../../platform/sessions/network.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

/** Trusts a proxy, so that the tests can send from many networks. */
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

interface Guess {
  readonly from?: string
  readonly email: string
  readonly password?: string
  readonly device?: string | undefined
}

/** Tries to log in, by default with a wrong password. */
async function attempt({ from = '192.0.2.1', email, password = 'Wrong.2026!', device }: Guess) {
  const body = { grant_type: 'password', username: email, password, device } as const
  return site.call(issueTokenEndpoint, { body, headers: { 'x-forwarded-for': from } })
}

/** Counts the passwords that are hashed while a test runs. */
function watchHashing() {
  const hashed = vi.spyOn(site.platform.passwords, 'verify')
  onTestFinished(() => hashed.mockRestore())
  return hashed
}

/** Records earlier wrong guesses in the counter, because making hundreds would take long. */
function recordGuesses(key: string, count: number) {
  const use = { key, count, window_ends_at: new Date(Date.now() + 900_000) }
  return site.platform.db.insertInto('rate_limits').values(use).execute()
}

/** The statuses of consecutive attempts. */
async function statusesOf(times: number, attemptOf: (index: number) => Guess) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(attemptOf(index))).status)
  return statuses
}

test('LOG-01 after ten wrong guesses from one network an account answers how long to wait', async () => {
  const { email } = await member(site)
  expect(await statusesOf(11, () => ({ email }))).toEqual([...Array(10).fill(400), 429])
  const refused = await attempt({ email, password: testPassword })
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await attempt({ email, password: testPassword, from: '192.0.2.2' })).status).toBe(200)
})

test('LOG-02 guesses at an unknown address are limited like those at a known one', async () => {
  const guess = { email: 'nobody@example.com', from: '192.0.2.4' }
  expect((await attempt(guess)).status).toBe(400)
  await sql`update rate_limits set count = 9 where key like ${`login ${site.inCounts(guess.email)} from %`}`.execute(
    site.platform.db,
  )
  expect(await statusesOf(2, () => guess)).toEqual([400, 429])
})

test('LOG-01 a flood of guesses beyond the queue is refused without hashing, and others can log in', async () => {
  const { email } = await member(site)
  const hashed = watchHashing()
  const storm = Array.from({ length: 100 }, (_, index) => attempt({ email: `somebody${index}@example.com`, from: '192.0.2.9' }))
  const other = attempt({ email, password: testPassword, from: '192.0.2.10' })
  const answers = await Promise.all(storm)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(30)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2')
  expect((await other).status).toBe(200)
  expect(hashed).toHaveBeenCalledTimes(100 - refused.length + 1)
})

test('LOG-01 simultaneous guesses are limited, and hashed, like consecutive ones', async () => {
  const { email } = await member(site)
  await attempt({ email, from: '192.0.2.3' })
  await sql`update rate_limits set count = 7 where key like ${`login ${site.inCounts(email)} from %`}`.execute(site.platform.db)
  const hashed = watchHashing()
  const answers = await Promise.all(Array.from({ length: 8 }, () => attempt({ email, from: '192.0.2.3' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429, 429, 429, 429, 429])
  expect(hashed).toHaveBeenCalledTimes(3)
})

test('LOG-01 an attack from many networks is limited; known networks and devices still log in', async () => {
  const { email } = await member(site)
  const right = { email, password: testPassword }
  const { device = '' } = (await attempt({ ...right, from: '198.51.100.7' })).answer
  const { device: ofOther } = (await attempt({ ...right, email: (await member(site)).email })).answer
  await sql`update rate_limits set count = 97 where key = ${`login ${site.inCounts(email)}`}`.execute(site.platform.db)
  expect(await statusesOf(4, (index) => ({ email, from: `203.0.113.${index}` }))).toEqual([400, 400, 400, 429])

  expect((await attempt({ ...right, from: '198.51.100.7' })).status).toBe(200)
  const again = await attempt({ ...right, from: '203.0.113.210', device })
  expect([again.status, again.answer.device]).toEqual([200, device])
  for (const wrong of [undefined, ofOther, `${device.split('.')[0]}.${'x'.repeat(43)}`, '.', device.slice(0, -1)])
    expect((await attempt({ ...right, from: '203.0.113.211', device: wrong })).status).toBe(429)
  // A copied device token has a limit of its own.
  await recordGuesses(`login ${site.inCounts(email)} on ${device.split('.')[0]}`, 28)
  expect(await statusesOf(3, (index) => ({ email, from: `192.0.2.${100 + index}`, device }))).toEqual([400, 400, 429])
})

test("LOG-01 wrong guesses from a person's office do not block their known device there", async () => {
  const { email } = await member(site)
  const office = { email, from: '198.51.100.9' }
  const right = { ...office, password: testPassword }
  const { device } = (await attempt(right)).answer
  await attempt(office)
  for (const counted of [`login ${site.inCounts(email)} from %`, 'login from %']) {
    await sql`update rate_limits set count = 300 where key like ${counted}`.execute(site.platform.db)
    expect([(await attempt(right)).status, (await attempt({ ...right, device })).status]).toEqual([429, 200])
    await sql`delete from rate_limits where key like ${counted}`.execute(site.platform.db)
  }
})

test('LOG-01 the right password resets the wrong guesses from its network', async () => {
  const { email } = await member(site)
  const from = '192.0.2.5'
  await attempt({ email, from })
  await sql`update rate_limits set count = 9 where key like ${`login ${site.inCounts(email)} from %`}`.execute(site.platform.db)
  expect((await attempt({ email, from, password: testPassword })).status).toBe(200)
  expect(await statusesOf(2, () => ({ email, from }))).toEqual([400, 400])
})

test('LOG-01 right passwords do not count as guesses', async () => {
  const { email } = await member(site)
  const right = Array.from({ length: 8 }, () => attempt({ email, from: '192.0.2.6', password: testPassword }))
  expect(new Set((await Promise.all(right)).map(({ status }) => status))).toEqual(new Set([200]))
  const { db } = site.platform
  const counts = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'like', `login ${site.inCounts(email)}%`)
    .execute()
  expect(counts).toEqual([{ count: 0 }])
})

test('LOG-01 X-Forwarded-For is ignored if no proxy is trusted', async () => {
  const { platform } = site
  const untrusting = await createApp({ ...platform, config: { ...platform.config, trustProxy: false } })
  onTestFinished(() => untrusting.close())
  const { email } = await member(site)
  const payload = { grant_type: 'password', username: email, password: 'Wrong.2026!' }
  const from = (forwarded: string) =>
    untrusting.inject({ method: 'POST', url: '/oauth/token', headers: { 'x-forwarded-for': forwarded }, payload })
  for (const network of ['203.0.113.1', '203.0.113.2']) expect((await from(network)).statusCode).toBe(400)
  const { db } = platform
  const counts = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'like', `login ${site.inCounts(email)} from %`)
    .execute()
  expect(counts).toEqual([{ count: 2 }])
})

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:c000:201', '192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('LOG-01 LOG-06 the address %s belongs to the network %s and the range %s', (address, network, range) => {
  expect([networkOf(address), rangeOf(address)]).toEqual([network, range])
})
