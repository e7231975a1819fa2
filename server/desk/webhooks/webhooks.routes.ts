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
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'
import { readDeliveries, readReceiver, readReceivers } from './webhooks.reads.ts'
import { presentDelivery, presentReceiver } from './webhooks.views.ts'
import * as writes from './webhooks.writes.ts'

export const webhookRoutes = (platform: Platform) => {
  /** A receiver gets the events of every vacancy, so a limited role finds none (TEA-02). */
  const find = async (viewer: Person, id: string) =>
    (isLimited(viewer) ? undefined : await readReceiver(platform.db, id)) ?? refuse('errors.not_found')
  return [
    route(listWebhooksEndpoint, async ({ query, viewer }) =>
      isLimited(viewer) ? { data: [], total: 0 } : answerPage(await readReceivers(platform.db, query), presentReceiver),
    ),

    route(addWebhookEndpoint, async ({ body, viewer }) => {
      if (isLimited(viewer)) return refuse('errors.forbidden')
      const added = await writes.addReceiver(platform, viewer, body)
      return answerChange('webhooks.added', added, (row) => ({ ...presentReceiver(row), secret: row.secret }))
    }),

    route(updateWebhookEndpoint, async ({ params, body, viewer }) => {
      const row = await find(viewer, params.id)
      if (isRefusal(row)) return row
      return answerChange('common.modified', await writes.updateReceiver(platform, viewer, row, body), presentReceiver)
    }),

    route(setWebhookStateEndpoint, async ({ params, body: { state }, viewer }) => {
      const row = await find(viewer, params.id)
      if (isRefusal(row)) return row
      const changed = await writes.setReceiverState(platform, viewer, row, state)
      return answerChange(state === 'active' ? 'webhooks.resumed' : 'webhooks.paused', changed, presentReceiver)
    }),

    route(testWebhookEndpoint, async ({ params, viewer }) => {
      const row = await find(viewer, params.id)
      if (isRefusal(row)) return row
      return answerChange('webhooks.tested', await writes.testReceiver(platform, viewer, row), presentReceiver)
    }),

    route(deleteWebhookEndpoint, async ({ params, viewer }) => {
      const row = await find(viewer, params.id)
      if (isRefusal(row)) return row
      return answerChange('common.deleted', await writes.deleteReceiver(platform, viewer, row), presentReceiver)
    }),

    route(listDeliveriesEndpoint, async ({ params, query, viewer }) => {
      const row = await find(viewer, params.id)
      if (isRefusal(row)) return row
      return answerPage(await readDeliveries(platform.db, row.id, query), presentDelivery)
    }),

    route(sendAgainEndpoint, async ({ params, viewer }) => {
      if (isLimited(viewer)) return refuse('errors.not_found')
      return answerChange('webhooks.resent', await writes.sendAgain(platform, viewer, params.id), presentDelivery)
    }),
  ]
}
