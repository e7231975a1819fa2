import {
  checkPairEndpoint,
  listParityEndpoint,
  listUnpairedEndpoint,
  pairQuestionsEndpoint,
  partQuestionsEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Walking } from '../../platform/lists.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { readBankQuestion, readBankSkill } from './banks.reads.ts'
import { readFigures, readSides, readUnpaired, shareSkill } from './parity.reads.ts'
import { arrangePairs, pairsOf, presentPair } from './parity.views.ts'
import * as writes from './parity.writes.ts'

const presentPairing = ({ pair }: { pair: string }) => ({ pair })

/** A page of the pairs of a bank, which are arranged in memory. */
async function pageOf(db: Reader, skillId: number, { q, sort, page, size, walk }: QueryOf<typeof listParityEndpoint> & Walking) {
  const readPairs = async () => arrangePairs(pairsOf(await readSides(db, skillId)), q, sort)
  if (walk) {
    const { ids: rows, total } = await walk.next(size, readPairs)
    return { rows: [...rows], total }
  }
  const pairs = await readPairs()
  return { rows: pairs.slice(page * size, (page + 1) * size), total: pairs.length }
}

export const parityRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listParityEndpoint, async ({ params, query }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      const { rows, total } = await pageOf(db, skill.id, query)
      const ids = rows.flatMap(({ sides }) => sides.map(({ id }) => id))
      return answerPage({ rows, total }, presentPair(await readFigures(db, ids)))
    }),

    route(listUnpairedEndpoint, async ({ params, query }) => {
      const skill = await readBankSkill(db, params.id)
      if (!skill) return refuse('errors.not_found')
      const rows = await readUnpaired(db, skill.id, query.language)
      return answerPage({ rows, total: rows.length }, ({ uuid, text }) => ({ uuid, question: text }))
    }),

    route(pairQuestionsEndpoint, async ({ body, viewer }) => {
      const one = await readBankQuestion(db, body.question_uuid)
      const other = await readBankQuestion(db, body.other_uuid)
      if (!one || !other) return refuse('errors.not_found')
      const fits = one.language !== other.language && !one.pair && !other.pair && (await shareSkill(db, one.uuid, other.uuid))
      if (!fits) return refuse('errors.fields', { errors: { other_uuid: ['banks.error.not_a_pair'] } })
      return answerChange('banks.pair_done', await writes.pairQuestions(platform, viewer, one, other), presentPairing)
    }),

    route(checkPairEndpoint, async ({ params, viewer }) => {
      const question = await readBankQuestion(db, params.id)
      if (!question?.pair) return refuse('errors.not_found')
      return answerChange('banks.check_done', await writes.checkPair(platform, viewer, question, question.pair), presentPairing)
    }),

    route(partQuestionsEndpoint, async ({ params, viewer }) => {
      const question = await readBankQuestion(db, params.id)
      if (!question?.pair) return refuse('errors.not_found')
      return answerChange(
        'banks.part_done',
        await writes.partQuestions(platform, viewer, question, question.pair),
        presentPairing,
      )
    }),
  ]
}
