import { z } from 'zod'
import { recordIdOr } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'

const value = z.union([
  z.string().max(limits.screening.answer),
  z.array(z.string().max(limits.text.line)).max(limits.screening.choices),
])

/** An answer with the version of the question that the person read. Without it the answer counts for the question as it is now. */
const givenAnswer = z.object({
  question: recordIdOr('errors.bad_request'),
  version: z.int('errors.bad_request').optional(),
  value,
})
export type GivenAnswer = z.output<typeof givenAnswer>

/** The answers of a form. Registering loads it, so it has a file of its own. */
const answerList = z.array(givenAnswer, 'errors.bad_request').max(limits.screening.questions, 'errors.bad_request')

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return given === '' ? undefined : JSON.parse(given)
  } catch {
    return given
  }
}

/** The answers to the questions of a vacancy, beside a file as the JSON text of their list. A caller who leaves them out answers nothing. */
export const givenAnswers = z.preprocess(parsed, answerList.optional())
