import { z } from 'zod'
import { emailAddress, recordIdOr, requiredText } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'

/** The receiver of a shared vacancy, and the language of the e-mail (JOB-05, USR-05). */
export const shareForm = z.object({
  name: requiredText('personal.error.name_required', limits.text.fullName),
  email: emailAddress('share.error.email', 'personal.error.email'),
  lang: languageSchema,
})

/**
 * The documents' payload also has the vacancy's name and page address. They are ignored, because the server writes both itself
 * (SPEC-44). `stage` distinguishes this request from a notification under the same path.
 */
export const shareRequest = shareForm.extend({
  stage: z.literal('share').optional(),
  uuid: recordIdOr('errors.not_found'),
})
