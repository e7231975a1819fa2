import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { orderRoutes } from './orders.routes.ts'

export const ordersFeature = {
  routes: [orderRoutes],
  updates: {
    client_ordered: {
      right: { module: 'clients', item: 'view' },
      // Without the title of the draft, which has a language of its own and is not for everybody.
      name: sql`(
        select clients.name from client_orders join clients on clients.id = client_orders.client_id
        where client_orders.id = notice.record_id
      )`,
    },
  },
} satisfies Feature
