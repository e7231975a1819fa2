import {
  continueTestHereEndpoint,
  countTestQuestionsEndpoint,
  explainTestEndpoint,
  finishTestEndpoint,
  getTestAnswersEndpoint,
  getTestQuestionsEndpoint,
  getTestSummaryEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import { refusalOfFinish } from '#domain/assessment/attempts/attempts.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../platform/settings.ts'
import { readReadyKinds, readReadyQuestions } from '../skills/ready-questions.reads.ts'
import { saveAnswer } from './answering.writes.ts'
import { readAskedQuestion, readEnded, readMedia, readOwnSkill, type TestRow } from './attempts.reads.ts'
import { presentQuestion, presentSummary, presentTest } from './attempts.views.ts'
import { continueHere, explain, refreshTest, start } from './attempts.writes.ts'

export const attemptRoutes = (platform: Platform) => [
  route(countTestQuestionsEndpoint, async ({ params, viewer }) => {
    const skillId = await readOwnSkill(platform.db, viewer, params.user_skill_uuid)
    if (skillId === undefined) return refuse('errors.not_found')
    return { data: (await readReadyQuestions(platform.db, skillId))[params.language] }
  }),

  route(getTestQuestionsEndpoint, async ({ params, query, viewer }) => {
    const row = await refreshTest(platform, viewer, params.user_skill_uuid)
    return row ? { data: await show(platform, row, query.window, params.language) } : refuse('errors.not_found')
  }),

  route(getTestAnswersEndpoint, async ({ params, viewer }) => {
    const found = await readAskedQuestion(platform.db, viewer, params.question_uuid, platform.now())
    if (!found) return refuse('errors.not_found')
    const { answers } = presentQuestion(found.asked, await readMedia(platform.db, found.asked), platform)
    return { data: answers, total: answers.length }
  }),

  route(startTestEndpoint, async ({ params, body, viewer }) => {
    const { language = viewer.language, window, again, experience_timefrom: from_date, experience_timeto: to_date } = body
    const dates = from_date && to_date ? { from_date, to_date } : undefined
    const row = await start(platform, viewer, params.user_skill_uuid, { language, window, again, dates })
    return isRefusal(row) ? row : { data: await show(platform, row, window, language) }
  }),

  route(continueTestHereEndpoint, async ({ params, body, viewer }) => {
    const row = await continueHere(platform, viewer, params.user_skill_uuid, body.window)
    return isRefusal(row) ? row : { data: await show(platform, row, body.window, viewer.language) }
  }),

  route(saveTestAnswerEndpoint, async ({ body, viewer, ip }) => {
    const row = await saveAnswer(platform, viewer, body, ip)
    if (isRefusal(row)) return row
    return { success_message: 'attempts.saved', data: await show(platform, row, body.window, viewer.language) }
  }),

  route(finishTestEndpoint, async ({ params, viewer }) => {
    const row = await refreshTest(platform, viewer, params.uuid)
    if (!row) return refuse('errors.not_found')
    const refusal = refusalOfFinish(row.state)
    if (refusal) return refuse(refusal)
    return { success_message: 'attempts.thanks', data: await show(platform, row, '', viewer.language) }
  }),

  route(getTestSummaryEndpoint, async ({ params, viewer }) => {
    // Ends an overdue attempt before summarising it.
    await refreshTest(platform, viewer, params.user_skill_uuid)
    const ended = await readEnded(platform.db, viewer, params.user_skill_uuid)
    return ended ? { data: presentSummary(ended) } : refuse('errors.not_found')
  }),

  route(explainTestEndpoint, async ({ params, body, viewer }) =>
    answerChange(
      'attempts.explanation_kept',
      await explain(platform, viewer, params.user_skill_uuid, body.explanation),
      presentSummary,
    ),
  ),
]

const noneCounted = { es: 0, en: 0 }
const noneOfAKind = { select: 0, text: 0 }

async function show(platform: Platform, row: TestRow, window: string | undefined, language: Language) {
  const isRunning = row.state === 'running'
  const [ready, kinds, media, settings] = await Promise.all([
    isRunning ? noneCounted : readReadyQuestions(platform.db, row.skill_id),
    isRunning || row.point_limits.length === 0 ? noneOfAKind : readReadyKinds(platform.db, row.skill_id, language),
    readMedia(platform.db, row.asked),
    readSettings(platform),
  ])
  return presentTest(row, { window, language, ready, kinds, media, expiryHours: settings.testExpiryHours }, platform)
}
