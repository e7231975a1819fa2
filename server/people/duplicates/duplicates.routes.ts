import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import {
  countDuplicatesEndpoint,
  keepApartEndpoint,
  listDuplicatesEndpoint,
  mergePeopleEndpoint,
  previewMergeEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepApart, mergePeople } from './decisions.writes.ts'
import { countDuplicates, readAccount, readDuplicates, readSharedApplications, readSums } from './duplicates.reads.ts'
import { presentDuplicate, presentPreview } from './duplicates.views.ts'

export const duplicateRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listDuplicatesEndpoint, async ({ query, viewer }) =>
      answerPage(await readDuplicates(db, viewer, query), presentDuplicate),
    ),

    route(countDuplicatesEndpoint, async ({ viewer }) => {
      const { total, total_capped } = await countDuplicates(db, viewer)
      return { data: total, capped: total_capped }
    }),

    route(previewMergeEndpoint, async ({ params, viewer }) => {
      const [one, other] = await Promise.all([readAccount(db, viewer, params.one), readAccount(db, viewer, params.other)])
      if (!one || !other) return refuse('errors.not_found')
      const [sumsOfOne, sumsOfOther, shared] = await Promise.all([
        readSums(db, one.id),
        readSums(db, other.id),
        readSharedApplications(db, one.id, other.id),
      ])
      return { data: presentPreview({ account: one, sums: sumsOfOne }, { account: other, sums: sumsOfOther }, shared) }
    }),

    route(mergePeopleEndpoint, async ({ body, viewer }) =>
      answerChange('duplicates.merged', await mergePeople(platform, viewer, body), ({ uuid }) => ({ uuid })),
    ),

    route(keepApartEndpoint, async ({ body: { one, other }, viewer }) => {
      const noted = await keepApart(platform, viewer, one, other)
      return isRefusal(noted) ? noted : { success_message: 'duplicates.apart_done' }
    }),
  ]
}
