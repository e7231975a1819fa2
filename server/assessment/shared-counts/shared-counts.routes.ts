import { leastShared } from '#domain/assessment/shared-counts/counts.rules.ts'
import {
  addCountsEndpoint,
  exportCountsEndpoint,
  getSharedCountsEndpoint,
  removeCountsEndpoint,
} from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { type BankSkill, readBankSkill } from '../banks/banks.reads.ts'
import { readCountsOf, readFinishedTests, readQuestionTexts } from './shared-counts.reads.ts'
import { leftOutQuestions, presentSharedCounts } from './shared-counts.views.ts'
import * as writes from './shared-counts.writes.ts'
import { readSignedCounts } from './signed-counts.reads.ts'

async function readShared(db: Reader, skill: BankSkill) {
  const rows = await readCountsOf(db, skill.id)
  const texts = await readQuestionTexts(db, leftOutQuestions(rows))
  return presentSharedCounts(rows, texts, await readFinishedTests(db, skill.id, leastShared))
}

export const sharedCountsRoutes = (platform: Platform) => {
  const { db } = platform
  const answer = async (message: string, skill: BankSkill, done: object | Refusal) =>
    isRefusal(done) ? done : { success_message: message, data: await readShared(db, skill) }

  return [
    route(getSharedCountsEndpoint, async ({ params }) => {
      const skill = await readBankSkill(db, params.id)
      return skill ? { data: await readShared(db, skill) } : refuse('errors.not_found')
    }),

    route(exportCountsEndpoint, async ({ params, body: { language }, viewer }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      const made = await writes.exportCounts(platform, viewer, skill, language)
      if (isRefusal(made)) return made
      const name = `${fileStem(skill.name, 'bank')}-${language}.txt`
      return { success_message: 'shared_counts.exported', data: { name, content: made.content } }
    }),

    route(addCountsEndpoint, async ({ params, files, viewer }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      const claims = await readSignedCounts(platform, files.file.path)
      if (isRefusal(claims)) return claims
      return answer('shared_counts.added', skill, await writes.addCounts(platform, viewer, skill, claims))
    }),

    route(removeCountsEndpoint, async ({ params, viewer }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      return answer('shared_counts.removed', skill, await writes.removeCounts(platform, viewer, skill, params.file))
    }),
  ]
}
