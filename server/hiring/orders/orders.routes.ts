import {
  getOrderLinkEndpoint,
  listOrdersEndpoint,
  makeOrderLinkEndpoint,
  openOrderLinkEndpoint,
  orderVacancyEndpoint,
  withdrawOrderLinkEndpoint,
} from '#domain/hiring/orders/orders.contract.ts'
import { orderScreens } from '#domain/hiring/orders/orders.screens.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readClient } from '../clients/clients.reads.ts'
import { readClientOfLink, readOrderLink, readOrders } from './orders.reads.ts'
import { presentLink, presentOrder } from './orders.views.ts'
import { makeOrderLink, orderVacancy, withdrawOrderLink } from './orders.writes.ts'

export const orderRoutes = (platform: Platform) => {
  const { db, now, config } = platform
  return [
    route(getOrderLinkEndpoint, async ({ params }) => {
      const client = await readClient(db, params.id)
      if (!client) return refuse('errors.not_found')
      const link = await readOrderLink(db, client.id, now())
      return { data: link ? presentLink(link) : null }
    }),

    route(makeOrderLinkEndpoint, async ({ params, viewer }) => {
      const client = await readClient(db, params.id)
      if (!client) return refuse('errors.not_found')
      return answerChange('orders.made', await makeOrderLink(platform, viewer, client), ({ secret, ...link }) => ({
        ...presentLink(link),
        link: `${config.publicUrl}${orderScreens.order.to({ secret })}`,
      }))
    }),

    route(withdrawOrderLinkEndpoint, async ({ params, viewer }) => {
      const client = await readClient(db, params.id)
      if (!client) return refuse('errors.not_found')
      return answerChange('orders.withdrawn', await withdrawOrderLink(platform, viewer, client), () => ({ ended: true }))
    }),

    route(listOrdersEndpoint, async ({ params, viewer }) => {
      const client = await readClient(db, params.id)
      if (!client) return refuse('errors.not_found')
      const rows = await readOrders(db, viewer, client.id)
      return answerPage({ rows, total: rows.length }, presentOrder)
    }),

    route(openOrderLinkEndpoint, async ({ body }) => ({
      data: { client: (await readClientOfLink(db, body.secret, now()))?.name ?? null },
    })),

    route(orderVacancyEndpoint, async ({ body: { secret, language, ...fields } }) =>
      answerChange('orders.placed', await orderVacancy(platform, secret, fields, language), (order) => order),
    ),
  ]
}
