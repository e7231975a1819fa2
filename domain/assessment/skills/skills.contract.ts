import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  digitFlag,
  optionalParagraph,
  optionalWholeNumber,
  plainText,
  recordId,
  reportTogether,
  unchangedIfOmitted,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { hasLanguageOfNames, mostLimit } from './skills.rules.ts'

export const skillStatuses = ['A', 'I'] as const

/** Whole minutes; empty without a time limit (SPEC-32). */
const timeLimit = optionalWholeNumber('skills.error.time_limit', limits.testMinutes)

/** The points out of 100 that matter, from 1 to 99; empty without a limit (LEN-01). */
export const pointLimit = optionalWholeNumber('skills.error.point_limit', mostLimit)

/** The language of the name; null, or an empty text, for a name that is the same in both languages (SKA-02). */
const nameLanguage = z
  .union([languageSchema, z.literal(''), z.null()], 'errors.bad_request')
  .transform((language) => (language === '' ? null : language))

/** The name in the other language, of the same characters as the name; empty without one. */
const otherName = z.union(
  [z.literal(''), plainText('skills.error.skill_invalid', 'skills.error.skill_invalid')],
  'skills.error.skill_invalid',
)

const formFields = z.object({
  name: plainText('skills.error.skillname_required', 'skills.error.skill_invalid'),
  name_language: nameLanguage.default(null),
  other_name: otherName.default(''),
  description: optionalParagraph(limits.text.description),
  skill_test: digitFlag.default(0),
  time_limit_minutes: timeLimit.default(null),
  point_limit: pointLimit.default(null),
  status_skill: z.enum(skillStatuses, 'errors.bad_request').default('A'),
})

/** A new skill has no questions and therefore no test (SKA-01). */
export const skillForm = formFields.refine(hasLanguageOfNames, {
  path: ['name_language'],
  message: 'skills.error.name_language',
  when: reportTogether,
})

export type SkillFields = z.output<typeof skillForm>

const { name_language, other_name, description, skill_test, time_limit_minutes, point_limit, status_skill } = formFields.shape
const skillEditForm = formFields.extend({
  name_language: unchangedIfOmitted(name_language),
  other_name: unchangedIfOmitted(other_name),
  description: unchangedIfOmitted(description),
  skill_test: unchangedIfOmitted(skill_test),
  time_limit_minutes: unchangedIfOmitted(time_limit_minutes),
  point_limit: unchangedIfOmitted(point_limit),
  status_skill: unchangedIfOmitted(status_skill),
  version: versionSeen,
})

const readyQuestions = z.object({ es: z.number().int(), en: z.number().int() })

const skillView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  /** The first name, as it is edited. */
  name: z.string(),
  name_language: languageSchema.nullable(),
  other_name: z.string(),
  /** The names that readers of each language see: of that language, or the only one. */
  name_es: z.string(),
  name_en: z.string(),
  description: z.string(),
  skill_test: z.literal([0, 1]),
  /** Questions in use, including those that are not ready. */
  count_questions: z.number().int(),
  /** Ready questions by language (SPEC-29). */
  ready: readyQuestions,
  time_limit_minutes: z.number().int().nullable(),
  point_limit: z.number().int().nullable(),
  status_skill: z.enum(skillStatuses),
  /**
   * Whether a vacancy, a profile, a test or a question uses the skill; if so, deleting it only takes it out of use (SPEC-38).
   * Always false for callers who may not edit the catalogue.
   */
  in_use: z.boolean(),
  version,
})
export type SkillView = z.infer<typeof skillView>

const params = z.object({ id: recordId })
const mayView = { module: 'skillstest', item: 'view' } as const
const mayChange = { module: 'skillstest', item: 'change' } as const

/** A skill, by its name in the reader's language and the language of that name. */
export const skillChoice = z.object({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  name_language: languageSchema.nullable(),
})

export const listSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/skills',
  summary: 'The catalogue of skills; those out of use only for its editors',
  access: 'logged_in',
  query: listQuery(['name', 'description', 'skill_test'], 'name'),
  exported: { module: 'skillstest', item: 'view' },
  answer: listOf(skillView),
})

export const selectSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/skills/:language/:offer',
  summary: 'Skills in use for a select list: `all`, or those with a `test` that can be taken in a language',
  access: 'logged_in',
  params: z.object({ language: languageSchema, offer: z.enum(['all', 'test'], 'errors.bad_request') }),
  /** `other_name` is the name in the other language; empty without one. */
  answer: listOf(skillChoice.extend({ other_name: z.string() })),
})

export const getSkillEndpoint = endpoint({
  method: 'GET',
  path: '/api/skills/:id',
  summary: 'One skill',
  access: mayView,
  params,
  answer: recordOf(skillView),
})

export const countSkillQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/countSkillQuestions/:id',
  summary: 'How many questions a skill has in use, and how many of them are ready in each language',
  access: [mayView, { module: 'questions', item: 'view' }],
  params,
  answer: z.object({ data: z.number().int(), ready: readyQuestions }),
})

export const addSkillEndpoint = endpoint({
  method: 'POST',
  path: '/api/skills',
  summary: 'Adds a skill, without a test',
  access: mayChange,
  body: skillForm,
  answer: changeOf(skillView),
})

export const updateSkillEndpoint = endpoint({
  method: 'PUT',
  path: '/api/skills/:id',
  summary: 'Changes a skill unless its version is outdated; its test needs ten ready questions to be turned on',
  access: mayChange,
  params,
  body: skillEditForm,
  answer: changeOf(skillView),
})

export const deleteSkillEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/skills/:id',
  summary: 'Deletes a skill; a skill in use is put out of use instead, and the response says so',
  access: mayChange,
  params,
  answer: changeOf(skillView),
})
