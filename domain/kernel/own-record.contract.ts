import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { phone } from './fields.ts'
import { changeOf, recordOf } from './pagination.ts'

/** The parts of a profile, the weightiest first. */
export const profileParts = ['personal', 'cv', 'skills', 'experience', 'education', 'references', 'portfolio'] as const
export type ProfilePart = (typeof profileParts)[number]

/** A person's own record, which pages of every area read. */
export const personalView = z.object({
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

/** The phone alone, which an applicant may leave before the rest of the record (APP-04). */
export const phoneForm = z.object({
  personal_phone: phone('personal.error.phone_required', 'personal.error.phone'),
})

export const savePhoneEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/save/phone',
  summary: "Saves the caller's own phone; the rest of their record stays",
  access: 'candidate',
  body: phoneForm,
  answer: changeOf(personalView),
})

export const sendConfirmationEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/confirm/again',
  summary: "Sends the link that confirms the caller's address again, unless the address is confirmed (SPEC-56)",
  access: 'logged_in',
  answer: z.object({ success_message: z.string() }),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})
