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
import { type AccessRow, everyone } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { unsubscribeUrl } from './views/unsubscribe-link.ts'

/** Every member of staff has updates of their own. */
const staffOnly = [401, 403, 403, 200, 200, 401, 401] as const

export const access: readonly AccessRow[] = [
  [listUpdatesEndpoint, staffOnly],
  [getBellEndpoint, staffOnly],
  [watchUpdatesEndpoint, staffOnly],
  [
    readUpdateEndpoint,
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
  [readAllUpdatesEndpoint, staffOnly],
  [getUpdateSettingsEndpoint, staffOnly],
  [changeUpdateSettingsEndpoint, staffOnly, async () => ({ body: { application: 'never' } })],
  [unsubscribeEndpoint, everyone, async (site) => ({ params: await aToken(site) })],
  [resubscribeEndpoint, everyone, async (site) => ({ params: await aToken(site), body: { kinds: ['mention'] } })],
]

async function aToken(site: TestApp) {
  const { uuid } = await site.person({ role: 'administrator' })
  const { pathname } = new URL(unsubscribeUrl(site.platform, uuid, 'mention', 'es'))
  return { token: pathname.split('/').at(-1) ?? '' }
}
