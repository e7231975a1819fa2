import { z } from 'zod'
import { optionalText } from '../../../kernel/fields.ts'
import { limits } from '../../../kernel/limits.ts'
import { stages } from '../../../kernel/stages.ts'
import { dateOrders } from '../../../people/imports/dates.rules.ts'
import { pastResults } from './history-stages.rules.ts'

const { words: mostWords } = limits.pastApplications
const word = z.string('errors.bad_request').max(limits.text.line, 'errors.bad_request')

/** What becomes of a reason of the file: added to the company's list, kept in the note, or one of the list by its uuid. */
export const reasonChoice = z.union([z.enum(['add', 'note']), z.uuid()], 'errors.bad_request')
export type ReasonChoice = z.infer<typeof reasonChoice>

/** Which colleague a name that several have means, or that it stays in the note. */
export const recruiterChoice = z.union([z.literal('note'), z.uuid()], 'errors.bad_request')
export type RecruiterChoice = z.infer<typeof recruiterChoice>

const unknownChoice = z.enum(['', 'leave_out', 'create'], 'errors.bad_request').default('')

/** What is asked once for a table of past applications (MOV-01). Empty choices are undecided, and nothing is imported before. */
export const historyChoices = z.object({
  /** The meaning of words of stages and outcomes, where it differs from the guess. */
  stages: z
    .array(z.tuple([word, z.enum(pastResults, 'errors.bad_request')]))
    .max(mostWords, 'errors.bad_request')
    .default([]),
  reasons: z
    .array(z.tuple([word, reasonChoice]))
    .max(mostWords, 'errors.bad_request')
    .default([]),
  recruiters: z
    .array(z.tuple([word, recruiterChoice]))
    .max(mostWords, 'errors.bad_request')
    .default([]),
  people: z.enum(['', 'leave_out'], 'errors.bad_request').default(''),
  vacancies: unknownChoice,
  clients: unknownChoice,
  dates: z.enum(['', ...dateOrders], 'errors.bad_request').default(''),
  /** The location of clients that the import adds. */
  city: optionalText(),
})
export type HistoryChoices = z.output<typeof historyChoices>

const count = z.number().int()

/** What a table of past applications asks, and how much each answer is about. */
export const historyQuestions = z.object({
  /** The words of stages and outcomes with what they mean; null for one that nobody has matched yet. */
  stages: z.array(z.object({ word: z.string(), lines: count, result: z.enum(pastResults).nullable() })),
  reasons: z.array(z.object({ word: z.string(), lines: count, choice: reasonChoice })),
  known_reasons: z.array(z.object({ uuid: z.string(), name: z.string() })),
  /** Lines whose person, vacancy or client is not known, and how many different ones these are. */
  people: z.object({ lines: count, names: z.array(z.string()) }),
  vacancies: z.object({ lines: count, count, names: z.array(z.string()) }),
  clients: z.object({ lines: count, count, names: z.array(z.string()) }),
  /** Whether the caller may add clients. */
  may_create_clients: z.boolean(),
  /** Colleagues whom nobody was found for; their names stay in the note. */
  recruiters: z.array(z.string()),
  /** How many applications the lines make; several lines of a person in a vacancy are one. */
  applications: count,
  /** Names that several colleagues have, each with these colleagues and the answer; null for one that nobody has answered yet. */
  doubtful_recruiters: z.array(
    z.object({
      word: z.string(),
      lines: count,
      colleagues: z.array(z.object({ uuid: z.string(), name: z.string(), email: z.string() })),
      choice: recruiterChoice.nullable(),
    }),
  ),
  asks_dates: z.boolean(),
  /** What has to be answered before the import. */
  missing: z.array(z.enum(['stages', 'people', 'vacancies', 'clients', 'dates', 'city', 'recruiters'])),
})
export type HistoryQuestions = z.infer<typeof historyQuestions>

/** What a line makes of an application. */
export const pastApplicationView = z.object({
  /** The cells as they are written. */
  written: z.string(),
  /** The stages of the application with all its lines, in order; a day that is not known is null. */
  steps: z.array(z.object({ result: z.enum([...stages, 'hired', 'withdrawn'] as const), day: z.string().nullable() })),
})
export type PastApplicationView = z.infer<typeof pastApplicationView>
