import {
  changeUpdateSettingsEndpoint,
  getBellEndpoint,
  getUpdateSettingsEndpoint,
  listUpdatesEndpoint,
  readAllUpdatesEndpoint,
  readUpdateEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
  watchUpdatesEndpoint,
} from '#domain/desk/updates/updates.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { streamEvents } from '../../platform/http/event-stream.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateTopic } from '../../platform/updates/update-topic.ts'
import { countUnread, readNewestUpdates, readUpdateSettings, readUpdates } from './updates.reads.ts'
import { presentUpdate } from './updates.views.ts'
import * as writes from './updates.writes.ts'

export const updateRoutes = (platform: Platform) => {
  const { db, live } = platform
  return [
    route(listUpdatesEndpoint, async ({ query, viewer }) =>
      answerPage(await readUpdates(platform, viewer, query), presentUpdate),
    ),

    route(getBellEndpoint, async ({ viewer }) => {
      const [newest, unread] = await Promise.all([readNewestUpdates(platform, viewer), countUnread(platform, viewer)])
      return { data: { newest: newest.map(presentUpdate), unread: unread.total, unread_capped: unread.total_capped } }
    }),

    route(watchUpdatesEndpoint, async ({ viewer, stillAdmitted, reply }) =>
      streamEvents(reply, {
        sessionId: viewer.sessionId,
        subscribe: (send, end) => live.subscribe(updateTopic(viewer.id), { onMessage: send, onGap: end }),
        // The events say nothing but that something changed.
        mayGoOn: () => stillAdmitted(async () => true),
      }),
    ),

    route(readUpdateEndpoint, async ({ params, viewer }) => {
      if (!(await writes.hasUpdate(db, viewer, params.id))) return refuse('errors.not_found')
      await writes.markRead(platform, viewer, params.id)
      return { success_message: 'notices.marked_one' }
    }),

    route(readAllUpdatesEndpoint, async ({ viewer }) => {
      await writes.markRead(platform, viewer)
      return { success_message: 'notices.marked_all' }
    }),

    route(getUpdateSettingsEndpoint, async ({ viewer }) => ({ data: await readUpdateSettings(db, viewer.id) })),

    route(changeUpdateSettingsEndpoint, async ({ body, viewer }) => ({
      success_message: 'notices.settings_saved',
      data: await writes.changeSettings(platform, viewer, body),
    })),

    route(unsubscribeEndpoint, async ({ params }) => {
      const kinds = await writes.unsubscribe(platform, params.token)
      return isRefusal(kinds) ? kinds : { success_message: 'notices.unsubscribed', data: { kinds: [...kinds] } }
    }),

    route(resubscribeEndpoint, async ({ params, body }) => {
      const refusal = await writes.resubscribe(platform, params.token, body.kinds)
      return refusal ?? { success_message: 'notices.resubscribed' }
    }),
  ]
}
