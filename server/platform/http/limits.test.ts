import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { createApp } from '../../app.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { register } from './register.ts'
import { route } from './route.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
let app: typeof site.app

const limited = endpoint({
  method: 'POST',
  path: '/api/test/limited',
  summary: 'Is limited',
  access: 'anyone',
  body: z.object({ email: z.string() }),
  answer: z.object({}),
  limits: [
    { per: 'ip', most: 3, seconds: 60 },
    { per: { field: 'email' }, most: 2, seconds: 120 },
    { per: 'all', most: 12, seconds: 240 },
  ],
})

const costly = endpoint({
  method: 'POST',
  path: '/api/test/costly',
  summary: 'Is costly to read',
  access: 'anyone',
  body: z.object({ email: z.string() }),
  answer: z.object({}),
  limits: [{ per: 'ip', most: 4, seconds: 60, arriving: true }],
})

beforeAll(async () => {
  app = await createApp(site.platform)
  const routes = [limited, costly].map((one) => route(one, async () => ({})))
  for (const one of routes) register(app, site.platform, one)
}, 60_000)
afterAll(async () => app?.close())

async function post(payload: Record<string, unknown>, from: string, url: string = limited.path) {
  const response = await app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

test('LOG-06 limits per network and per field answer 429 with the seconds to wait', async () => {
  const ask = (email: string, from: string) => post({ email }, from)
  expect([(await ask('a', '10.0.0.1')).status, (await ask('a', '10.0.0.2')).status]).toEqual([200, 200])
  const perField = await ask('a', '10.0.0.3')
  expect([perField.status, perField.body]).toEqual([429, { error_message: 'errors.too_many', errors: {} }])
  expect(Number(perField.headers['retry-after'])).toBeGreaterThan(60)

  for (const email of ['b', 'c', 'd']) expect((await ask(email, '10.0.0.4')).status).toBe(200)
  const perNetwork = await ask('e', '10.0.0.4')
  expect(perNetwork.status).toBe(429)
  expect(Number(perNetwork.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('LOG-06 all addresses of an IPv6 network share one limit', async () => {
  const ask = (from: string) => post({ email: from }, from)
  const statuses = []
  for (const end of [1, 2, 3, 4]) statuses.push((await ask(`2001:db8:1:2::${end}`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('2001:db8:1:3::1')).status).toBe(200)
})

test('LOG-06 all networks together have a limit too, and invalid requests do not count', async () => {
  for (let count = 0; count < 20; count += 1) expect((await post({}, '10.1.0.1')).status).toBe(422)
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) statuses.push((await post({ email: `all ${count}` }, `10.1.1.${count}`)).status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.at(-1)).toBe(429)
  const refused = await post({ email: 'all last' }, '10.1.0.1')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(120)
})

test('LOG-06 a request refused by a narrow limit does not count against the shared one', async () => {
  const { db } = site.platform
  const ofAll = `${limited.path} all`
  await db.deleteFrom('rate_limits').where('key', '=', ofAll).execute()
  const burst = Array.from({ length: 30 }, (_, index) => post({ email: `burst ${index}` }, '10.2.0.1'))
  const statuses = (await Promise.all(burst)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(await db.selectFrom('rate_limits').select('count').where('key', '=', ofAll).execute()).toEqual([{ count: 3 }])
})

test('LOG-06 requests that are costly to read count on arrival, valid or not', async () => {
  const statuses: number[] = []
  for (const payload of [{}, {}, { email: 'a' }, {}, { email: 'b' }])
    statuses.push((await post(payload, '10.3.0.1', costly.path)).status)
  expect(statuses).toEqual([422, 422, 200, 422, 429])
})
