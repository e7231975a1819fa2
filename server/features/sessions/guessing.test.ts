import { expect, test } from 'vitest'
import { issueToken } from '#domain/sessions/sessions.contract.ts'
import { networkOf } from '../../platform/sessions/network.ts'
import { sharedTestApp, startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

/** Behind a proxy that is trusted, so that the tests can come from many networks. */
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

async function attempt(app: TestApp, from: string, email: string, password: string) {
  return app.call(issueToken, {
    body: { grant_type: 'password', username: email, password },
    headers: { 'x-forwarded-for': from },
  })
}

test('LOG-01 from one network an account takes ten wrong guesses, then says how long to wait', async () => {
  const { email } = await member(site)
  const guess = () => attempt(site, '192.0.2.1', email, 'Wrong.2026!')
  for (let count = 1; count <= 10; count += 1) expect((await guess()).status).toBe(400)
  const refused = await guess()
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await attempt(site, '192.0.2.1', email, testPassword)).status).toBe(429)
  expect((await attempt(site, '192.0.2.2', email, testPassword)).status).toBe(200)
})

test('LOG-01 guesses made at the same moment learn no more than guesses in a queue', async () => {
  const { email } = await member(site)
  const guesses = Array.from({ length: 29 }, () => attempt(site, '192.0.2.3', email, 'Wrong.2026!'))
  const answers = await Promise.all([...guesses, attempt(site, '192.0.2.3', email, testPassword)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('LOG-01 an attack from many networks is bounded, and the real person still gets in from a network they know', async () => {
  const { email } = await member(site)
  expect((await attempt(site, '198.51.100.7', email, testPassword)).status).toBe(200)
  const guesses = Array.from({ length: 110 }, (_, index) => attempt(site, `203.0.113.${index}`, email, 'Wrong.2026!'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)

  expect((await attempt(site, '203.0.113.200', email, testPassword)).status).toBe(429)
  expect((await attempt(site, '198.51.100.7', email, testPassword)).status).toBe(200)
}, 60_000)

test('LOG-01 nor is the real person kept out on a network that is new to them, with a device they logged in on before', async () => {
  const { email } = await member(site)
  const other = await member(site)
  const logIn = (from: string, password: string, device?: string, username = email) =>
    site.call(issueToken, {
      body: { grant_type: 'password', username, password, device },
      headers: { 'x-forwarded-for': from },
    })
  const { device = '' } = (await logIn('198.51.100.8', testPassword)).answer
  const { device: ofOther } = (await logIn('198.51.100.8', testPassword, undefined, other.email)).answer
  await Promise.all(Array.from({ length: 110 }, (_, index) => logIn(`203.0.113.${index}`, 'Wrong.2026!')))

  const again = await logIn('203.0.113.210', testPassword, device)
  expect([again.status, again.answer.device]).toEqual([200, device])
  for (const wrong of [undefined, ofOther, `${device.split('.')[0]}.${'x'.repeat(43)}`, '.', device.slice(0, -1)])
    expect((await logIn('203.0.113.211', testPassword, wrong)).status).toBe(429)
  // Whoever copied a device guesses no more with it than a queue of their own allows.
  const guesses = Array.from({ length: 40 }, (_, index) => logIn(`192.0.2.${100 + index}`, 'Wrong.2026!', device))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
}, 60_000)

test('LOG-02 an unknown address is bounded like a known one', async () => {
  const statuses: number[] = []
  for (let count = 1; count <= 11; count += 1)
    statuses.push((await attempt(site, '192.0.2.4', 'nobody@example.com', 'Wrong.2026!')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('LOG-01 the right password forgets the wrong ones of that network', async () => {
  const { email } = await member(site)
  const wrong = async () => (await attempt(site, '192.0.2.5', email, 'Wrong.2026!')).status
  for (let count = 1; count <= 9; count += 1) expect(await wrong()).toBe(400)
  expect((await attempt(site, '192.0.2.5', email, testPassword)).status).toBe(200)
  expect(await wrong()).toBe(400)
  expect(await wrong()).toBe(400)
})

test('LOG-01 right passwords are never counted, however many at once', async () => {
  const { email } = await member(site)
  const answers = await Promise.all(Array.from({ length: 15 }, () => attempt(site, '192.0.2.6', email, testPassword)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('LOG-01 X-Forwarded-For resets nothing when no proxy is trusted', async () => {
  const app = await startTestApp()
  const { email } = await member(app)
  const statuses: number[] = []
  for (let count = 1; count <= 11; count += 1)
    statuses.push((await attempt(app, `203.0.113.${count}`, email, 'Wrong.2026!')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('LOG-01 the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
