import { z } from 'zod'
import { emailAddress, recordIdOr, requiredText } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'

/** Whom a vacancy is sent to, and in which language (JOB-05, USR-05). */
export const shareForm = z.object({
  name: requiredText('personal.error.name_required', limits.text.fullName),
  email: emailAddress('share.error.email', 'personal.error.email'),
  lang: languageSchema,
})

/**
 * The documents' payload also carries the vacancy's name and the address of its page; they are accepted and ignored: the server writes
 * both itself (SPEC-44). `stage` is what tells it from a notification under the same address.
 */
export const shareRequest = shareForm.extend({
  stage: z.literal('share').optional(),
  uuid: recordIdOr('errors.not_found'),
})
