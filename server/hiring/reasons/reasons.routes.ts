import {
  addReasonEndpoint,
  deleteReasonEndpoint,
  listReasonsEndpoint,
  setReasonEndpoint,
  updateReasonEndpoint,
} from '#domain/hiring/reasons/reasons.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readReason, readReasons } from './reasons.reads.ts'
import { presentReason } from './reasons.views.ts'
import * as writes from './reasons.writes.ts'

export const reasonRoutes = (platform: Platform) => [
  route(listReasonsEndpoint, async ({ query }) => answerPage(await readReasons(platform.db, query), presentReason)),

  route(addReasonEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addReason(platform, viewer, body), presentReason),
  ),

  route(updateReasonEndpoint, async ({ params, body, viewer }) => {
    const reason = await readReason(platform.db, params.id)
    if (!reason) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.updateReason(platform, viewer, reason, body), presentReason)
  }),

  route(deleteReasonEndpoint, async ({ params, viewer }) => {
    const reason = await readReason(platform.db, params.id)
    if (!reason) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteReason(platform, viewer, reason), presentReason)
  }),

  route(setReasonEndpoint, async ({ body: { uuid_element, uuid_reason }, viewer }) => {
    const refusal = await writes.setReason(platform, viewer, uuid_element, uuid_reason)
    return refusal ?? { success_message: 'reasons.set' }
  }),
]
