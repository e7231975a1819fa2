import type { RatedText, TextsOfQuestion, WaitingQuestion } from '#domain/assessment/results/rating.contract.ts'
import { disagree } from '#domain/assessment/results/results.rules.ts'
import { bandOf } from '#domain/assessment/results/scoring.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { TextRowToRate, TextsOfQuestionRow, WaitingQuestionRow } from './rating.reads.ts'

export function presentWaitingQuestion({ uuid, text, language, skills, waiting }: WaitingQuestionRow): WaitingQuestion {
  return {
    uuid,
    question: text,
    language,
    skills,
    waiting: Math.min(waiting, limits.countCap),
    waiting_capped: waiting > limits.countCap,
  }
}

/** Texts in a queue, without their authors and without other people's ratings of texts that the viewer has not rated. */
export function presentTexts(viewer: Person, { texts, rated, ...question }: TextsOfQuestionRow): TextsOfQuestion {
  return {
    ...presentWaitingQuestion(question),
    texts: texts.map(({ attempt, position, question, annotation }) => ({ uid: `${attempt}:${position}`, question, annotation })),
    rated: rated.map(({ attempt, position, annotation, code, rater, rater_id, rated_at, ratings }) => {
      const revealed = ratings.some((rating) => rating.rater_id === viewer.id) ? ratings : []
      return {
        uid: `${attempt}:${position}`,
        annotation,
        code: revealed.length > 0 ? code : null,
        rater,
        rated_at: new Date(rated_at).toISOString(),
        mine: rater_id === viewer.id,
        beside: revealed.filter((rating) => rating.rater_id !== rater_id).map(({ code, rater }) => ({ code, rater })),
        disagreement: disagree(revealed.map(({ code }) => code)),
      }
    }),
  }
}

/** The current points of a text and of its attempt. */
export function presentRatedText({ uuid, position, code, points, total, unrated }: TextRowToRate): RatedText {
  const sum = total ?? 0
  return {
    uid: `${uuid}:${position}`,
    likert: code,
    point_likert: points,
    points: sum,
    band: bandOf(sum),
    provisional: (unrated ?? 0) > 0,
  }
}
