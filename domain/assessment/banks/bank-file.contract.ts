import { z } from 'zod'
import { requiredParagraph, requiredText } from '../../kernel/fields.ts'
import { languages } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { severalLines } from '../../kernel/plain-text.ts'
import { questionTypes } from '../questions/questions.contract.ts'

const uuid = z.uuid('banks.error.uuid').transform((text) => text.toLowerCase())
const words = z
  .string('errors.bad_request')
  .transform(severalLines)
  .pipe(z.string().max(limits.text.paragraph, 'errors.too_long'))
/** An answer is one line of text; several lines in a file are joined with slashes. */
const answer = z
  .string('errors.bad_request')
  .transform((text) => text.trim().replace(/\s*[\r\n]+\s*/g, ' / '))
  .pipe(requiredText('question.error.answer_required', limits.text.answer))
/** A path inside the zip; null without media. */
const media = z.string('errors.bad_request').max(limits.text.line, 'errors.too_long').nullable()

/** A question of a file in any format; absent fields keep their value in the bank. */
export const questionInFile = z.object({
  uuid: uuid.optional(),
  pair: uuid.nullish(),
  language: z.enum(languages, 'question.error.language_required'),
  type: z.enum(questionTypes, 'question.error.type_required'),
  question: requiredParagraph('question.error.question_required'),
  media: media.optional(),
  alternative_text: words.optional(),
  transcript: words.optional(),
  answers: z
    .array(
      z.object({
        answer,
        correct: z.boolean('errors.bad_request'),
        media: media.optional(),
        alternative_text: words.optional(),
      }),
    )
    .max(limits.answersOfQuestion, 'question.error.answers_most')
    .default([]),
})
export type QuestionInFile = z.input<typeof questionInFile>

export const bankFormat = 'cantera-bank'

/** bank.json in the zip of a bank. Questions are checked one by one, so that each invalid one is reported. */
export const bankFile = z.object({
  format: z.literal(bankFormat),
  version: z.literal(1),
  skill: z.string().max(limits.text.line).default(''),
  questions: z.array(z.unknown()),
})
/** Columns of a bank's table, before the columns answer_1, answer_2 and so on. */
export const tableColumns = [
  'uuid',
  'pair',
  'language',
  'type',
  'question',
  'alternative_text',
  'transcript',
  /** The number of the right answer, from 1. */
  'correct',
] as const
export const neededColumns = ['language', 'type', 'question'] as const
/** Spanish names of the columns. */
export const columnAliases: Readonly<Record<string, string>> = {
  ...{ pareja: 'pair', idioma: 'language', tipo: 'type', pregunta: 'question', correcta: 'correct' },
  ...{ texto_alternativo: 'alternative_text', transcripcion: 'transcript' },
}
