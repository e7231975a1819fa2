import {
  addForeignResultEndpoint,
  listForeignResultsEndpoint,
  listOwnForeignResultsEndpoint,
  removeForeignResultEndpoint,
} from '#domain/assessment/passport/foreign-results.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readForeignResults, readHolder, readSharedAddresses } from './foreign-results.reads.ts'
import { presentEvidence, presentForeign, withoutRepetitions } from './foreign-results.views.ts'
import { addForeignResult, removeForeignResult } from './foreign-results.writes.ts'
import { recheckOld } from './rechecks.writes.ts'

export const foreignResultRoutes = (platform: Platform) => {
  const { db, now } = platform
  return [
    route(listOwnForeignResultsEndpoint, async ({ viewer }) => {
      const rows = withoutRepetitions(await readForeignResults(db, viewer.id))
      await recheckOld(platform, rows)
      return { data: rows.map(presentForeign(now())), total: rows.length }
    }),

    route(addForeignResultEndpoint, async ({ body, viewer }) =>
      answerChange('foreign_results.added', await addForeignResult(platform, viewer, body.credential), presentForeign(now())),
    ),

    route(removeForeignResultEndpoint, async ({ params, viewer }) =>
      answerChange('foreign_results.removed', await removeForeignResult(platform, viewer, params.uuid), presentForeign(now())),
    ),

    route(listForeignResultsEndpoint, async ({ params, viewer }) => {
      const person = await readHolder(db, viewer, params.uuid)
      if (!person) return refuse('errors.not_found')
      const rows = withoutRepetitions(await readForeignResults(db, person.id))
      await recheckOld(platform, rows)
      const shared = rows.length > 0 ? await readSharedAddresses(db, person.id) : new Set<string>()
      return { data: rows.map(presentEvidence(now(), person.name, shared)), total: rows.length }
    }),
  ]
}
