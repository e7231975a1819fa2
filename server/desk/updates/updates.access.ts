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
import { type AccessRow, everyone } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { unsubscribeUrl } from './views/unsubscribe-link.ts'

/** Every member of staff has notices of their own. */
const staffOnly = [401, 403, 403, 200, 200, 401, 401] as const

export const access: readonly AccessRow[] = [
  [listNoticesEndpoint, staffOnly],
  [getBellEndpoint, staffOnly],
  [watchNoticesEndpoint, staffOnly],
  [
    readNoticeEndpoint,
    staffOnly,
    async ({ platform }, caller) => {
      if (!caller) return { params: { id: '1' } }
      const { uuid } = await platform.db
        .insertInto('staff_notices')
        .values({ user_id: caller.id, kind: 'rating_due', since: platform.now(), at: platform.now() })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      return { params: { id: uuid } }
    },
  ],
  [readAllNoticesEndpoint, staffOnly],
  [getNoticeSettingsEndpoint, staffOnly],
  [changeNoticeSettingsEndpoint, staffOnly, async () => ({ body: { application: 'never' } })],
  [unsubscribeEndpoint, everyone, async (site) => ({ params: await aToken(site) })],
  [resubscribeEndpoint, everyone, async (site) => ({ params: await aToken(site), body: { kinds: ['mention'] } })],
]

async function aToken(site: TestApp) {
  const { uuid } = await site.person({ role: 'administrator' })
  const { pathname } = new URL(unsubscribeUrl(site.platform, uuid, 'mention', 'es'))
  return { token: pathname.split('/').at(-1) ?? '' }
}
