import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  flag,
  optionalParagraph,
  recordId,
  recordIdOr,
  recordList,
  requiredParagraph,
  requiredText,
  unchangedIfOmitted,
  versionSeen,
} from '../../kernel/fields.ts'
import { mediaExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { languages } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { lacks } from './questions.rules.ts'

export const questionTypes = ['select', 'text'] as const
export const questionStatuses = ['A', 'I'] as const
const mediaKinds = ['picture', 'audio', 'document'] as const

/** At least one skill, sent as the JSON text of a list. */
const skills = recordList('vacancies.error.skills', limits.skillsOfQuestion).pipe(
  z.array(z.string()).min(1, 'vacancies.error.skills'),
)

const questionFields = {
  question: requiredParagraph('question.error.question_required'),
  type: z.enum(questionTypes, 'question.error.type_required'),
  language: z.enum(languages, 'question.error.language_required'),
  alternative_text: optionalParagraph(),
  transcript: optionalParagraph(),
}
export const questionForm = z.object({ ...questionFields, skills_uuid: skills })
export const questionEditForm = z.object({
  ...questionFields,
  alternative_text: unchangedIfOmitted(questionFields.alternative_text),
  transcript: unchangedIfOmitted(questionFields.transcript),
  /** When absent, the question keeps its skills. */
  skills_uuid: skills.optional(),
  /** Whether tests may ask the question. */
  status: z.enum(questionStatuses, 'errors.bad_request').optional(),
  remove_file: flag,
  version: versionSeen,
})
export const skillsForm = z.object({ skills_uuid: skills })
export const answerForm = z.object({
  question_uuid: recordIdOr('errors.not_found'),
  answer: requiredText('question.error.answer_required', limits.text.answer),
  alternative_text: optionalParagraph(),
})

/** A picture, a sound, or a document that tests cannot show. The signed path is valid for ten minutes. */
const mediaView = z.object({ kind: z.enum(mediaKinds), path: z.string(), name: z.string() })
export type MediaView = z.infer<typeof mediaView>

const answerView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  question_uuid: z.string(),
  answer: z.string(),
  result: z.boolean(),
  image: z.string().nullable(),
  media: mediaView.nullable(),
  alternative_text: z.string(),
})
export type AnswerView = z.infer<typeof answerView>

const questionView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  question: z.string(),
  type: z.enum(questionTypes),
  language: languageSchema,
  image: z.string().nullable(),
  file: z.string().nullable(),
  media: mediaView.nullable(),
  alternative_text: z.string(),
  transcript: z.string(),
  status: z.enum(questionStatuses),
  /** Whether tests may ask the question; `lacks` has the reasons why not (SPEC-29, SPEC-60). */
  ready: z.boolean(),
  lacks: z.array(z.enum(lacks)),
  /** Whether a test has asked the question; if so, deleting it only takes it out of use (SPEC-38). */
  in_use: z.boolean(),
  question_skills: z.array(z.object({ skill: z.object({ uuid: z.string(), name: z.string() }) })),
  answers: z.array(answerView),
  created_at: z.string(),
  version: z.number().int(),
})
export type QuestionView = z.infer<typeof questionView>

const mayView = { module: 'questions', item: 'view' } as const
const mayChange = { module: 'questions', item: 'change' } as const
const params = z.object({ id: recordId })
const files = { file: { kinds: mediaExtensions } } as const

/** A skill, or 0 for the questions of all skills. */
const skillOrAll = z.union([z.literal('0'), recordId], 'errors.not_found')
const page = listQuery(['created_at', 'question', 'type', 'language'], '-created_at')
/** The skills of a filter, separated by commas. */
const skillList = z
  .string()
  .max(limits.jsonFilterBytes, 'errors.bad_filter')
  .default('')
  .transform((text): unknown => text.split(',').filter(Boolean))
  .pipe(z.array(recordIdOr('errors.bad_filter')).max(limits.skillsOfQuestion, 'errors.bad_filter'))

/** Both names of the documents: `skills` of the filter and `skills_uuid`, as a question has it. */
const filterSkills = recordList('errors.bad_filter', limits.skillsOfQuestion).default([])

export const listQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/questions/list/:id',
  summary: 'Questions of a skill, or of all with 0; of any of the skills in the query',
  access: mayView,
  params: z.object({ id: skillOrAll }),
  query: page.safeExtend({ skills: skillList }),
  exported: true,
  answer: listOf(questionView),
})

export const filterQuestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/questions/filter',
  summary: 'Questions of any of these skills, or of all without a filter',
  access: mayView,
  query: page,
  body: z.object({ skills: filterSkills, skills_uuid: filterSkills }),
  answer: listOf(questionView),
})

export const getQuestionEndpoint = endpoint({
  method: 'GET',
  path: '/api/questions/item/:id',
  summary: 'One question with its answers',
  access: mayView,
  params,
  answer: recordOf(questionView),
})

const printSizes = z.coerce.number('errors.bad_request').pipe(z.union([z.literal(5), z.literal(10), z.literal(15)]))

export const printQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/list/questions/:a/:b',
  summary: 'Questions with their answers for print: of skill a, or of all with 0; page b, from 0',
  access: mayView,
  params: z.object({
    a: skillOrAll,
    b: z.coerce.number('errors.not_found').int('errors.not_found').min(0, 'errors.not_found').max(limits.countCap),
  }),
  query: z.object({ size: printSizes.default(5) }),
  answer: listOf(questionView),
})

export const printFirstQuestionsEndpoint = endpoint({
  ...printQuestionsEndpoint,
  path: '/api/list/questions/:a',
  summary: 'The first page of the same list',
  params: z.object({ a: skillOrAll }),
})

export const addQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/questions',
  summary: 'Adds a question, with a picture or sound',
  access: mayChange,
  files,
  body: questionForm,
  answer: changeOf(questionView),
})

export const updateQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/questions/update/:id',
  summary: 'Changes a question unless its version is outdated; results keep its former text',
  access: mayChange,
  params,
  files,
  body: questionEditForm,
  answer: changeOf(questionView),
})

export const updateQuestionSkillsEndpoint = endpoint({
  method: 'POST',
  path: '/api/questions/update-skills/:id',
  summary: 'Replaces the skills of a question',
  access: mayChange,
  params,
  body: skillsForm,
  answer: changeOf(questionView),
})

export const deleteQuestionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/questions/:id',
  summary: 'Deletes a question; an asked one is put out of use instead',
  access: mayChange,
  params,
  answer: changeOf(questionView),
})

const ofQuestion = z.object({ question_uuid: recordId })

export const listAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers/:question_uuid/edit',
  summary: 'The answers of a question in the order in which they were entered',
  access: mayView,
  params: ofQuestion,
  answer: listOf(answerView),
})

export const getQuestionTypeEndpoint = endpoint({
  method: 'GET',
  path: '/api/typetextanswers/:uuid',
  summary: 'Whether a question has answers to choose from',
  access: mayView,
  params: z.object({ uuid: recordId }),
  answer: recordOf(questionView.pick({ uuid: true, type: true })),
})

export const addAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers',
  summary: 'Adds an answer to a question; the first is the correct one',
  access: mayChange,
  files,
  body: answerForm,
  answer: changeOf(answerView),
})

/** Identifies the answer by its uuid; its file does not change. */
export const answerEditForm = answerForm
  .pick({ answer: true })
  .extend({ alternative_text: unchangedIfOmitted(answerForm.shape.alternative_text) })

export const updateAnswerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/answers/:uuid',
  summary: 'Changes the text of an answer; results keep its former text',
  access: mayChange,
  params: z.object({ uuid: recordId }),
  body: answerEditForm,
  answer: changeOf(answerView),
})

export const setCorrectAnswerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/answers/set/default',
  summary: 'Makes an answer the correct one of its question',
  access: mayChange,
  body: z.object({ question_uuid: recordIdOr('errors.not_found'), uuid: recordIdOr('errors.not_found') }),
  answer: changeOf(answerView),
})

export const deleteAnswerEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/answers/:uuid',
  summary: 'Deletes an answer that is not the correct one',
  access: mayChange,
  params: z.object({ uuid: recordId }),
  answer: changeOf(answerView),
})
