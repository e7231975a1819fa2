import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { isVacancyKnownTo } from '../../platform/sessions/visible-vacancies.ts'
import { orderRoutes } from './orders.routes.ts'

export const ordersFeature = {
  routes: [orderRoutes],
  updates: {
    client_ordered: {
      right: { module: 'clients', item: 'view' },
      name: sql`(
        select clients.name || coalesce(' · ' || ordered.title, '') from client_orders join clients on clients.id = client_orders.client_id
        left join vacancies as ordered on ordered.id = client_orders.vacancy_id
          and ${isVacancyKnownTo(sql.ref('notice.user_id'), sql.ref('ordered.id'))}
        where client_orders.id = notice.record_id
      )`,
    },
  },
} satisfies Feature
