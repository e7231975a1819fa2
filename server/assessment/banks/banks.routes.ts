import {
  breakQuestionEndpoint,
  getBankEndpoint,
  listHealthEndpoint,
  mendQuestionEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { mostJudged } from '#domain/assessment/banks/health.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Walking } from '../../platform/lists.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { readBankCounts, readBankQuestion, readBankSkill } from './banks.reads.ts'
import { arrangeHealth, presentBank, presentBroken, presentHealth } from './banks.views.ts'
import * as writes from './broken.writes.ts'
import { type HealthRow, readHealth } from './health.reads.ts'

/** All questions of a bank in a language with their figures, for its file. Each query judges as many as one list has. */
async function readWholeHealth(db: Reader, skillId: number, language: Language): Promise<HealthRow[]> {
  const judged: HealthRow[] = []
  for (;;) {
    const rows = await readHealth(db, skillId, language, mostJudged, judged.at(-1)?.id)
    judged.push(...rows)
    if (rows.length < mostJudged) return judged
  }
}

/** The health of a bank: its first questions for the screen, all for its file. */
async function readList(db: Reader, skillId: number, { walk, language, ...how }: QueryOf<typeof listHealthEndpoint> & Walking) {
  if (walk) {
    const readAll = async () => arrangeHealth((await readWholeHealth(db, skillId, language)).map(presentHealth), how)
    const { ids, total } = await walk.next(limits.exportedListRows, readAll)
    return { data: [...ids], total }
  }
  const rows = await readHealth(db, skillId, language, mostJudged + 1)
  const data = arrangeHealth(rows.slice(0, mostJudged).map(presentHealth), how)
  return { data, total: data.length, total_capped: rows.length > mostJudged }
}

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
      return readList(db, skill.id, query)
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
