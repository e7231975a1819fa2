import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { bankExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { difficultyView } from '../difficulty/difficulty.contract.ts'
import { lacks } from '../questions/questions.rules.ts'
import { healthMarks } from './health.rules.ts'
import { importOutcomes } from './import.rules.ts'
import { parityGaps } from './parity.rules.ts'

export const mayView = { module: 'questions', item: 'view' } as const
export const mayChange = { module: 'questions', item: 'change' } as const
/** Giving points needs the same permission as rating (RES-02). */
const mayGivePoints = { module: 'users', item: 'change' } as const
const ofRecord = z.object({ id: recordId })

const counts = z.object({ questions: z.number().int(), ready: z.number().int() })

const bankView = z.object({ uuid: z.string(), name: z.string(), es: counts, en: counts })
export type BankView = z.infer<typeof bankView>

export const getBankEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id',
  summary: 'The bank of a skill: how many questions it has in each language, and how many of them are ready',
  access: mayView,
  params: ofRecord,
  answer: recordOf(bankView),
})

const share = z.number()

const figuresView = z.object({
  /** The number of recent answers in these figures. */
  asked: z.number().int(),
  /** In percent: right answers of a select, points of a free text. */
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
  /** When the question was declared broken and put out of use; null otherwise. */
  broken_at: z.string().nullable(),
  difficulty: difficultyView,
})
export type HealthView = z.infer<typeof healthView>

export const healthOrders = ['question', 'asked', 'share', 'difficulty', 'discrimination', 'median_seconds'] as const
export type HealthOrder = (typeof healthOrders)[number]

export const listHealthEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/health',
  summary: 'The figures of each question of a bank in a language, those with problems first unless `sort` says otherwise',
  access: mayView,
  params: ofRecord,
  query: z.object({
    language: languageSchema,
    sort: z.enum([...healthOrders, ...healthOrders.map((field) => `-${field}` as const)], 'errors.bad_request').optional(),
    q: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
  }),
  exported: true,
  answer: listOf(healthView),
})

const brokenView = z.object({ uuid: z.string(), broken_at: z.string().nullable(), ready: z.boolean() })

export const breakQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/broken/:id',
  summary: 'Takes a broken question out of tests, and gives its points to everybody who had it',
  access: mayGivePoints,
  params: ofRecord,
  answer: changeOf(brokenView),
})

export const mendQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/mended/:id',
  summary: 'Lets tests ask a broken question again; points that were given stay',
  access: mayGivePoints,
  params: ofRecord,
  answer: changeOf(brokenView),
})

export const exportBankTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/export/csv',
  summary: 'The questions of a bank as a table: texts only',
  access: mayView,
  replica: true,
  params: ofRecord,
  query: z.object({ language: languageSchema.default('es') }),
  heavy: true,
  file: 'text/csv',
  answer: fileAnswer,
})

export const exportBankEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/export/zip',
  summary: 'The questions of a bank as JSON, with their pictures and sounds, in a zip',
  access: mayView,
  replica: true,
  params: ofRecord,
  heavy: true,
  file: 'application/zip',
  answer: fileAnswer,
})

const importView = z.object({
  counts: z.record(z.enum(importOutcomes), z.number().int()),
  lines: z.array(
    z.object({
      /** Line in the file; in a zip, the place in its list of questions. */
      line: z.number().int(),
      question: z.string(),
      outcome: z.enum(importOutcomes),
      /** Why the question is not imported. */
      reasons: z.array(z.string()),
      /** How the imported question differs from the file. */
      notes: z.array(z.string()),
      /** What the imported question needs before a test may ask it; empty when it will be ready. */
      lacks: z.array(z.enum(lacks)),
    }),
  ),
  /** Parts of the file that are not imported. */
  notes: z.array(z.object({ note: z.string(), values: z.array(z.string()) })),
  /** Identifies the preview; the import does exactly what the preview showed, or nothing. */
  plan: z.string(),
})
export type ImportView = z.infer<typeof importView>

const file = { kinds: bankExtensions, required: 'banks.error.file_required', bytes: limits.bankFile.bytes } as const
/** The language of questions in a GIFT file, which does not name it. */
const importForm = z.object({ language: languageSchema.default('es') })

export const previewImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/import/preview',
  summary: 'Previews an import: the outcome of each entry and its errors; changes nothing',
  access: mayChange,
  params: ofRecord,
  heavy: true,
  files: { file },
  body: importForm,
  answer: recordOf(importView),
})

export const importBankEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/import',
  summary: 'Imports the questions of a file as the preview showed, without those that it rejected',
  access: mayChange,
  params: ofRecord,
  heavy: true,
  files: { file },
  body: importForm.extend({ plan: z.string('errors.bad_request').max(64, 'errors.bad_request') }),
  answer: changeOf(importView),
})

const sideView = figuresView.extend({
  uuid: z.string(),
  question: z.string(),
  type: z.enum(['select', 'text']),
  ready: z.boolean(),
})

const parityView = z.object({
  /** A question and its translation; one side is null without a pair. */
  es: sideView.nullable(),
  en: sideView.nullable(),
  gaps: z.array(z.enum(parityGaps)),
})
export type ParityView = z.infer<typeof parityView>

export const listParityEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/parity',
  summary: 'The questions of a bank in pairs of both languages, with the gaps between them',
  access: mayView,
  params: ofRecord,
  query: listQuery(['gaps', 'question'], '-gaps'),
  exported: true,
  answer: listOf(parityView),
})

export const listUnpairedEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/unpaired',
  summary: 'The questions of a bank in a language without a pair',
  access: mayView,
  params: ofRecord,
  query: z.object({ language: languageSchema }),
  answer: listOf(z.object({ uuid: z.string(), question: z.string() })),
})

export const pairForm = z.object({
  question_uuid: recordIdOr('errors.not_found'),
  other_uuid: recordIdOr('banks.error.other_required'),
})
const pairView = z.object({ pair: z.string() })

export const pairQuestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/pairs',
  summary: 'Pairs two questions of a skill as translations of each other',
  access: mayChange,
  body: pairForm,
  answer: changeOf(pairView),
})

export const checkPairEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/pairs/checked/:id',
  summary: 'Confirms that both questions of a pair mean the same in their present text',
  access: mayChange,
  params: ofRecord,
  answer: changeOf(pairView),
})

export const partQuestionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/banks/pairs/:id',
  summary: 'Separates a question from its pair',
  access: mayChange,
  params: ofRecord,
  answer: changeOf(pairView),
})
