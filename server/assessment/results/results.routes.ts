import {
  getResultEndpoint,
  listAttemptsEndpoint,
  removeUserSkillEndpoint,
  resetTestEndpoint,
} from '#domain/assessment/results/results.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAttempt, readAttemptQuestions, readAttempts, readHeldSkill, readResult, readUserSkill } from './results.reads.ts'
import { presentAttemptFigures, presentResult } from './results.views.ts'
import * as writes from './results.writes.ts'

export const resultRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(getResultEndpoint, async ({ params, query, viewer }) => {
      const result = await readResult(db, viewer, params.uuid, query.attempt)
      if (!result || (query.attempt && !result.attempt)) return refuse('errors.not_found')
      const questions = result.attempt_id ? await readAttemptQuestions(db, result.attempt_id) : []
      return { data: presentResult(platform, viewer, result, questions) }
    }),

    route(listAttemptsEndpoint, async ({ params, viewer }) => {
      const held = await readHeldSkill(db, viewer, params.id)
      if (!held) return refuse('errors.not_found')
      const rows = await readAttempts(db, held)
      return { data: rows.map(presentAttemptFigures), total: rows.length }
    }),

    route(resetTestEndpoint, async ({ body, viewer }) => {
      const attempt = await readAttempt(db, viewer, body.attempt, body.idskill, body.uuidUser)
      if (!attempt) return refuse('errors.not_found')
      const archived = await writes.resetTest(platform, viewer, attempt)
      return answerChange('results.reset_done', archived, ({ uuid }) => ({ attempt: uuid }))
    }),

    route(removeUserSkillEndpoint, async ({ body, viewer }) => {
      const userSkill = await readUserSkill(db, viewer, platform.now(), body.idskill, body.uuidUser)
      if (!userSkill) return refuse('errors.not_found')
      const removed = await writes.removeUserSkill(platform, viewer, userSkill)
      return answerChange('results.skill_removed', removed, ({ uuid }) => ({ uuid }))
    }),
  ]
}
