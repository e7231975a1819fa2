import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { likertCodes } from './scoring.rules.ts'

export const mayRate = { module: 'users', item: 'rate' } as const
const likert = z.enum(likertCodes)

/** `<attempt uuid>:<position>`. */
const uid = z.string('errors.bad_request').regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9]$/i, 'errors.bad_request')

const ratedText = z.object({
  uid: z.string(),
  likert: likert.nullable(),
  point_likert: z.number().nullable(),
  /** Points of the whole attempt after the change. */
  points: z.number(),
  band: likert,
  provisional: z.boolean(),
})
export type RatedText = z.infer<typeof ratedText>

export const rateTextEndpoint = endpoint({
  method: 'PUT',
  path: '/api/evaluar/test',
  summary: 'Rates a free text; a person’s new rating replaces their own, another person’s is stored beside the first',
  access: mayRate,
  body: z.object({ uid, val: z.enum(likertCodes, 'results.error.rating_code') }),
  answer: changeOf(ratedText),
})

export const undoRatingEndpoint = endpoint({
  method: 'POST',
  path: '/api/evaluar/undo',
  summary: 'Withdraws the caller’s rating of a free text',
  access: mayRate,
  body: z.object({ uid }),
  answer: changeOf(ratedText),
})

/** `first`: texts without a rating. `second`: texts that one other person has rated, whose rating stays hidden. */
export const opinions = ['first', 'second'] as const
export type Opinion = (typeof opinions)[number]
const opinion = z.enum(opinions, 'errors.bad_request').default('first')

const waitingQuestion = z.object({
  uuid: z.string(),
  question: z.string(),
  language: languageSchema,
  skills: z.array(z.string()),
  waiting: z.number().int(),
  waiting_capped: z.boolean(),
})
export type WaitingQuestion = z.infer<typeof waitingQuestion>

export const listWaitingQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/evaluar/questions',
  summary: 'Questions with free texts that need a rating, or a second one from the caller, with their number',
  access: mayRate,
  query: listQuery(['question', 'language'], 'question').safeExtend({ opinion }),
  exported: true,
  answer: listOf(waitingQuestion),
})

export const countWaitingTextsEndpoint = endpoint({
  method: 'GET',
  path: '/api/evaluar/waiting',
  summary: 'The number of unrated free texts',
  access: mayRate,
  answer: z.object({ data: z.number().int(), capped: z.boolean() }),
})

/** Texts of one question, without anything that identifies their authors. */
const textsOfQuestion = z.object({
  uuid: z.string(),
  question: z.string(),
  language: languageSchema,
  skills: z.array(z.string()),
  waiting: z.number().int(),
  waiting_capped: z.boolean(),
  texts: z.array(z.object({ uid: z.string(), question: z.string(), annotation: z.string() })),
  /** The latest ratings of this question. */
  rated: z.array(
    z.object({
      uid: z.string(),
      annotation: z.string(),
      /** The rating; null until the caller has rated this text too. */
      code: likert.nullable(),
      rater: z.string(),
      rated_at: z.string(),
      mine: z.boolean(),
      /** Other people's ratings of the same text; visible only to callers who have rated it. */
      beside: z.array(z.object({ code: likert, rater: z.string() })),
      disagreement: z.boolean(),
    }),
  ),
})
export type TextsOfQuestion = z.infer<typeof textsOfQuestion>

export const getTextsOfQuestionEndpoint = endpoint({
  method: 'GET',
  path: '/api/evaluar/questions/:uuid',
  summary: 'The free texts of a question that have waited longest, without names or ratings, and its latest ratings',
  access: mayRate,
  params: z.object({ uuid: recordId }),
  query: z.object({ opinion }),
  answer: recordOf(textsOfQuestion),
})
