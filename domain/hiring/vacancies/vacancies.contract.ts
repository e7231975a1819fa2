import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, jsonText, recordId, versionSeen } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { linkPicture } from '../../kernel/link-pictures.contract.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { colleague } from '../members/members.contract.ts'
import { vacancyStates } from './vacancies.rules.ts'
import { employmentTypes, skillOfVacancy, vacancyAnswer, vacancyForm, vacancyFormOn, workModes } from './vacancy-form.contract.ts'

const range = z
  .strictObject({ init: z.int().min(0).max(limits.countCap), final: z.int().min(1).max(limits.countCap) })
  .refine(({ init, final }) => init < final && final - init <= limits.publicRange)

/** Some of these values, or a single one. An empty text, an empty list and a missing value mean any. */
const anyOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .union([
      z.array(z.enum(values)).max(values.length),
      z.enum(values).transform((value) => [value]),
      z.literal('').transform((): Value[] => []),
    ])
    .default([])

/** The filter of the public list. `range` is half-open: 0–5 is five items (SPEC-07). */
export const vacancyFilter = z.strictObject({
  name_job: z.string().trim().max(limits.text.line).default(''),
  ubication: z.string().trim().max(limits.text.line).default(''),
  type_job: anyOf(employmentTypes),
  location: anyOf(workModes),
  /** Without a language the list has vacancies of all languages. */
  language: languageSchema.optional(),
  /** Continues with the vacancies of the other language below (SPEC-66). */
  other_language: flag,
  range: range.default({ init: 0, final: limits.publicListStep }),
})
export type VacancyFilter = z.output<typeof vacancyFilter>

/** A vacancy in a public list, without the client's name (SPEC-22). */
const publicVacancy = vacancyAnswer
  .pick({
    name_job: true,
    type_job: true,
    location: true,
    ubication: true,
    priority_job: true,
    salary: true,
    salary_mode: true,
    salary_min: true,
    salary_max: true,
    currency: true,
    language: true,
    cant_vacant: true,
  })
  .extend({
    uuid: z.string(),
    id: z.number().int(),
    description_text: z.string(),
    dias: z.number().int(),
    published_at: z.string(),
  })
export type PublicVacancy = z.infer<typeof publicVacancy>

const vacancyDetail = vacancyAnswer.omit({ client_id: true, point_limits: true }).extend({
  uuid: z.string(),
  id: z.number().int(),
  dias: z.number().int(),
  published_at: z.string(),
  skills: z.array(
    skillOfVacancy.extend({
      /** The language of `name`; null for a name that is the same in both. */
      name_language: languageSchema.nullable(),
      /** The names for readers of each language, since a page is cached for all of its readers. */
      name_es: z.string(),
      name_en: z.string(),
      /** The skill's test: its most and fewest questions, which differ with a limit of points, and its limit in minutes; null without a test. */
      test: z
        .object({ questions: z.number().int(), least_questions: z.number().int(), minutes: z.number().int().nullable() })
        .nullable(),
    }),
  ),
  /** The last day to apply in the site's calendar; null when there is none (SPEC-67). */
  closes_on: z.string().nullable(),
  /** The end of that day, with the site's offset. */
  closes_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** Whether it was closed so long ago that crawlers get a 410 (SPEC-22). */
  gone: z.boolean(),
  /** Whether the caller has a current application here. */
  applied: z.boolean(),
  /** Whether staff put the caller there, who did not apply (INT-04). */
  included: z.boolean(),
  /** How many questions it asks of applicants (SCQ-02). */
  questions: z.number().int(),
})
export type VacancyDetail = z.infer<typeof vacancyDetail>

const publicList = listOf(publicVacancy).extend({
  other_language_total: z.number().int(),
  /** For an empty result: corrected words that have results. */
  suggestion: z.object({ name_job: z.string(), ubication: z.string() }).nullable(),
  /** For an empty result without a suggestion: vacancies that match all words but one, or match them in another city. */
  near: z.array(publicVacancy),
})

export const listPublicVacanciesEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/list-job/:filter',
  summary: 'Active vacancies that match a filter: urgent first, then newest',
  access: 'anyone',
  replica: true,
  params: z.object({ filter: jsonText(vacancyFilter) }),
  answer: publicList,
})

export const findPublicVacanciesEndpoint = endpoint({
  ...listPublicVacanciesEndpoint,
  path: '/api/jobs/find/:filter',
  summary: 'The same list under its second path',
})

export const getVacancyEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:uuid',
  summary: 'One vacancy for its public page; a closed one says so in status_job',
  access: 'anyone',
  replica: true,
  params: z.object({ uuid: recordId }),
  answer: recordOf(vacancyDetail),
})

/** Its path is `vacancyPicturePath` (PUB-09). */
export const getVacancyPictureEndpoint = endpoint({
  method: 'GET',
  path: '/pictures/vacancies/:uuid',
  summary: 'The picture that messengers show beside a link to a vacancy',
  params: getVacancyEndpoint.params,
  ...linkPicture,
})

/** What staff read of a vacancy besides the fields of its form. */
const staffFacts = {
  id: z.number().int(),
  uuid: z.string(),
  name_client: z.string(),
  /** Null when nobody is (TEA-01). */
  owner: colleague.nullable(),
  state: z.enum(vacancyStates),
  created_at: z.string(),
  num_applied: z.number().int(),
  /** Whole days since publication; null before it. */
  dias: z.number().int().nullable(),
  may: z.object({ change: z.boolean(), delete: z.boolean() }),
}

/** A row of the staff list (JOB-01). */
const staffVacancy = vacancyAnswer
  .pick({
    name_job: true,
    report_job: true,
    salary: true,
    currency: true,
    priority_job: true,
    type_job: true,
    location: true,
    cant_vacant: true,
    ubication: true,
    client_id: true,
    status_job: true,
    skills_id_job: true,
    language: true,
  })
  .extend({
    ...staffFacts,
    /** Their uuids are in skills_id_job, in the same order. */
    skills: z.array(skillOfVacancy.omit({ uuid: true })),
    count_skills: z.number().int(),
    /** The people in each stage, in the order of the board; a count stops at limits.countCap. */
    stages: z.array(z.object({ name_board: z.enum(stages), count: z.number().int() })),
    /** New applications that no colleague has opened. */
    unopened: z.number().int(),
    closes_on: z.string().nullable(),
  })
export type StaffVacancy = z.infer<typeof staffVacancy>

export const vacancySorts = ['created_at', 'name_job', 'priority_job', 'type_job', 'cant_vacant'] as const

/** The word for vacancies without an owner, in the filter by owner. */
export const noOwner = 'none'

/** Which vacancies the list of staff shows (TEA-01). For everybody else the filter means nothing. */
const staffFilter = z.object({
  client: recordId.optional(),
  /** A colleague, or `none`. */
  owner: z.union([z.literal(noOwner), recordId]).optional(),
  state: z.enum(vacancyStates, 'errors.bad_request').optional(),
  /** Only vacancies that the caller owns or is a member of. */
  mine: flag,
})
export type StaffFilter = z.output<typeof staffFilter>

/**
 * One path for two audiences: staff with module 1 get all vacancies with their clients, others the active ones in the language.
 */
export const listVacanciesEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/list/:param',
  summary: 'All vacancies for staff, the active ones of a language for everyone else',
  access: 'anyone',
  replica: true,
  params: z.object({ param: languageSchema }),
  query: listQuery(vacancySorts, '-created_at').safeExtend(staffFilter.shape),
  exported: { module: 'candidates', item: 'view' },
  answer: z.union([listOf(staffVacancy), listOf(publicVacancy)]),
})
export type StaffVacancyList = { data: StaffVacancy[]; total: number; total_capped?: boolean | undefined }

const editableVacancy = vacancyAnswer.extend({
  ...staffFacts,
  /** Rises with every save. The client sends it back, so that the server refuses a stale save. */
  version: z.number().int(),
})
export type EditableVacancy = z.infer<typeof editableVacancy>

export const getEditableVacancyEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/edit/:id',
  summary: 'One vacancy with every field of its form',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  answer: recordOf(editableVacancy),
})

export const addVacancyEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/save',
  summary:
    "Adds a vacancy, whose owner is the caller; `members_of` names a vacancy whose members it gets, `questions_of` one whose questions and interview kits, `steps_of` one whose steps; `draft` names the caller's draft that it ends",
  access: { module: 'candidates', item: 'change' },
  query: z.object({
    members_of: recordId.optional(),
    questions_of: recordId.optional(),
    steps_of: recordId.optional(),
    draft: recordId.optional(),
  }),
  body: vacancyForm,
  bodyOn: vacancyFormOn,
  answer: changeOf(editableVacancy),
})

export const updateVacancyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/update/:id',
  summary: 'Changes a vacancy; 409 when somebody else changed it since `version`',
  access: { module: 'candidates', item: 'change' },
  params: z.object({ id: recordId }),
  body: vacancyForm.safeExtend({ version: versionSeen }),
  bodyOn: (today: string) => vacancyFormOn(today).safeExtend({ version: versionSeen }),
  answer: changeOf(editableVacancy),
})

export const closeVacancyEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/close/:id',
  summary: 'Closes a vacancy, which then takes no applications; closing a closed one changes nothing',
  access: { module: 'candidates', item: 'change' },
  params: z.object({ id: recordId }),
  answer: changeOf(z.object({ uuid: z.string(), name_job: z.string() })),
})

export const deleteVacancyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/jobs/delete/:id',
  summary: 'Deletes a vacancy that nobody ever applied to',
  access: { module: 'candidates', item: 'change' },
  params: z.object({ id: recordId }),
  answer: changeOf(z.object({ uuid: z.string(), name_job: z.string() })),
})
