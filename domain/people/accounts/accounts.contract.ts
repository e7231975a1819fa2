import { z } from 'zod'
import { arrivalShape } from '../../hiring/applications/source.contract.ts'
import { givenAnswers } from '../../hiring/screening-questions/answers.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { agreement, flag, givenFlag, optionalPhone, recordId } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { atRepeatPassword, newPasswordFields, passwordsMatch } from './new-password.contract.ts'

/** Fields of registration; the CV is sent beside them as a file (REG-01 to REG-05). */
const registrationFields = z.object({
  name: firstName,
  lastname: lastName,
  email,
  ...newPasswordFields,
  consent: agreement('personal.error.consent_required'),
  /** Asked when the registration also applies to a vacancy, and never required (APP-04). */
  personal_phone: optionalPhone('personal.error.phone'),
  /** Whether the person wants suggestions of vacancies (SPEC-89). A caller that does not ask leaves it out, and nothing is decided. */
  suggestions: givenFlag.optional(),
})

/** The rules that the browser's form checks. */
export const registrationForm = registrationFields.refine(passwordsMatch, atRepeatPassword())

export const registrationRequest = registrationFields
  .extend({
    language: languageSchema.default('es'),
    vacancies: flag,
    // A form without a vacancy may send the field empty.
    uuid_jobs: z.preprocess((value) => (value === '' ? undefined : value), recordId.optional()),
    ...arrivalShape.shape,
    answers: givenAnswers,
  })
  .refine(passwordsMatch, atRepeatPassword())

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/register',
  summary:
    'Registers a candidate with a CV, and applies to a vacancy if the request names one, with the answers to its questions',
  access: 'anyone',
  body: registrationRequest,
  files: { file: { kinds: documentExtensions, required: 'portfolio.error.file_required' } },
  answer: z.object({
    success_message: z.string(),
    data: z.object({ uuid: z.string(), email: z.string() }),
    apply: z.enum(['new_apply', 'old_apply']).optional(),
  }),
  limits: [
    { per: 'ip', most: 200, seconds: 600, arriving: true },
    { per: 'ip', most: 30, seconds: 3600 },
  ],
})

/** What the form holds so far, complete or not. */
const about = z.string('errors.bad_request').max(254, 'errors.too_long').default('')

export const checkEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/getEmail',
  summary: 'Whether an e-mail address can still be registered',
  access: 'anyone',
  body: z.object({ email }),
  answer: z.object({ data: z.object({ available: z.literal(true) }) }),
  limits: [
    { per: 'ip', most: 60, seconds: 600 },
    { per: { field: 'email' }, most: 20, seconds: 600 },
    { per: 'all', most: 3000, seconds: 600 },
  ],
})

/** Why a strong password is refused all the same: attackers try it first (LOG-05). */
export const guessableReasons = ['personal.error.password_common', 'personal.error.password_name'] as const
export type GuessableReason = (typeof guessableReasons)[number]

/** The list of common passwords is too large for a form, so the form asks while a person types; the answer is no refusal. */
export const checkPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/checkPassword',
  summary: 'Whether a new password is easy to guess: common, or the name of the person, of their address or of the company',
  access: 'anyone',
  body: z.object({
    password: z.string('errors.bad_request').max(limits.password.maximum, 'errors.too_long'),
    name: about,
    lastname: about,
    email: about,
  }),
  answer: z.object({ data: z.object({ reason: z.enum(guessableReasons).nullable() }) }),
  limits: [
    { per: 'ip', most: 300, seconds: 600 },
    { per: 'all', most: 6000, seconds: 600 },
  ],
})
