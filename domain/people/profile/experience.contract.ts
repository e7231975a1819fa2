import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  anyDay,
  flag,
  optionalParagraph,
  optionalWebsite,
  plainText,
  recordId,
  reportTogether,
  version,
  versionSeen,
  withoutNeedless,
} from '../../kernel/fields.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import {
  endInFuture,
  endMissing,
  endTooEarly,
  hasEndedBy,
  hasItsEnd,
  isInOrder,
  needlessOf,
  periodCode,
  periodCodes,
  periodFields,
} from './period.contract.ts'

const periodOf = ({ time_experience: code, from, to }: { time_experience: unknown; from: string; to: string }) => ({
  code,
  from,
  to,
})

const workFields = (today: string) =>
  z
    .object({
      title: plainText('experience.error.title_required', 'profile.error.text_invalid'),
      company: plainText('experience.error.company_required', 'profile.error.text_invalid'),
      location: plainText('experience.error.location_required', 'experience.error.location_invalid'),
      website: optionalWebsite('personal.error.website'),
      no_website: flag,
      time_experience: periodCode,
      ...periodFields(today),
      description: optionalParagraph(),
    })
    .refine(({ website, no_website }) => no_website || website !== '', {
      path: ['website'],
      message: 'experience.error.website_required',
      when: reportTogether,
    })
    .refine((fields) => hasItsEnd(periodOf(fields)), endMissing)
    .refine((fields) => isInOrder(periodOf(fields)), endTooEarly)
    .refine((fields) => hasEndedBy(periodOf(fields), today), endInFuture)
const needless = ({ no_website, time_experience }: { no_website?: unknown; time_experience?: unknown }) => [
  ...(no_website === true ? (['website'] as const) : []),
  ...needlessOf(time_experience),
]

/** The form of one job (EXP-01); a company without a website says so (SPEC-50). `today` is the site's day, which bounds its dates. */
export const workForm = (today: string) => withoutNeedless(workFields(today), needless)
const workEdit = (today: string) => withoutNeedless(workFields(today).safeExtend({ version: versionSeen }), needless)

export const workView = z.object({
  uuid: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** Empty if the company has none. */
  website: z.string(),
  no_website: z.boolean(),
  from: z.string(),
  /** A: ongoing; P: ended. */
  time_experience: z.enum(periodCodes),
  /** The last day; null if ongoing. */
  to: z.string().nullable(),
  description: z.string(),
  version,
})
export type WorkView = z.infer<typeof workView>

const params = z.object({ uuid: recordId })

export const listWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/experience',
  summary: "Lists the caller's work experience, the newest first",
  access: 'candidate',
  answer: listOf(workView),
})

export const addWorkEndpoint = endpoint({
  method: 'POST',
  path: '/api/experience',
  summary: "Adds a record to the caller's work experience",
  access: 'candidate',
  body: workForm(anyDay),
  bodyOn: workForm,
  answer: changeOf(workView),
})

export const setWithoutWorkEndpoint = endpoint({
  method: 'PUT',
  path: '/api/experience/none',
  summary: 'Sets whether the caller has no work experience yet, so that their profile is complete without any',
  access: 'candidate',
  body: z.object({ none: z.boolean('errors.bad_request') }),
  answer: z.object({ success_message: z.string() }),
})

export const getWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/expreget/:uuid',
  summary: "Returns one record of the caller's work experience",
  access: 'candidate',
  params,
  answer: recordOf(workView),
})

export const updateWorkEndpoint = endpoint({
  method: 'POST',
  path: '/api/editWorkExperience/:uuid',
  summary: "Changes a record of the caller's work experience, unless it changed elsewhere meanwhile",
  access: 'candidate',
  params,
  body: workEdit(anyDay),
  bodyOn: workEdit,
  answer: changeOf(workView),
})

export const deleteWorkEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/experience/:uuid',
  summary: "Deletes a record of the caller's work experience",
  access: 'candidate',
  params,
  answer: changeOf(workView),
})
