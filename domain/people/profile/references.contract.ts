import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { phone, plainText, recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf } from '../../kernel/pagination.ts'

/** A person who vouches for the candidate, or a contact in an emergency. */
export const referenceTypes = ['reference', 'emergency'] as const

/** The form of a reference or emergency contact (REF-01); both require the relation (SPEC-48). */
export const referenceForm = z.object({
  fullname: plainText('references.error.fullname_required', 'profile.error.text_invalid'),
  address: plainText('references.error.address_required', 'profile.error.text_invalid'),
  phone: phone('references.error.phone_required', 'personal.error.phone'),
  relation: requiredText('references.error.relation_required', limits.text.short),
  type: z.enum(referenceTypes, 'references.error.type_required'),
})

export const referenceView = z.object({
  uuid: z.string(),
  fullname: z.string(),
  address: z.string(),
  phone: z.string(),
  relation: z.string(),
  type: z.enum(referenceTypes),
  version,
})
export type ReferenceView = z.infer<typeof referenceView>

const params = z.object({ uuid: recordId })

export const listReferencesEndpoint = endpoint({
  method: 'GET',
  path: '/api/reference',
  summary: "Lists the caller's references and emergency contacts, the newest first",
  access: 'candidate',
  answer: listOf(referenceView),
})

export const addReferenceEndpoint = endpoint({
  method: 'POST',
  path: '/api/reference',
  summary: "Adds a reference or an emergency contact to the caller's profile",
  access: 'candidate',
  body: referenceForm,
  answer: changeOf(referenceView),
})

export const updateReferenceEndpoint = endpoint({
  method: 'PUT',
  path: '/api/editReferences/:uuid',
  summary: "Changes one of the caller's references, unless it changed elsewhere meanwhile",
  access: 'candidate',
  params,
  body: referenceForm.extend({ version: versionSeen }),
  answer: changeOf(referenceView),
})

export const deleteReferenceEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/reference/:uuid',
  summary: "Deletes one of the caller's references",
  access: 'candidate',
  params,
  answer: changeOf(referenceView),
})
