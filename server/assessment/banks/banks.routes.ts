import {
  breakQuestionEndpoint,
  getBankEndpoint,
  listHealthEndpoint,
  mendQuestionEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBankCounts, readBankQuestion, readBankSkill } from './banks.reads.ts'
import { healthFirst, presentBank, presentBroken, presentHealth } from './banks.views.ts'
import * as writes from './broken.writes.ts'
import { readHealth } from './health.reads.ts'

/** The maximum number of questions in one health list; each one reads up to 500 answers. */
const maxJudged = 200

export const bankRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(getBankEndpoint, async ({ params }) => {
      const skill = await readBankSkill(db, params.id)
      return skill ? { data: presentBank(skill, await readBankCounts(db, skill.id)) } : refuse('errors.not_found')
    }),

    route(listHealthEndpoint, async ({ params, query }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      const rows = await readHealth(db, skill.id, query.language, maxJudged + 1)
      const data = healthFirst(rows.slice(0, maxJudged).map(presentHealth))
      return { data, total: data.length, total_capped: rows.length > maxJudged }
    }),

    route(breakQuestionEndpoint, async ({ params, viewer }) => {
      const question = await readBankQuestion(db, params.id)
      if (!question) return refuse('errors.not_found')
      return answerChange('banks.broken_done', await writes.breakQuestion(platform, viewer, question), presentBroken)
    }),

    route(mendQuestionEndpoint, async ({ params, viewer }) => {
      const question = await readBankQuestion(db, params.id)
      if (!question) return refuse('errors.not_found')
      return answerChange('banks.mended_done', await writes.mendQuestion(platform, viewer, question), presentBroken)
    }),
  ]
}
