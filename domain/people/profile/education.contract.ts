import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { anyDay, plainText, recordId, version, versionSeen, withoutNeedless } from '../../kernel/fields.ts'
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

const periodOf = ({ time_professional: code, from, to }: { time_professional: unknown; from: string; to: string }) => ({
  code,
  from,
  to,
})

const educationFields = (today: string) =>
  z
    .object({
      level: plainText('professional.error.level_required', 'profile.error.text_invalid'),
      field: plainText('professional.error.field_required', 'profile.error.text_invalid'),
      school: plainText('professional.error.school_required', 'profile.error.text_invalid'),
      location: plainText('experience.error.location_required', 'experience.error.location_invalid'),
      time_professional: periodCode,
      ...periodFields(today),
    })
    .refine((fields) => hasItsEnd(periodOf(fields)), endMissing)
    .refine((fields) => isInOrder(periodOf(fields)), endTooEarly)
    .refine((fields) => hasEndedBy(periodOf(fields), today), endInFuture)
const needless = ({ time_professional }: { time_professional?: unknown }) => needlessOf(time_professional)

/** The form of one study (EDU-01). `today` is the site's day, which bounds its dates. */
export const educationForm = (today: string) => withoutNeedless(educationFields(today), needless)
const educationEdit = (today: string) => withoutNeedless(educationFields(today).safeExtend({ version: versionSeen }), needless)

export const educationView = z.object({
  uuid: z.string(),
  level: z.string(),
  field: z.string(),
  school: z.string(),
  location: z.string(),
  from: z.string(),
  /** A: ongoing; P: ended. */
  time_professional: z.enum(periodCodes),
  /** The last day; null if ongoing. */
  to: z.string().nullable(),
  version,
})
export type EducationView = z.infer<typeof educationView>

const params = z.object({ uuid: recordId })

export const listEducationEndpoint = endpoint({
  method: 'GET',
  path: '/api/professional',
  summary: "Lists the caller's education, the newest first",
  access: 'candidate',
  answer: listOf(educationView),
})

export const addEducationEndpoint = endpoint({
  method: 'POST',
  path: '/api/professional',
  summary: "Adds a record to the caller's education",
  access: 'candidate',
  body: educationForm(anyDay),
  bodyOn: educationForm,
  answer: changeOf(educationView),
})

export const getEducationEndpoint = endpoint({
  method: 'GET',
  path: '/api/professional/:uuid',
  summary: "Returns one record of the caller's education",
  access: 'candidate',
  params,
  answer: recordOf(educationView),
})

export const updateEducationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/updateProfessional/:uuid',
  summary: "Changes a record of the caller's education, unless it changed elsewhere meanwhile",
  access: 'candidate',
  params,
  body: educationEdit(anyDay),
  bodyOn: educationEdit,
  answer: changeOf(educationView),
})

export const deleteEducationEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/professional/:uuid',
  summary: "Deletes a record of the caller's education",
  access: 'candidate',
  params,
  answer: changeOf(educationView),
})
