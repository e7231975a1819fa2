import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  addWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  sendAgainEndpoint,
  setWebhookStateEndpoint,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '#domain/desk/webhooks/webhooks.contract.ts'
import { webhookEvents } from '#domain/kernel/webhook-events.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { deliveriesTo, hireSomebody, makeReceiver, type Received, startReceiver } from '../../testing/webhooks.ts'
import { createDeliverer, startDelivering } from './delivering.writes.ts'
import { removeOldDeliveries } from './webhooks.writes.ts'

const site = sharedTestApp({ FOREIGN_LOOPBACK: '1', WORKER: '0' })
const administrator = () => site.person({ role: 'administrator' })
const deliver = () => createDeliverer(site.platform)()
const fields = { url: 'https://hooks.example.com/cantera', description: 'Nómina', events: ['hire.made'] }

/** Each test has its own receivers. */
beforeEach(async () => {
  await site.platform.db.deleteFrom('webhook_receivers').execute()
})

const waiting = (id: number) => deliveriesTo(site, id)
const receiverNow = (id: number) =>
  site.platform.db.selectFrom('webhook_receivers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The message, if its signature is right. */
const verified = (secret: string, { headers, body }: Received) => new Webhook(secret).verify(body, headers)

test('HOK-01 a receiver gets a signed message about an event, which the library of Standard Webhooks verifies', async () => {
  const { url, received } = await startReceiver()
  const { id, secret } = await makeReceiver(site, { url, events: ['hire.made'] })
  const hired = await hireSomebody(site, await administrator())
  await deliver()
  expect(received).toHaveLength(1)
  const [message] = received as [Received]
  expect(verified(secret, message)).toEqual({
    type: 'hire.made',
    timestamp: expect.any(String),
    data: { ...hired, stage: 'approved', hired_at: expect.any(String) },
  })
  const [delivery] = await waiting(id)
  expect(message.headers['user-agent']).toBe('Cantera')
  expect(message.headers['webhook-id']).toBe(`msg_${delivery!.uuid}`)
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204 })
  expect(() => verified(secret, { ...message, body: message.body.replace('approved', 'reject') })).toThrow()
  expect(() => verified(`whsec_${Buffer.alloc(24).toString('base64')}`, message)).toThrow()
  await deliver()
  expect(received).toHaveLength(1)
})

test('HOK-01 the periodic task delivers after the commit that wrote an event', async () => {
  const { url, received } = await startReceiver()
  await makeReceiver(site, { url })
  onTestFinished(startDelivering(site.platform, site.app.log))
  await hireSomebody(site, await administrator())
  await expect.poll(() => received.length).toBe(1)
})

test('HOK-01 a receiver that does not answer is given up after 10 seconds', async () => {
  const { url } = await startReceiver(() => {})
  const { id } = await makeReceiver(site, { url })
  await hireSomebody(site, await administrator())
  const { timeout } = AbortSignal
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100))
  onTestFinished(() => spy.mockRestore())
  await deliver()
  expect(spy).toHaveBeenCalledWith(10_000)
  expect((await waiting(id))[0]).toMatchObject({ state: 'waiting', attempts: 1, status: null })
})

test.each([
  ['answers 500', 500, (reply: import('node:http').ServerResponse) => reply.writeHead(500).end()],
  ['redirects', 302, (reply: import('node:http').ServerResponse) => reply.writeHead(302, { location: '/elsewhere' }).end()],
  ['breaks off', null, (reply: import('node:http').ServerResponse) => reply.destroy()],
] as const)('HOK-01 a receiver that %s is tried again after 5 seconds, then 5 minutes', async (_what, status, answer) => {
  const { url, received } = await startReceiver(answer)
  const { id } = await makeReceiver(site, { url })
  await hireSomebody(site, await administrator())
  await deliver()
  await deliver()
  expect(received).toHaveLength(1)
  expect((await waiting(id))[0]).toMatchObject({ state: 'waiting', attempts: 1, status })
  site.passSeconds(6)
  await deliver()
  site.passSeconds(200)
  await deliver()
  expect(received).toHaveLength(2)
  site.passSeconds(101)
  await deliver()
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('HOK-01 a failing receiver is tried once, not for each event, and the others are not delayed', async () => {
  const bad = await startReceiver((reply) => reply.writeHead(500).end())
  const good = await startReceiver()
  const failing = await makeReceiver(site, { url: bad.url })
  await makeReceiver(site, { url: good.url })
  const actor = await administrator()
  for (let hires = 0; hires < 3; hires += 1) await hireSomebody(site, actor)
  await deliver()
  expect([bad.received.length, good.received.length]).toEqual([1, 3])
  expect((await receiverNow(failing.id)).failing_since).not.toBeNull()
})

test('HOK-01 a receiver that fails for a day is switched off, and staff are notified', async () => {
  const bad = await startReceiver((reply) => reply.writeHead(500).end())
  const { id, uuid } = await makeReceiver(site, { url: bad.url })
  const actor = await administrator()
  await hireSomebody(site, actor)
  await deliver()
  site.passSeconds(24 * 3600)
  const later = await administrator()
  await hireSomebody(site, later)
  await deliver()
  expect((await receiverNow(id)).state).toBe('off')
  expect((await waiting(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
  const notices = await site.platform.db
    .selectFrom('staff_notices')
    .select(['user_id', 'record_id'])
    .where('kind', '=', 'webhook_off')
    .execute()
  expect(notices).toContainEqual({ user_id: actor.id, record_id: id })
  await hireSomebody(site, later)
  expect(await waiting(id)).toHaveLength(2)
  await site.call(setWebhookStateEndpoint, { token: later.token, params: { id: uuid }, body: { state: 'active' } })
  expect(await receiverNow(id)).toMatchObject({ state: 'active', failing_since: null, rests_until: null })
})

test('HOK-01 events of a paused receiver wait until it is active again', async () => {
  const { url, received } = await startReceiver()
  const { uuid } = await makeReceiver(site, { url })
  const actor = await administrator()
  const set = (state: 'active' | 'paused') =>
    site.call(setWebhookStateEndpoint, { token: actor.token, params: { id: uuid }, body: { state } })
  await set('paused')
  await hireSomebody(site, actor)
  await deliver()
  expect(received).toEqual([])
  await set('active')
  await deliver()
  expect(received).toHaveLength(1)
  expect(await site.auditOf(actor)).toEqual(['webhook.paused', 'application.hired', 'webhook.resumed'])
})

test('HOK-01 a test and a delivery sent again by hand arrive, and the log lists them', async () => {
  const { url, received } = await startReceiver()
  const { id, uuid } = await makeReceiver(site, { url })
  const { token } = await administrator()
  expect((await site.call(testWebhookEndpoint, { token, params: { id: uuid } })).status).toBe(200)
  await deliver()
  const log = async () => (await site.call(listDeliveriesEndpoint, { token, params: { id: uuid } })).answer.data
  const [first] = await log()
  expect(first).toMatchObject({ event: 'webhook.test', state: 'delivered', attempts: 1, status: 204 })
  expect((await site.call(sendAgainEndpoint, { token, params: { id: first!.uuid } })).status).toBe(200)
  await deliver()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${first!.uuid}`, `msg_${first!.uuid}`])
  site.passSeconds(31 * 86_400)
  await removeOldDeliveries(site.platform)
  expect(await waiting(id)).toEqual([])
})

test.each([
  'http://hooks.example.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://hooks.example.com:8443/',
  'https://user:secret@hooks.example.com/',
])('HOK-01 %s is refused as a receiver', async (url) => {
  const { token } = await administrator()
  const refused = await site.call(addWebhookEndpoint, { token, body: { ...fields, url } })
  expect([refused.status, refused.refusal.errors]).toEqual([422, { url: ['webhooks.error.url'] }])
})

test('HOK-01 a name that leads into a private network gets nothing', async () => {
  const inside = await startReceiver()
  const { id } = await makeReceiver(site, { url: inside.url })
  await hireSomebody(site, await administrator())
  const { platform } = site
  await createDeliverer({ ...platform, config: { ...platform.config, foreignLoopback: false } })()
  expect(inside.received).toEqual([])
  expect((await waiting(id))[0]).toMatchObject({ state: 'waiting', attempts: 1, status: null })
})

test('HOK-01 a receiver is added with a secret that is shown once, and changed', async () => {
  const actor = await administrator()
  const { token } = actor
  const { secret, ...added } = (await site.call(addWebhookEndpoint, { token, body: fields })).answer.data
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
  const listed = await site.call(listWebhooksEndpoint, { token })
  expect(listed.answer.data).toEqual([added])
  expect(listed.text).not.toContain(secret)
  const body = { ...fields, events: [...webhookEvents], version: added.version }
  const params = { id: added.uuid }
  expect((await site.call(updateWebhookEndpoint, { token, params, body })).answer.data.events).toEqual(webhookEvents)
  expect((await site.call(updateWebhookEndpoint, { token, params, body })).status).toBe(409)
  expect((await site.call(addWebhookEndpoint, { token, body: { ...fields, events: [] } })).refusal.errors).toEqual({
    events: ['webhooks.error.events'],
  })
  expect(await site.auditOf(actor)).toEqual(['webhook.added', 'webhook.modified'])
})

test('HOK-01 TEA-02 a limited role has no receivers', async () => {
  const { uuid } = await makeReceiver(site)
  const viewer = await site.person({ role: [{ module: 'roles', item: 'view' }], limited: true })
  expect((await site.call(listWebhooksEndpoint, { token: viewer.token })).answer.data).toEqual([])
  expect((await site.call(listDeliveriesEndpoint, { token: viewer.token, params: { id: uuid } })).status).toBe(404)
})
