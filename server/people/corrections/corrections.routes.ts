import { calendarDay } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/corrections/corrections.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readUserToChange } from '../users/users.reads.ts'
import { readCorrectable, readCorrections } from './corrections.reads.ts'
import { presentCorrectable, presentCorrection } from './corrections.views.ts'
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
      return answerChange('corrections.saved', corrected, ({ uuid, changed, asked }) => ({ uuid, changed, asked }))
    }),

    route(contract.listOwnCorrectionsEndpoint, async ({ viewer }) => ({
      data: (await readCorrections(db, viewer.id)).map(presentCorrection),
    })),
  ]
}
