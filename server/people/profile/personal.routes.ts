import { getPersonal, saveIdentity, savePersonal } from '#domain/people/profile/personal.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPersonal } from './personal.reads.ts'
import { presentPersonal } from './personal.views.ts'
import * as writes from './personal.writes.ts'

export const personalRoutes = (platform: Platform) => {
  const ownRecord = async (id: number) => presentPersonal(await readPersonal(platform.db, id, platform.now()), platform)
  return [
    route(getPersonal, async ({ viewer }) => ({ data: await ownRecord(viewer.id) })),

    route(savePersonal, async ({ body, viewer, ip }) => {
      const refusal = await writes.savePersonal(platform, { id: viewer.id, ip }, body)
      return refusal ?? { success_message: 'personal.success', data: await ownRecord(viewer.id) }
    }),

    route(saveIdentity, async ({ body, viewer, ip }) => {
      const refusal = await writes.saveIdentity(platform, { id: viewer.id, ip }, body)
      return refusal ?? { success_message: 'personal.success', data: await ownRecord(viewer.id) }
    }),
  ]
}
