import { sql } from 'kysely'
import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { mayKnowReceivers, startDelivering } from './delivering.writes.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { removeOldDeliveries } from './webhooks.writes.ts'

export const webhooksFeature = {
  routes: [webhookRoutes],
  records: {
    webhook: recordNamed('webhook_receivers', 'url'),
  },
  updates: {
    webhook_off: { right: mayKnowReceivers, name: sql`(select url from webhook_receivers where id = notice.record_id)` },
  },
  tasks: [startDelivering],
  removals: [removeOldDeliveries],
} satisfies Feature
