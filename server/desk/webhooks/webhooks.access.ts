import {
  addWebhookEndpoint,
  deleteWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  sendAgainEndpoint,
  setWebhookStateEndpoint,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '#domain/desk/webhooks/webhooks.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeReceiver } from '../../testing/webhooks.ts'

const fields = { url: 'https://hooks.example.com/cantera', description: 'Nómina', events: ['hire.made'] }
const ofReceiver = async (site: TestApp) => ({ params: { id: (await makeReceiver(site)).uuid } })

export const access: readonly AccessRow[] = [
  [listWebhooksEndpoint, viewRequired],
  [addWebhookEndpoint, changeRequired, async () => ({ body: fields })],
  [updateWebhookEndpoint, changeRequired, async (site) => ({ ...(await ofReceiver(site)), body: { ...fields, version: 1 } })],
  [setWebhookStateEndpoint, changeRequired, async (site) => ({ ...(await ofReceiver(site)), body: { state: 'paused' } })],
  [testWebhookEndpoint, changeRequired, ofReceiver],
  [deleteWebhookEndpoint, changeRequired, ofReceiver],
  [listDeliveriesEndpoint, viewRequired, ofReceiver],
  [sendAgainEndpoint, changeRequired, async (site) => ({ params: { id: await aDelivery(site) } })],
]

async function aDelivery(site: TestApp): Promise<string> {
  const { id } = await makeReceiver(site)
  const at = site.platform.now()
  const row = { receiver_id: id, event: 'hire.made', data: '{}', state: 'failed', created_at: at, due_at: at } as const
  const added = await site.platform.db.insertInto('webhook_deliveries').values(row).returning('uuid').executeTakeFirstOrThrow()
  return added.uuid
}
