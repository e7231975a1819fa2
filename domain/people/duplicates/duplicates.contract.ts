import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { duplicateReasons, mergedFields } from './duplicates.rules.ts'

/** Merging ends an account, as deleting does. */
export const mayMerge = { module: 'users', item: 'delete' } as const

const duplicatePerson = z.object({
  uuid: z.string(),
  fullname: z.string(),
  /** Empty for a person who was added without one. */
  email: z.string(),
  phone: z.string(),
  created_at: z.string(),
})
export type DuplicatePerson = z.infer<typeof duplicatePerson>

const duplicateView = z.object({
  /** The ids of both accounts in one text. */
  key: z.string(),
  older: duplicatePerson,
  newer: duplicatePerson,
  reasons: z.array(z.enum(duplicateReasons)),
  found_at: z.string(),
})
export type DuplicateView = z.infer<typeof duplicateView>

export const listDuplicatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/duplicates',
  summary: 'Pairs of accounts that are probably one person: same phone, same name and birth date, or same CV text',
  access: mayMerge,
  query: listQuery(['found_at'], '-found_at'),
  exported: true,
  reads: { what: 'list', list: 'duplicates' },
  answer: listOf(duplicateView),
})

export const countDuplicatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/duplicates/count',
  summary: 'The number of pairs of accounts that are probably one person',
  access: mayMerge,
  answer: z.object({ data: z.number().int(), capped: z.boolean() }),
})

const text = z.string()
const mergeSide = z.object({
  uuid: text,
  fullname: text,
  created_at: text,
  /** Whether its owner can log in. */
  claimed: z.boolean(),
  /** Whether its owner agreed to the use of their data, or the company holds their consent (SPEC-77). */
  consented: z.boolean(),
  values: z.record(z.enum(mergedFields), text),
  applications: z.number().int(),
  tests: z.number().int(),
  skills: z.number().int(),
  records: z.number().int(),
})
export type MergeSide = z.infer<typeof mergeSide>

/** Why a merge is refused. Each is also the key of the message that says so. */
export const mergeObstacles = [
  'duplicates.error.same',
  'duplicates.error.staff',
  'duplicates.error.deleted',
  'duplicates.error.running',
  'duplicates.error.login',
  'duplicates.error.consent',
  'duplicates.error.unconfirmed',
] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

const mergePreview = z.object({
  one: mergeSide,
  other: mergeSide,
  /** Whether `one` should stay. */
  one_stays: z.boolean(),
  /** Vacancies that both applied to, with the stage that stays and the one that ends. */
  shared: z.array(z.object({ title: text, language: languageSchema, stays: z.enum(stages), ends: z.enum(stages) })),
  obstacle: z.enum(mergeObstacles).nullable(),
})
export type MergePreview = z.infer<typeof mergePreview>

export const previewMergeEndpoint = endpoint({
  method: 'GET',
  path: '/api/duplicates/:one/:other',
  summary: 'Compares two accounts before they are merged; changes nothing',
  access: mayMerge,
  params: z.object({ one: recordId, other: recordId }),
  reads: { what: 'person', of: 'user', by: ['one', 'other'] },
  answer: recordOf(mergePreview),
})

export const mergePeopleEndpoint = endpoint({
  method: 'POST',
  path: '/api/duplicates/merge',
  summary: 'Merges an account into another one, with its applications, tests, notes and e-mails, and closes it for good',
  access: mayMerge,
  body: z.object({
    stays: recordId,
    leaves: recordId,
    /** The fields that the surviving account takes from the duplicate. */
    take: z.array(z.enum(mergedFields, 'errors.bad_request')).max(mergedFields.length, 'errors.bad_request').default([]),
  }),
  answer: z.object({ success_message: z.string(), data: z.object({ uuid: z.string() }) }),
})

export const keepApartEndpoint = endpoint({
  method: 'POST',
  path: '/api/duplicates/different',
  summary: 'Notes that two accounts belong to different people, so that they are listed as duplicates no more',
  access: mayMerge,
  body: z.object({ one: recordId, other: recordId }),
  answer: z.object({ success_message: z.string() }),
})
