import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { recordId } from '../kernel/fields.ts'
import { languageSchema } from '../kernel/language-schema.ts'
import { changeOf, listOf, recordOf } from '../kernel/pagination.ts'
import { healthMarks } from './health.rules.ts'

export const mayView = { module: 'questions', item: 'view' } as const
export const mayChange = { module: 'questions', item: 'change' } as const
export const ofRecord = z.object({ id: recordId })

const counts = z.object({ questions: z.number().int(), ready: z.number().int() })

const bankView = z.object({ uuid: z.string(), name: z.string(), es: counts, en: counts })
export type BankView = z.infer<typeof bankView>

export const getBank = endpoint({
  method: 'GET',
  path: '/api/banks/:id',
  summary: 'The bank of a skill: how many questions it has in each language, and how many of them are ready',
  access: mayView,
  params: ofRecord,
  answer: recordOf(bankView),
})

const share = z.number()

export const figuresView = z.object({
  /** Latest answers that count. */
  asked: z.number().int(),
  /** In per cent: right answers of a choice, points of a free text. */
  share: share.nullable(),
  /** Point-biserial, from -1 to 1. */
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  marks: z.array(z.enum(healthMarks)),
})
export type FiguresView = z.infer<typeof figuresView>

const healthView = figuresView.extend({
  uuid: z.string(),
  question: z.string(),
  type: z.enum(['select', 'text']),
  language: languageSchema,
  ready: z.boolean(),
  /** Since when it is out of use because it was broken. */
  broken_at: z.string().nullable(),
})
export type HealthView = z.infer<typeof healthView>

export const listHealth = endpoint({
  method: 'GET',
  path: '/api/banks/:id/health',
  summary: 'What the latest answers say of each question of a bank in a language, those to look at first',
  access: mayView,
  params: ofRecord,
  query: z.object({ language: languageSchema }),
  answer: listOf(healthView),
})

const brokenView = z.object({ uuid: z.string(), broken_at: z.string().nullable(), ready: z.boolean() })

export const breakQuestion = endpoint({
  method: 'POST',
  path: '/api/banks/broken/:id',
  summary: 'Takes a question out of tests because it is broken, and gives its points to all who had it',
  access: mayChange,
  params: ofRecord,
  answer: changeOf(brokenView),
})

export const mendQuestion = endpoint({
  method: 'POST',
  path: '/api/banks/mended/:id',
  summary: 'Lets tests ask a question again that was broken; points that were given stay',
  access: mayChange,
  params: ofRecord,
  answer: changeOf(brokenView),
})
