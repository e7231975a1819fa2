import { getPersonal, savePersonal as savePersonalEndpoint } from '#domain/profile/personal.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPersonal } from './personal.reads.ts'
import { presentPersonal } from './personal.views.ts'
import { savePersonal } from './personal.writes.ts'

export const personalRoutes = (platform: Platform) => [
  route(getPersonal, async ({ viewer }) => {
    const person = await readPersonal(platform.db, viewer.id, platform.now())
    return { data: presentPersonal(person, platform) }
  }),

  route(savePersonalEndpoint, async ({ body, viewer, ip }) => {
    const refusal = await savePersonal(platform, { id: viewer.id, ip }, body)
    if (refusal) return refusal
    const person = await readPersonal(platform.db, viewer.id, platform.now())
    return { success_message: 'personal.success', data: presentPersonal(person, platform) }
  }),
]
