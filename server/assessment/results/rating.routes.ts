import {
  countWaitingTextsEndpoint,
  getTextsOfQuestionEndpoint,
  listWaitingQuestionsEndpoint,
  rateTextEndpoint,
  undoRatingEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import { mayBeRated } from '#domain/assessment/results/results.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import {
  countWaiting,
  readRatings,
  readText,
  readTextsOfQuestion,
  readWaitingQuestions,
  type TextRowToRate,
} from './rating.reads.ts'
import { presentRatedText, presentTexts, presentWaitingQuestion } from './rating.views.ts'
import * as writes from './rating.writes.ts'

export const ratingRoutes = (platform: Platform) => {
  const { db } = platform

  /** Finds the text that a rating names, or refuses it. */
  const textOf = async (uid: string, rater: Person): Promise<TextRowToRate | Refusal> => {
    const [attempt = '', position] = uid.split(':')
    const text = await readText(db, rater, attempt, Number(position))
    if (!text) return refuse('errors.not_found')
    // The rater may have taken the test before joining the staff.
    if (text.user_id === rater.id) return refuse('errors.forbidden')
    const isRateable = mayBeRated({ state: text.state, archived: text.archived_at !== null }, text)
    return isRateable ? text : refuse('results.error.not_rateable')
  }

  /** Answers with the points of the text and of its attempt after the change. */
  const answerRated = async (message: string, uid: string, rater: Person, changed: { id: number } | Refusal) => {
    if (isRefusal(changed)) return changed
    const text = await textOf(uid, rater)
    return isRefusal(text) ? text : { success_message: message, data: presentRatedText(text) }
  }

  return [
    route(rateTextEndpoint, async ({ body, viewer }) => {
      const text = await textOf(body.uid, viewer)
      if (isRefusal(text)) return text
      const own = (await readRatings(db, text)).find(({ rater_id }) => rater_id === viewer.id)
      // Repeating a rating, for example after a lost response, leaves no trace.
      const rated = own?.code === body.val ? own : await writes.rateText(platform, viewer, text, body.val)
      return answerRated('results.rated', body.uid, viewer, rated)
    }),

    route(undoRatingEndpoint, async ({ body, viewer }) => {
      const text = await textOf(body.uid, viewer)
      if (isRefusal(text)) return text
      return answerRated('results.rating_undone', body.uid, viewer, await writes.undoRating(platform, viewer, text))
    }),

    route(listWaitingQuestionsEndpoint, async ({ query, viewer }) =>
      answerPage(await readWaitingQuestions(db, viewer, query), presentWaitingQuestion),
    ),

    route(countWaitingTextsEndpoint, async ({ viewer }) => {
      const { total, total_capped } = await countWaiting(db, viewer)
      return { data: total, capped: total_capped }
    }),

    route(getTextsOfQuestionEndpoint, async ({ params, query, viewer }) => {
      const question = await readTextsOfQuestion(db, viewer, params.uuid, query.opinion)
      return question ? { data: presentTexts(viewer, question) } : refuse('errors.not_found')
    }),
  ]
}
