import {
  getOrderLinkEndpoint,
  listOrdersEndpoint,
  makeOrderLinkEndpoint,
  openOrderLinkEndpoint,
  orderVacancyEndpoint,
  withdrawOrderLinkEndpoint,
} from '#domain/hiring/orders/orders.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const fields = () => ({
  ...{ title: 'Analista de datos', openings: 2, city: 'Cali', description: 'Sabe SQL', name: 'Eva', email: 'eva@example.com' },
})

export const access: readonly AccessRow[] = [
  [getOrderLinkEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [makeOrderLinkEndpoint, changeRequired, async (site) => ({ params: await aClient(site) })],
  [withdrawOrderLinkEndpoint, changeRequired, async (site) => ({ params: await aClient(site) })],
  [listOrdersEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [openOrderLinkEndpoint, everyone, async (site) => ({ body: { secret: await aLink(site) } })],
  [orderVacancyEndpoint, everyone, async (site) => ({ body: { ...fields(), secret: await aLink(site) } })],
]

async function aClient({ platform }: TestApp) {
  const values = { name: `Cliente de pedidos ${++made}`, location: 'Bogotá' }
  const { uuid } = await platform.db.insertInto('clients').values(values).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}

async function aLink(site: TestApp) {
  const secret = newToken()
  const { db, now } = site.platform
  const { id } = await aClient(site)
  const client = await db.selectFrom('clients').select('id').where('uuid', '=', id).executeTakeFirstOrThrow()
  const times = { created_at: now(), ends_at: new Date(now().getTime() + dayMs) }
  await db
    .insertInto('order_links')
    .values({ client_id: client.id, secret_hash: hashToken(secret), ...times })
    .execute()
  return secret
}
