import {
  getShareableResultEndpoint,
  listSharedResultsEndpoint,
  shareResultEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { isShareable } from '#domain/assessment/passport/passport.rules.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOwnSkill } from '../attempts/attempts.reads.ts'
import { readCredentialOf, readOwnCredentials, readOwnResult } from './passport.reads.ts'
import { presentShareable, presentShared, ratedAttempt } from './passport.views.ts'
import { shareResult, stopSharing } from './passport.writes.ts'

/** What candidates do with their own results. */
export const passportRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(getShareableResultEndpoint, async ({ params, viewer }) => {
      const skill = await readOwnSkill(db, viewer, params.user_skill_uuid)
      if (skill === undefined) return refuse('errors.not_found')
      const result = await readOwnResult(db, viewer, params.user_skill_uuid)
      const shared = result && (await readCredentialOf(db, result.id))
      return {
        data: {
          shareable: result && isShareable(ratedAttempt(result)) ? presentShareable(result) : null,
          shared: shared ? presentShared(platform, shared) : null,
        },
      }
    }),

    route(shareResultEndpoint, async ({ params, body, viewer }) =>
      answerChange('passport.shared', await shareResult(platform, viewer, params.user_skill_uuid, body.named), (row) =>
        presentShared(platform, row),
      ),
    ),

    route(listSharedResultsEndpoint, async ({ viewer }) => {
      const rows = await readOwnCredentials(db, viewer)
      return { data: rows.map((row) => presentShared(platform, row)), total: rows.length }
    }),

    route(stopSharingEndpoint, async ({ params, viewer }) =>
      answerChange('passport.stopped', await stopSharing(platform, viewer, params.uuid), (row) => presentShared(platform, row)),
    ),
  ]
}
