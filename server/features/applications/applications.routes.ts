import { type ApplyResult, apply as applyEndpoint, listApplications } from '#domain/applications/applications.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayApplyAs } from './applications.policy.ts'
import { readApplicationsOf } from './applications.reads.ts'
import { presentApplication } from './applications.views.ts'
import { apply } from './applications.writes.ts'

const said = { new_apply: 'vacancies.new_apply', old_apply: 'vacancies.old_apply' } as const satisfies Record<ApplyResult, string>

export const applicationRoutes = (platform: Platform) => [
  route(applyEndpoint, async ({ params, viewer }) => {
    if (!mayApplyAs(viewer, params.user)) return refuse('errors.forbidden')
    const result = await apply(platform, viewer, params.job)
    return isRefusal(result) ? result : { success_message: said[result], apply: result }
  }),

  route(listApplications, async ({ query, viewer }) => {
    const { rows, ...counts } = await readApplicationsOf(platform.db, viewer.id, query)
    return { data: rows.map(presentApplication), ...counts }
  }),
]
