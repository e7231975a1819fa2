import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { difficultyWords } from '../difficulty/difficulty.rules.ts'
import { likertCodes } from '../results/scoring.rules.ts'
import { drawStates } from './equality.rules.ts'
import { restReasons } from './exposure.rules.ts'
import { wearSigns } from './wear.rules.ts'

const equalityView = z.object({
  state: z.enum(drawStates),
  /** The fewest choice questions with which draws can be balanced, beside the texts of the bank. */
  least: z.number().int(),
  /** The largest difference of two simulated draws in expected points out of 100, by true difficulties; null when no difficulty is known. */
  largest: z.number().nullable(),
  /** The same without balancing. */
  plain: z.number().nullable(),
})
export type EqualityView = z.infer<typeof equalityView>

const targetView = z.object({
  /** The better of the two bands that meet here, and its lowest points. */
  band: z.enum(likertCodes),
  points: z.number().int(),
  /** The difficulty that separates the two bands, in logits and in words. */
  difficulty: z.number(),
  word: z.enum(difficultyWords),
  /** Questions of about that difficulty, and how many more the bank should have. */
  questions: z.number().int(),
  missing: z.number().int(),
  /** The standard error of a result there in points, and what it would be with ten more questions of that difficulty. */
  error: z.number(),
  error_with_more: z.number(),
  /** How many questions a test of today would need to distinguish people there as well as ten with those questions. */
  worth: z.number(),
})
export type TargetView = z.infer<typeof targetView>

const wornView = z.object({
  uuid: z.string(),
  question: z.string(),
  language: languageSchema,
  answers: z.number().int(),
  signs: z.array(z.enum(wearSigns)),
  /** In percent of the latest answers: too fast to read, with the question copied, of people who had answered it before. */
  too_fast: z.number().int(),
  copied: z.number().int(),
  known: z.number().int(),
  /** In percent: right answers of the older and of the newer half; null without answers to choose from. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
})
export type WornView = z.infer<typeof wornView>

const restingView = z.object({
  uuid: z.string(),
  question: z.string(),
  language: languageSchema,
  reason: z.enum(restReasons),
})
export type RestingView = z.infer<typeof restingView>

const workshopView = z.object({
  draws: equalityView,
  /** Choice questions that tests may ask, and how many of them have no difficulty yet. */
  questions: z.number().int(),
  unknown: z.number().int(),
  /** In percent: how many of the latest tests asked the most frequent question; null with too few tests. */
  exposure: z.number().int().nullable(),
  guessing: z.object({
    /** The points that pure guessing gives on average; null without questions (GUE-01). */
    level: z.number().int().nullable(),
    /** Whether the answers show that guessing distorts the difficulties; null before the first estimate. */
    distorts: z.boolean().nullable(),
  }),
  /** The questions that tests ask only when the others do not suffice (EXO-01). */
  resting: z.array(restingView),
  /** From the best band; empty while too few difficulties are known. */
  targets: z.array(targetView),
  /** The questions with signs, most first; null while no question has enough answers. */
  worn: z.array(wornView).nullable(),
  /** Whether the bank has more questions than are looked at for signs, which are its oldest. */
  worn_capped: z.boolean(),
})
export type WorkshopView = z.infer<typeof workshopView>

export const getWorkshopEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/workshop',
  summary:
    'What a bank needs in a language: how equal its draws are, at which difficulty questions are missing, which ones are worn out',
  access: { module: 'questions', item: 'view' },
  params: z.object({ id: recordId }),
  query: z.object({ language: languageSchema }),
  answer: recordOf(workshopView),
})

const versionView = z.object({ uuid: z.string(), question: z.string() })
const differenceView = z.object({
  es: versionView,
  en: versionView,
  /** Of the Educational Testing Service: B is moderate, C large. */
  class: z.enum(['B', 'C']),
  harder: languageSchema,
  /** How many people of a hundred fewer are right in the harder language, among people with the same score. */
  share: z.number().int(),
  /** On the delta scale, with its standard error; below zero English is harder. */
  delta: z.number(),
  error: z.number(),
  answers: z.object({ es: z.number().int(), en: z.number().int() }),
})
export type DifferenceView = z.infer<typeof differenceView>

const languagesView = z.object({
  /** Pairs that are harder in one language, the largest differences first. */
  differing: z.array(differenceView),
  /** How many pairs were compared and show no difference worth naming, and how many have too few answers yet. */
  alike: z.number().int(),
  waiting: z.number().int(),
})
export type LanguagesView = z.infer<typeof languagesView>

export const getLanguageDifferencesEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/languages',
  summary: 'The pairs of a bank that are harder in one language for people with the same score',
  access: { module: 'questions', item: 'view' },
  params: z.object({ id: recordId }),
  answer: recordOf(languagesView),
})
