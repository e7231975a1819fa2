import {
  changeNoticeSettingsEndpoint,
  getBellEndpoint,
  getNoticeSettingsEndpoint,
  listNoticesEndpoint,
  readAllNoticesEndpoint,
  readNoticeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
  watchNoticesEndpoint,
} from '#domain/desk/updates/updates.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { streamEvents } from '../../platform/http/event-stream.ts'
import { route } from '../../platform/http/route.ts'
import { noticeTopic } from '../../platform/updates/notice-topic.ts'
import type { Platform } from '../../platform/platform.ts'
import { countUnread, readNewestNotices, readNoticeSettings, readNotices } from './updates.reads.ts'
import { presentNotice } from './updates.views.ts'
import * as writes from './updates.writes.ts'

export const noticeRoutes = (platform: Platform) => {
  const { db, live } = platform
  return [
    route(listNoticesEndpoint, async ({ query, viewer }) => answerPage(await readNotices(db, viewer, query), presentNotice)),

    route(getBellEndpoint, async ({ viewer }) => {
      const [newest, unread] = await Promise.all([readNewestNotices(db, viewer), countUnread(db, viewer)])
      return { data: { newest: newest.map(presentNotice), unread: unread.total, unread_capped: unread.total_capped } }
    }),

    route(watchNoticesEndpoint, async ({ viewer, stillAdmitted, reply }) =>
      streamEvents(reply, {
        sessionId: viewer.sessionId,
        subscribe: (send, end) => live.subscribe(noticeTopic(viewer.id), { onMessage: send, onGap: end }),
        // The events say nothing but that something changed.
        mayGoOn: () => stillAdmitted(async () => true),
      }),
    ),

    route(readNoticeEndpoint, async ({ params, viewer }) => {
      if (!(await writes.hasNotice(db, viewer, params.id))) return refuse('errors.not_found')
      await writes.markRead(platform, viewer, params.id)
      return { success_message: 'notices.marked_one' }
    }),

    route(readAllNoticesEndpoint, async ({ viewer }) => {
      await writes.markRead(platform, viewer)
      return { success_message: 'notices.marked_all' }
    }),

    route(getNoticeSettingsEndpoint, async ({ viewer }) => ({ data: await readNoticeSettings(db, viewer.id) })),

    route(changeNoticeSettingsEndpoint, async ({ body, viewer }) => ({
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
