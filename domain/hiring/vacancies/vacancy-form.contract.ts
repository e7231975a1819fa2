import { z } from 'zod'
import { pointLimit } from '../../assessment/skills/skills.contract.ts'
import {
  optionalDate,
  optionalParagraph,
  optionalText,
  recordIdOr,
  recordList,
  reportTogether,
  requiredText,
  unchangedIfOmitted,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { languages } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { isOver, isTooFar } from './closing.rules.ts'
import { isCountry } from './rules/countries.ts'
import { givenSalary, isEmptyRichText, largestSalary, readSalary, salaryModes } from './vacancies.rules.ts'

export const employmentTypes = ['FullTime', 'PartTime'] as const
export const workModes = ['Remote', 'Present'] as const
export const priorities = ['Normal', 'Urgent'] as const
export const vacancyStatuses = ['A', 'I'] as const

export const skillOfVacancy = z.object({ id: z.number().int(), uuid: z.string(), name: z.string() })

const richText = (key: string) =>
  z
    .string(key)
    .transform((html) => html.replace(/\0/g, ''))
    .pipe(
      z
        .string()
        .max(limits.text.richText, 'errors.too_long')
        .refine((html) => !isEmptyRichText(html), key),
    )

const amount = (key: string) => z.number(key).positive(key).max(largestSalary, key).multipleOf(0.01, key).nullable()

/** An empty field counts as missing. */
const nothing = z.literal('').transform(() => null)
const salaryText = z.string().refine((text) => readSalary(text) !== null, 'vacancies.error.salary')
const figureText = z.string().refine((text) => readSalary(text)?.mode === 'single', 'vacancies.error.salary_max')

/** A whole number from 1, as a number or as the digits of a text field. */
const count = (key: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,5}$/)
          .transform(Number),
      ],
      key,
    )
    .pipe(z.int(key).min(1, key).max(10_000, key))

const rule = (field: string, message: string) => ({ path: [field], message, when: reportTogether })
const isAbove = (minimum: unknown, maximum: unknown) =>
  typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum

const isGivenDay = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A line of text with single spaces, so that its words are found regardless of the spacing. */
const line = (key: string) => requiredText(key).transform((text) => text.replace(/\s+/g, ' '))

/**
 * The vacancy form (JOB-02). A salary is a number, or a text as a vacancy shows it: a figure, 'min-max' or the phrase for an
 * agreed one.
 */
export const vacancyForm = z
  .object({
    name_job: line('vacancies.error.name_job').pipe(z.string().min(limits.text.minimum, 'vacancies.error.name_job_invalid')),
    report_job: line('vacancies.error.report_job'),
    cant_vacant: count('vacancies.error.fieldNumeric'),
    ubication: line('vacancies.error.ubication'),
    /** Two letters of ISO 3166; empty means the site's (SPEC-67). */
    country: unchangedIfOmitted(optionalText(2)).refine((code) => !code || isCountry(code), 'vacancies.error.country'),
    client_id: recordIdOr('vacancies.error.clientAsoc'),
    skills: recordList('vacancies.error.skills', limits.skillsOfVacancy).default([]),
    /** The documents' other name for the skills. When both are given, they have to name the same ones. */
    skills_id_job: recordList('vacancies.error.skills', limits.skillsOfVacancy).optional(),
    /** The points that matter in the test of a skill, by the uuid of the skill; a skill without them has its own limit, or none (LEN-01). */
    point_limits: unchangedIfOmitted(z.record(z.string(), pointLimit, 'errors.bad_request').default({})),
    status_job: z.enum(vacancyStatuses, 'vacancies.error.status_job'),
    /** The last day to apply; empty when there is none (SPEC-67). */
    closes_on: unchangedIfOmitted(optionalDate('vacancies.error.closes_on')),
    priority_job: z.enum(priorities, 'vacancies.error.priority_job'),
    type_job: z.enum(employmentTypes, 'vacancies.error.type_job'),
    location: z.enum(workModes, 'vacancies.error.location'),
    language: z.enum(languages, 'vacancies.error.language'),
    currency: requiredText('vacancies.error.currency', 10),
    /** When it is left out, it follows from the salary. */
    salary_mode: z.enum(salaryModes, 'vacancies.error.salary').optional(),
    salary: z.union([nothing, amount('vacancies.error.salary'), salaryText], 'vacancies.error.salary').default(null),
    salarymax: z.union([nothing, amount('vacancies.error.salary_max'), figureText], 'vacancies.error.salary_max').default(null),
    description_job: richText('vacancies.error.job_description'),
    esential_job: richText('vacancies.error.esential_job'),
    know_skills: richText('vacancies.error.know_skills'),
    quality_min_job: richText('vacancies.error.quality_min_job'),
    prefered_job: richText('vacancies.error.prefered_job'),
    work_conditions_job: unchangedIfOmitted(optionalParagraph()),
  })
  .refine(({ skills, skills_id_job = [] }) => skills.length + skills_id_job.length > 0, rule('skills', 'vacancies.error.skills'))
  .refine(
    (fields) => givenSalary(fields).mode === 'agreed' || givenSalary(fields).min !== null,
    rule('salary', 'vacancies.error.salary'),
  )
  .refine(
    (fields) => givenSalary(fields).mode !== 'range' || givenSalary(fields).max !== null,
    rule('salarymax', 'vacancies.error.salary_max'),
  )
  .refine(
    (fields) => givenSalary(fields).mode !== 'range' || !isAbove(givenSalary(fields).min, givenSalary(fields).max),
    rule('salarymax', 'vacancies.error.minsalary_above_maxsalary'),
  )
export type VacancyFields = z.output<typeof vacancyForm>
export type VacancyField = keyof VacancyFields

/** The initial values of a new vacancy (JOB-02); undefined for fields that begin empty and have to be filled. */
export const newVacancy = {
  name_job: undefined,
  report_job: undefined,
  cant_vacant: undefined,
  ubication: undefined,
  country: '',
  client_id: '',
  skills: [],
  skills_id_job: undefined,
  point_limits: {},
  status_job: 'A',
  closes_on: '',
  priority_job: 'Normal',
  type_job: 'FullTime',
  location: 'Remote',
  /** The language of the interface and the first currency take their place. */
  language: undefined,
  currency: '',
  salary_mode: 'agreed',
  salary: null,
  salarymax: null,
  description_job: undefined,
  esential_job: undefined,
  know_skills: undefined,
  quality_min_job: undefined,
  prefered_job: undefined,
  work_conditions_job: '',
} satisfies Partial<z.input<typeof vacancyForm>> & Record<VacancyField, unknown>

/** The fields of a vacancy as staff read them. The public page shows all except the client. */
export const vacancyAnswer = z.object({
  name_job: z.string(),
  report_job: z.string(),
  cant_vacant: z.number().int(),
  ubication: z.string(),
  /** Two letters of ISO 3166; empty when it is the site's (SPEC-67). */
  country: z.string(),
  client_id: z.string(),
  skills: z.array(skillOfVacancy),
  /** The same skills as uuids joined by commas, as in the documents. */
  skills_id_job: z.string(),
  point_limits: z.record(z.string(), z.number().int()),
  status_job: z.enum(vacancyStatuses),
  closes_on: z.string(),
  priority_job: z.enum(priorities),
  type_job: z.enum(employmentTypes),
  location: z.enum(workModes),
  language: languageSchema,
  currency: z.string(),
  salary_mode: z.enum(salaryModes),
  /** As text in the vacancy's language: the phrase for an agreed salary, a figure, or 'min-max'. */
  salary: z.string(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  description_job: z.string(),
  esential_job: z.string(),
  know_skills: z.string(),
  quality_min_job: z.string(),
  prefered_job: z.string(),
  work_conditions_job: z.string(),
} satisfies Record<Exclude<VacancyField, 'salarymax'> | 'salary_min' | 'salary_max', z.ZodType>)

/** The vacancy form on a day of the site. The day decides whether the last day is over or too far away (SPEC-67). */
export function vacancyFormOn(today: string) {
  return vacancyForm
    .refine(
      ({ status_job, closes_on }) => status_job !== 'A' || !isGivenDay(closes_on) || !isOver(closes_on, today),
      rule('closes_on', 'vacancies.error.closes_on_past'),
    )
    .refine(
      ({ closes_on }) => !isGivenDay(closes_on) || !isTooFar(closes_on, today),
      rule('closes_on', 'vacancies.error.closes_on_far'),
    )
}
