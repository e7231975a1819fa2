import { calendarDay } from '#domain/kernel/dates.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import {
  answerAddressChangeEndpoint,
  getAddressChangeEndpoint,
  stopAddressChangeEndpoint,
} from '#domain/people/corrections/address-changes.contract.ts'
import * as contract from '#domain/people/corrections/corrections.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readUserToChange } from '../users/users.reads.ts'
import { readChange } from './address-changes.reads.ts'
import { answerAddressChange, stopOwnAddressChange } from './address-changes.writes.ts'
import { readCorrectable, readCorrections } from './corrections.reads.ts'
import { presentCorrectable, presentCorrection, presentPending } from './corrections.views.ts'
import { correctPerson } from './corrections.writes.ts'

export const correctionRoutes = (platform: Platform) => {
  const { db, now, config } = platform
  return [
    route(contract.getCorrectableEndpoint, async ({ params, viewer }) => {
      const user = await readUserToChange(db, viewer, params.uuid)
      const row = user && (await readCorrectable(db, user.id))
      return row ? { data: presentCorrectable(row, calendarDay(now(), config.timeZone)) } : refuse('errors.not_found')
    }),

    route(contract.correctPersonEndpoint, async ({ params, body, files, viewer }) => {
      const user = await readUserToChange(db, viewer, params.uuid)
      if (!user) return refuse('errors.not_found')
      const corrected = await correctPerson(platform, viewer, user, body, files.file)
      const waits = !isRefusal(corrected) && corrected?.pendingUntil
      return answerChange(
        waits ? 'corrections.address_waits' : 'corrections.saved',
        corrected,
        ({ uuid, changed, asked, pendingUntil }) => ({
          uuid,
          changed,
          asked,
          pending_until: pendingUntil?.toISOString() ?? null,
        }),
      )
    }),

    route(contract.listOwnCorrectionsEndpoint, async ({ viewer }) => ({
      data: (await readCorrections(db, viewer.id)).map(presentCorrection),
    })),

    route(getAddressChangeEndpoint, async ({ viewer }) => ({ data: presentPending(await readChange(db, viewer.id)) })),

    route(answerAddressChangeEndpoint, async ({ body }) => {
      const act = await answerAddressChange(platform, body.token)
      return isRefusal(act) ? act : { success_message: `corrections.change_${act}` }
    }),

    route(stopAddressChangeEndpoint, async ({ viewer }) => {
      const refusal = await stopOwnAddressChange(platform, viewer)
      return refusal ?? { success_message: 'corrections.change_stop' }
    }),
  ]
}
