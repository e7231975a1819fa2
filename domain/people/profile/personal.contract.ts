import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  calendarDate,
  optionalPhone,
  optionalText,
  optionalWebsite,
  phone,
  plainText,
  reportTogether,
  requiredParagraph,
  requiredText,
  unchangedIfOmitted,
} from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { profileParts } from './completeness.rules.ts'
import { isOldEnough, isPast, isPlausibleBirth } from './personal.rules.ts'

/** Name and address of an account; staff have no other personal fields. */
const identityFields = z.object({
  name: firstName,
  lastname: lastName,
  email,
  /** Required if the address changes. */
  current_password: z.string('personal.error.current_password').max(limits.password.maximum, 'errors.too_long').default(''),
})
export type IdentityFields = z.infer<typeof identityFields>

const personalFields = identityFields.extend({
  personal_phone: phone('personal.error.phone_required', 'personal.error.phone'),
  home_phone: optionalPhone('personal.error.home_phone'),
  date_of_birth: calendarDate('personal.error.dob_required', 'personal.error.dob'),
  address: requiredText('personal.error.address_required'),
  address2: optionalText(),
  apartment: optionalText(limits.text.short),
  /** Staff may have entered it (INT-01). A caller that does not know the field keeps it. */
  city: unchangedIfOmitted(optionalText()),
  state: plainText('personal.error.state_required', 'personal.error.state_invalid'),
  country: requiredText('personal.error.country_required', limits.text.short),
  zip_code: requiredText('personal.error.zip_required', 20),
  website: optionalWebsite('personal.error.website'),
  about_me: requiredParagraph('personal.error.about_required'),
})
export type PersonalFields = z.infer<typeof personalFields>

/** The phone alone, which an applicant may leave before the rest of the record (APP-04). */
export const phoneForm = personalFields.pick({ personal_phone: true })

/** The personal form (PRO-02). `today` is the site's day, which decides age and future. */
export function personalForm(today: string) {
  return personalFields.extend({
    date_of_birth: personalFields.shape.date_of_birth
      .refine((day) => !day || isPlausibleBirth(day, today), 'personal.error.dob_early')
      .refine((day) => isPast(day, today), 'personal.error.dob_future')
      .refine((day) => isOldEnough(day, today), 'personal.error.dob_before'),
  })
}

/** The personal form for its owner, whose current address is `saved`. */
export const ownPersonalForm = (today: string, saved: string) => withPassword(personalForm(today), saved)

/** Name and address for their owner, whose current address is `saved`. */
export const ownIdentityForm = (saved: string) => withPassword(identityFields, saved)

/** Requires the password if the address differs from `saved`; reported together with the other fields. */
function withPassword<Form extends z.ZodType>(form: Form, saved: string) {
  const hasPassword = ({ email, current_password }: { email?: unknown; current_password?: unknown }) =>
    !isAnotherAddress(email, saved) || current_password !== ''
  const atPassword = { path: ['current_password'], message: 'personal.error.current_password', when: reportTogether }
  return form.refine((fields) => hasPassword(fields as { email?: unknown; current_password?: unknown }), atPassword)
}

/** Whether the typed address differs from the saved one; an empty field does not count. */
export function isAnotherAddress(typed: unknown, saved: string): boolean {
  return typeof typed === 'string' && !['', saved].includes(typed.trim().toLowerCase())
}

/** Accepts the fields also inside `user_detail`, where the record has them. */
function withDetails<Form extends z.ZodType<unknown, object>>(form: Form) {
  const flat = (sent: unknown): unknown =>
    typeof sent === 'object' && sent !== null && 'user_detail' in sent ? { ...(sent.user_detail as object), ...sent } : sent
  return z.preprocess(flat, form)
}

const personalView = z.object({
  uuid: z.string(),
  name: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  /** Days without a visit after which the account is erased unless its address is confirmed (REG-09); null if it stays. */
  erased_after_days: z.number().int().nullable(),
  created_at: z.string(),
  /** Signed path of the CV, or null. */
  file: z.string().nullable(),
  file_name: z.string().nullable(),
  role_id: z.number().int(),
  avalaible_strut: z.enum(['Y', 'N']),
  hired_strut: z.enum(['Y', 'N']),
  /** Whether every required field has a value, which unlocks the other profile sections (PRO-01). */
  complete: z.boolean(),
  /** Whether the person stated that they have no work experience yet. */
  without_experience: z.boolean(),
  /** How complete the profile is, its missing parts, and the names of the skills without dates. */
  completeness: z.object({
    percent: z.number().int(),
    missing: z.array(z.enum(profileParts)),
    skills_without_dates: z.array(z.string()),
  }),
  /** The site's day, which the form uses to compute age. */
  today: z.string(),
  user_detail: z.object({
    personal_phone: z.string(),
    home_phone: z.string(),
    date_of_birth: z.string(),
    address: z.string(),
    address2: z.string(),
    apartment: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    zip_code: z.string(),
    website: z.string(),
    about_me: z.string(),
  }),
})
export type PersonalView = z.infer<typeof personalView>

export const getPersonalEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/get/personal',
  summary: "Returns the caller's own personal record",
  access: 'logged_in',
  answer: recordOf(personalView),
})

export const savePersonalEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/personal',
  summary: "Saves the caller's own personal record",
  access: 'logged_in',
  body: withDetails(personalFields),
  bodyOn: (today) => withDetails(personalForm(today)),
  answer: changeOf(personalView),
})

export const savePhoneEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/phone',
  summary: "Saves the caller's own phone; the rest of their record stays",
  access: 'candidate',
  body: phoneForm,
  answer: changeOf(personalView),
})

export const saveIdentityEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/account',
  summary: "Saves the caller's own name and address; the rest of their record stays",
  access: 'logged_in',
  body: identityFields,
  answer: changeOf(personalView),
})
