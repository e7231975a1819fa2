import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getFactorOfPersonEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
  renewRecoveryCodesEndpoint,
  resetFactorEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { presentNamedPerson } from '../../platform/people/named-person.views.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayEndAccessOf } from '../roles/access-of-others.reads.ts'
import { readFactorOf, readOwnFactor } from './second-factor.reads.ts'
import { presentOwnFactor, presentSetup } from './second-factor.views.ts'
import * as writes from './second-factor.writes.ts'

const shownCodes = ({ recovery_codes }: { recovery_codes: string[] }) => ({ recovery_codes })

export const secondFactorRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(getOwnFactorEndpoint, async ({ viewer }) => ({ data: presentOwnFactor(await readOwnFactor(db, viewer.id)) })),

    route(beginAppEndpoint, async ({ body, viewer, ip }) => {
      const begun = await writes.beginApp(platform, viewer, body, ip)
      return isRefusal(begun) ? begun : { data: presentSetup(begun) }
    }),

    route(confirmAppEndpoint, async ({ body, viewer }) =>
      answerChange('second_factor.added', await writes.confirmApp(platform, viewer, body.code), shownCodes),
    ),

    route(removeAppEndpoint, async ({ body, viewer, ip }) => {
      const removed = await writes.removeApp(platform, viewer, body, ip)
      return isRefusal(removed) ? removed : { success_message: 'second_factor.removed' }
    }),

    route(renewRecoveryCodesEndpoint, async ({ body, viewer, ip }) =>
      answerChange('second_factor.codes_renewed', await writes.renewRecoveryCodes(platform, viewer, body, ip), shownCodes),
    ),

    route(getFactorOfPersonEndpoint, async ({ params, viewer }) => {
      const person = await readFactorOf(db, viewer, params.uuid)
      if (!person) return refuse('errors.not_found')
      const { set_up_at, passkeys } = person
      const hasFactor = set_up_at !== null || passkeys > 0
      const resettable = hasFactor && (await mayEndAccessOf(db, viewer, person))
      return { data: { set_up_at: set_up_at?.toISOString() ?? null, passkeys, resettable } }
    }),

    route(resetFactorEndpoint, async ({ params, viewer }) =>
      answerChange('second_factor.reset_done', await writes.resetFactor(platform, viewer, params.uuid), presentNamedPerson),
    ),
  ]
}
