import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { codeProof, factorProof } from '../../kernel/factor-code.ts'
import {
  calendarDate,
  optionalPhone,
  optionalText,
  optionalWebsite,
  plainText,
  reportTogether,
  requiredParagraph,
  requiredText,
  unchangedIfOmitted,
} from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { personalView, phoneForm } from '../../kernel/own-record.contract.ts'
import { changeOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { isOldEnough, isPast, isPlausibleBirth } from './personal.rules.ts'

/** Name and address of an account; staff have no other personal fields. */
const identityFields = z.object({
  name: firstName,
  lastname: lastName,
  email,
  /** Required if the address changes. */
  current_password: z.string('personal.error.current_password').max(limits.password.maximum, 'errors.too_long').default(''),
  /** Required too if the address changes and the person has a second factor (IDT-04). */
  ...codeProof,
})
const passkeyProof = { passkey: factorProof.passkey }
const identityBody = identityFields.extend(passkeyProof)
export type IdentityFields = z.infer<typeof identityBody>

const personalFields = identityFields.extend({
  ...phoneForm.shape,
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
const personalBody = personalFields.extend(passkeyProof)
export type PersonalFields = z.infer<typeof personalBody>

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

export const savePersonalEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/personal',
  summary: "Saves the caller's own personal record",
  access: 'logged_in',
  body: withDetails(personalBody),
  bodyOn: (today) => withDetails(personalForm(today).extend(passkeyProof)),
  answer: changeOf(personalView),
})

export const saveIdentityEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/account',
  summary: "Saves the caller's own name and address; the rest of their record stays",
  access: 'logged_in',
  body: identityBody,
  answer: changeOf(personalView),
})
