import { expect, test } from 'vitest'
import { addClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import * as orders from '#domain/hiring/orders/orders.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp({ WORKER: '0', TRUST_PROXY: '127.0.0.1' })
let made = 0
const fields = {
  title: 'Analista',
  openings: '2',
  city: 'Cali',
  description: 'Sabe SQL\n<b>y R</b>',
  name: 'Eva',
  email: 'EVA@example.com',
}

async function aLink(more: object = {}) {
  const actor = await site.person({ role: 'administrator' })
  const { token } = actor
  const body = { name_clients: `Minas de pedidos ${++made}`, ubication_clients: 'Cali', ...more }
  const client = (await site.call(addClientEndpoint, { token, body })).answer.data
  const params = { id: client.uuid }
  const { data } = (await site.call(orders.makeOrderLinkEndpoint, { token, params })).answer
  return { actor, token, client, params, secret: data.link.split('/').at(-1) ?? '' }
}
const open = async (secret: string) => (await site.call(orders.openOrderLinkEndpoint, { body: { secret } })).answer.data.client
const order = (secret: string, more: object = {}) =>
  site.call(orders.orderVacancyEndpoint, { body: { ...fields, secret, ...more } })

test('CLT-04 an order arrives as a draft of its client, without markup of its own, and its owner alone is notified', async () => {
  const owner = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const { actor, token, client, params, secret } = await aLink({ owner: owner.uuid })
  expect(await open(secret)).toBe(client.name_clients)
  expect((await order(secret)).answer.data).toEqual({ title: 'Analista' })
  const [placed] = (await site.call(orders.listOrdersEndpoint, { token, params })).answer.data
  expect(placed).toMatchObject({ name: 'Eva', email: 'eva@example.com', vacancy: { name_job: 'Analista' } })
  const { db } = site.platform
  const draft = await db.selectFrom('vacancies').selectAll().where('uuid', '=', placed!.vacancy!.uuid).executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ active: false, published_at: null, openings: 2, city: 'Cali', owner_id: owner.id })
  expect(draft.description_html).toBe('<p>Sabe SQL</p><p>&lt;b&gt;y R&lt;/b&gt;</p>')
  const noticed = await db.selectFrom('staff_notices').select('user_id').where('kind', '=', 'client_ordered').execute()
  expect(noticed).toEqual([{ user_id: owner.id }])
  expect(await site.auditOf(actor)).toEqual(['client.added', 'client.order_link_made'])
})

test('CLT-04 a link that ended, was replaced or withdrawn, or is guessed opens nothing', async () => {
  const { token, params, secret } = await aLink()
  const refused = async (of: string) => {
    const answer = await order(of)
    return [await open(of), answer.status, answer.refusal.error_message]
  }
  const over = [null, 410, 'orders.error.over']
  expect(await refused('guessed')).toEqual(over)
  const { data } = (await site.call(orders.makeOrderLinkEndpoint, { token, params })).answer
  expect(await refused(secret)).toEqual(over)
  const next = data.link.split('/').at(-1) ?? ''
  expect(await open(next)).not.toBeNull()
  expect((await site.call(orders.getOrderLinkEndpoint, { token, params })).answer.data).not.toBeNull()
  const ends_at = new Date(site.platform.now().getTime() - dayMs)
  await site.platform.db.updateTable('order_links').set({ ends_at }).execute()
  expect(await refused(next)).toEqual(over)
  expect((await site.call(orders.getOrderLinkEndpoint, { token, params })).answer.data).toBeNull()
  const last = (await site.call(orders.makeOrderLinkEndpoint, { token, params })).answer.data.link.split('/').at(-1) ?? ''
  await site.call(orders.withdrawOrderLinkEndpoint, { token, params })
  expect(await refused(last)).toEqual(over)
})

test('CLT-04 an order names its missing fields, and a link takes twenty orders a day', async () => {
  const { secret } = await aLink()
  const { refusal } = await order(secret, { title: '', openings: 0, city: '', description: ' ', name: '', email: 'x' })
  expect(Object.keys(refusal.errors).sort()).toEqual(['city', 'description', 'email', 'name', 'openings', 'title'])
  const stored = await site.platform.db.selectFrom('order_links').select('secret_hash').execute()
  expect(stored.map(({ secret_hash }) => secret_hash.toString())).not.toContain(secret)
  for (let times = 0; times < 20; times += 1) expect((await order(secret)).status).toBe(200)
  expect((await order(secret)).status).toBe(429)
})
