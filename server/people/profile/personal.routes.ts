import { getPersonalEndpoint, savePhoneEndpoint } from '#domain/kernel/own-record.contract.ts'
import { saveIdentityEndpoint, savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readPersonal } from './personal.reads.ts'
import { presentPersonal } from './personal.views.ts'
import * as writes from './personal.writes.ts'

export const personalRoutes = (platform: Platform) => {
  const ownRecord = async ({ id, language }: Person) =>
    presentPersonal(await readPersonal(platform.db, id, language, platform.now()), platform)
  return [
    route(getPersonalEndpoint, async ({ viewer }) => ({ data: await ownRecord(viewer) })),

    route(savePersonalEndpoint, async ({ body, viewer, ip }) => {
      const refusal = await writes.savePersonal(platform, { id: viewer.id, ip }, body)
      return refusal ?? { success_message: 'personal.success', data: await ownRecord(viewer) }
    }),

    route(savePhoneEndpoint, async ({ body, viewer }) => {
      const refusal = await writes.savePhone(platform, viewer, body.personal_phone)
      return refusal ?? { success_message: 'personal.phone_saved', data: await ownRecord(viewer) }
    }),

    route(saveIdentityEndpoint, async ({ body, viewer, ip }) => {
      const refusal = await writes.saveIdentity(platform, { id: viewer.id, ip }, body)
      return refusal ?? { success_message: 'personal.success', data: await ownRecord(viewer) }
    }),
  ]
}
