import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, optionalText, recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { givenAnswers } from './answers.contract.ts'
import { answerStates, lacksOf, questionKinds, readNumber, yesOrNoAnswers } from './screening-questions.rules.ts'
import { library } from './screening-questions.screens.ts'

/** A bound of a number, as a number or as typed; null for none. */
const bound = z.union([z.number(), z.string(), z.null()], 'screening.error.number').transform((given, context) => {
  if (given === null || given === '') return null
  if (typeof given === 'number') return given
  const number = readNumber(given.trim())
  if (number === undefined) context.addIssue({ code: 'custom', message: 'screening.error.number' })
  return number ?? z.NEVER
})

const questionFields = z.object({
  kind: z.enum(questionKinds, 'screening.error.kind'),
  text: requiredText('screening.error.text', limits.text.place),
  required: flag,
  choices: z
    .array(z.object({ text: optionalText(), knockout: flag }), 'screening.error.choices')
    .max(limits.screening.choices, 'screening.error.choices_many')
    .default([]),
  /** The answer to a yes/no question that is a knock-out; empty for none. */
  knockout_answer: z.enum(['', ...yesOrNoAnswers], 'errors.bad_request').default(''),
  /** A number below or above these is a knock-out. */
  knockout_min: bound.default(null),
  knockout_max: bound.default(null),
  knockout_reason: optionalText(),
})

/** What keeps a question from being asked is an error of its field, once the other fields fit. */
function complete<Shape extends typeof questionFields>(shape: Shape) {
  return shape.superRefine((fields, context) => {
    for (const [field, message] of Object.entries(lacksOf(fields))) context.addIssue({ code: 'custom', path: [field], message })
  })
}

/** The form of a question (SCQ-01). */
export const questionForm = complete(questionFields)
export type QuestionInput = z.input<typeof questionForm>

const questionView = z.object({
  uuid: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  required: z.boolean(),
  choices: z.array(z.object({ text: z.string(), knockout: z.boolean() })),
  knockout_answer: z.enum(['', ...yesOrNoAnswers]),
  knockout_min: z.number().nullable(),
  knockout_max: z.number().nullable(),
  knockout_reason: z.string(),
  version,
})
export type QuestionView = z.infer<typeof questionView>

const list = z.union([z.literal(library), recordId])

const vacancyNamed = z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema })
const listView = z.object({
  /** Null for the library. */
  vacancy: vacancyNamed.nullable(),
  questions: z.array(questionView),
})
export type QuestionList = z.infer<typeof listView>

const mayView = { module: 'candidates', item: 'view' } as const
const mayChange = { module: 'candidates', item: 'change' } as const

export const listScreeningQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/screening/questions/:list',
  summary: "The questions that a vacancy asks of applicants, or with `library` those of the company's library, in their order",
  access: mayView,
  params: z.object({ list }),
  answer: recordOf(listView),
})

export const addScreeningQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/screening/questions/:list',
  summary: 'Adds a question at the end of a vacancy or of the library',
  access: mayChange,
  params: z.object({ list }),
  body: questionForm,
  answer: changeOf(questionView),
})

export const orderScreeningQuestionsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/screening/questions/:list/order',
  summary: 'Sets the order of the questions; 409 when the list has other questions by now',
  access: mayChange,
  params: z.object({ list }),
  body: z.object({ questions: z.array(recordId, 'errors.bad_request').max(limits.screening.library, 'errors.bad_request') }),
  answer: changeOf(listView),
})

export const updateScreeningQuestionEndpoint = endpoint({
  method: 'PUT',
  path: '/api/screening/question/:id',
  summary: 'Changes a question; answers that were given keep the text that they answered',
  access: mayChange,
  params: z.object({ id: recordId }),
  body: complete(questionFields.extend({ version: versionSeen })),
  answer: changeOf(questionView),
})

export const deleteScreeningQuestionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/screening/question/:id',
  summary: 'Deletes a question; answers that were given stay',
  access: mayChange,
  params: z.object({ id: recordId }),
  answer: changeOf(questionView),
})

/** A question as a candidate reads it, without its knock-outs. */
const askedQuestion = z.object({
  uuid: z.string(),
  /** Rises when what is asked changes. An answer names it, so that nobody answers a question that they did not read. */
  version,
  kind: z.enum(questionKinds),
  text: z.string(),
  required: z.boolean(),
  choices: z.array(z.string()),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export const listAskedQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/questions/:job',
  summary: 'The questions that a published vacancy asks of applicants, in their order',
  access: 'anyone',
  params: z.object({ job: recordId }),
  answer: recordOf(z.array(askedQuestion)),
})

const answerView = z.object({
  /** The question as it was asked. */
  question: z.string(),
  kind: z.enum(questionKinds),
  /** `yes` or `no`, choices, or a text; empty when the person left the question empty. */
  values: z.array(z.string()),
  answered_at: z.string(),
  /** Of a question that asks for a file: its path, which is valid for ten minutes. Its name is in `values`. */
  file: z.string().nullable(),
})
export type AnswerView = z.infer<typeof answerView>

const params = z.object({ uuid: recordId })

export const getOwnAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/applied/:uuid/answers',
  summary: "The caller's answers to the questions of a vacancy that they applied to, and the questions without an answer",
  access: 'candidate',
  params,
  answer: recordOf(z.object({ jobs: vacancyNamed, answers: z.array(answerView), questions: z.array(askedQuestion) })),
})
export type OwnAnswers = z.output<typeof getOwnAnswersEndpoint.answer>['data']

export const giveAnswersEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/applied/:uuid/answers',
  summary: 'Answers the questions that an application of the caller has no answers to; answers that were given stay',
  access: 'candidate',
  params,
  body: z.object({ answers: givenAnswers }),
  answer: z.object({ success_message: z.string() }),
})

export const answerWithFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/questions/:question/file',
  summary: 'Answers a question that asks for a file, in the current application of the caller; an answer that was given stays',
  access: 'candidate',
  params: z.object({ question: recordId }),
  files: { file: { kinds: documentExtensions, required: 'screening.error.required' } },
  answer: z.object({ success_message: z.string() }),
})

const cardAnswer = answerView.extend({
  /** The reason of the knock-out; empty for none. It only marks (SCQ-03). */
  knockout: z.string(),
})
export type CardAnswer = z.infer<typeof cardAnswer>

export const getAnswersOfCardEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id/answers',
  summary: 'The answers of an application, in the order of the questions',
  access: mayView,
  params: z.object({ id: recordId }),
  reads: { what: 'person', of: 'application', by: ['id'] },
  answer: recordOf(
    z.object({
      state: z.enum(answerStates),
      answers: z.array(cardAnswer),
      /** How many questions of the vacancy have no answer yet. */
      missing: z.number().int(),
    }),
  ),
})
export type AnswersOfCard = z.output<typeof getAnswersOfCardEndpoint.answer>['data']

export const askForAnswersEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/:id/answers/ask',
  summary: 'Asks the person of a card by e-mail for the answers that the application lacks',
  access: mayChange,
  params: z.object({ id: recordId }),
  answer: z.object({ success_message: z.string() }),
})
