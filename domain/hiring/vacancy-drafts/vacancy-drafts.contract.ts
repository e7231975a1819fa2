import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { newVacancy, type VacancyField } from '../vacancies/vacancy-form.contract.ts'

const params = z.object({ id: recordId })
const access = { module: 'candidates', item: 'change' } as const

const names = Object.keys(newVacancy) as [VacancyField, ...VacancyField[]]
const text = z.string('errors.bad_request').max(limits.text.richText, 'errors.too_long')
const typed = z.union(
  [
    text,
    z.number(),
    z.null(),
    z.array(text, 'errors.bad_request').max(limits.skillsOfVacancy, 'errors.bad_request'),
    z.record(text, z.union([text, z.number(), z.null()])),
  ],
  'errors.bad_request',
)

/** What has been typed into the form of a vacancy. Only the title is checked: the rest is when the vacancy is added. */
export const draftForm = z.object({
  name_job: requiredText('vacancies.error.name_job'),
  fields: z.partialRecord(z.enum(names, 'errors.bad_request'), typed, 'errors.bad_request'),
})
export type DraftForm = z.input<typeof draftForm>

const draft = z.object({ uuid: z.string(), name_job: z.string(), updated_at: z.string(), version })
export type VacancyDraft = z.infer<typeof draft>
const wholeDraft = draft.extend({ fields: draftForm.shape.fields })
export type WholeVacancyDraft = z.infer<typeof wholeDraft>

export const listVacancyDraftsEndpoint = endpoint({
  method: 'GET',
  path: '/api/vacancy-drafts',
  summary: "The caller's drafts of vacancies, the one changed last first",
  access,
  withoutKeys: true,
  answer: listOf(draft),
})

export const getVacancyDraftEndpoint = endpoint({
  method: 'GET',
  path: '/api/vacancy-drafts/:id',
  summary: "One of the caller's drafts of vacancies, with what has been typed",
  access,
  withoutKeys: true,
  params,
  answer: recordOf(wholeDraft),
})

export const addVacancyDraftEndpoint = endpoint({
  method: 'POST',
  path: '/api/vacancy-drafts',
  summary: 'Keeps a vacancy as a draft, which only the caller sees; adding the vacancy ends it',
  access,
  withoutKeys: true,
  body: draftForm,
  answer: changeOf(draft),
})

export const updateVacancyDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/vacancy-drafts/:id',
  summary: "Changes one of the caller's drafts; 409 when it was changed since `version`",
  access,
  withoutKeys: true,
  params,
  body: draftForm.extend({ version: versionSeen }),
  answer: changeOf(draft),
})

export const deleteVacancyDraftEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/vacancy-drafts/:id',
  summary: "Deletes one of the caller's drafts of vacancies",
  access,
  withoutKeys: true,
  params,
  answer: changeOf(z.object({ uuid: z.string(), name_job: z.string() })),
})
