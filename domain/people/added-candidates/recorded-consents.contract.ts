import { z } from 'zod'
import { consentCovers } from '../../kernel/consent-covers.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { calendarDate, givenFlag, optionalParagraph, recordId, requiredText } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { limits } from '../../kernel/limits.ts'
import { mayAddPeople } from './added-candidates.contract.ts'

/** The fields of a consent that staff record; a file may be sent beside them. One proof is required: note, file or reply (INT-09). */
export const recordedConsentForm = z.object({
  consented_on: calendarDate('intake.error.consented_on', 'intake.error.consented_on'),
  consent_how: requiredText('intake.error.consent_how', limits.heldConsent.manner),
  consent_covers: z.enum(consentCovers, 'errors.bad_request').default('both'),
  note: optionalParagraph(limits.heldConsent.note),
  /** The reply in which the person consented; empty for none. */
  uuid_reply: z.union([z.literal(''), recordId]).default(''),
  consent_declared: givenFlag.default(false).refine((declared) => declared, 'intake.error.consent_declared'),
})

export const recordConsentEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/:uuid/consent',
  summary: 'Records the consent of a person with its proof; the person is notified with a way to object',
  access: mayAddPeople,
  params: z.object({ uuid: recordId }),
  body: recordedConsentForm,
  files: { file: { kinds: documentExtensions } },
  answer: z.object({ success_message: z.string(), data: z.object({ uuid: z.string() }) }),
})
