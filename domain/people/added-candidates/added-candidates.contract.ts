import { z } from 'zod'
import { consentCovers } from '../../kernel/consent-covers.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { agreement, givenFlag, optionalDate, optionalPhone, optionalText, recordId } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { tokens } from '../../kernel/session.contract.ts'
import { acceptablePassword } from '../accounts/new-password.contract.ts'
import { linkLimits, linkToken } from '../accounts/recovery.contract.ts'

/** An e-mail address that may be unknown. */
const optionalEmail = z.union([z.literal(''), email], 'personal.error.email').default('')

/** Whether the person is asked for consent, or the company holds it already (INT-07). */
export const consentWays = ['ask', 'held'] as const

const addedPerson = z.object({
  name: firstName,
  lastname: lastName,
  email: optionalEmail,
  personal_phone: optionalPhone('personal.error.phone'),
  city: optionalText(),
  language: languageSchema,
  source_note: optionalText(),
  /** The vacancy that the person is put into; empty for none. */
  uuid_jobs: z.union([z.literal(''), recordId]).default(''),
  consent_way: z.enum(consentWays, 'errors.bad_request').default('ask'),
  /** The day and the manner of a held consent, and the declaration that the company holds it. */
  consented_on: optionalDate('intake.error.consented_on'),
  consent_how: optionalText(limits.heldConsent.manner),
  consent_covers: z.enum(consentCovers, 'errors.bad_request').default('both'),
  consent_declared: givenFlag.default(false),
})

/** The fields of a person whom staff add; the CV is sent beside them as a file (INT-01). */
export const addedPersonForm = addedPerson.superRefine((form, context) => {
  if (form.consent_way !== 'held') return
  const missing = {
    consented_on: form.consented_on === '' && 'intake.error.consented_on',
    consent_how: form.consent_how === '' && 'intake.error.consent_how',
    consent_declared: !form.consent_declared && 'intake.error.consent_declared',
  }
  for (const [field, message] of Object.entries(missing))
    if (message) context.addIssue({ code: 'custom', path: [field], message })
})
export type AddedPersonForm = z.output<typeof addedPersonForm>

const consentLink = z.object({
  /** The address of the page. It is shown once: the server stores only a hash. */
  link: z.string(),
  /** When the link expires, and the data is erased without an answer. */
  consent_due_at: z.string(),
})

export const addedPersonView = z.object({
  uuid: z.string(),
  fullname: z.string(),
  email: z.string(),
  /** Whether a request for consent was queued to the address. */
  asked: z.boolean(),
  /** Whether the consent that the company holds is recorded: the person is a candidate like others. */
  consented: z.boolean(),
  /** Whether the person of the address refused before, so that they are not written to. */
  refused_before: z.boolean(),
  /** The link to hand over; null if the person was asked by e-mail, or has consented. */
  link: z.string().nullable(),
  consent_due_at: z.string(),
})
export type AddedPersonView = z.infer<typeof addedPersonView>

export const mayAddPeople = { module: 'users', item: 'change' } as const

export const addPersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/add',
  summary: 'Adds a candidate, into a vacancy if the request names one, and asks them for consent',
  access: mayAddPeople,
  body: addedPersonForm,
  files: { file: { kinds: documentExtensions } },
  answer: z.object({ success_message: z.string(), data: addedPersonView }),
})

export const makeConsentLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/:uuid/consent-link',
  summary: 'Makes the link by which a person whom staff added consents; it replaces the one made before',
  access: mayAddPeople,
  params: z.object({ uuid: recordId }),
  answer: recordOf(consentLink),
})

/** What the company holds about the person of a link. */
const heldData = z.object({
  /** Whether the link asks for consent, or serves to object to a consent that the company holds. */
  kind: z.enum(['consent', 'objection']),
  /** Whether somebody registered with the address: then its owner consents by confirming that account, and may still refuse here. */
  registered: z.boolean(),
  /** The consent that the company holds, with the day and how it was given; null while it asks for one. */
  held: z.object({ consented_on: z.string(), consent_how: z.string() }).nullable(),
  name: z.string(),
  lastname: z.string(),
  /** Empty if staff do not know an address: then the person has to give one. */
  email: z.string(),
  personal_phone: z.string(),
  city: z.string(),
  source_note: z.string(),
  /** The name of the CV's file; empty without a CV. */
  file_name: z.string(),
  /** The path of the CV, signed for ten minutes; empty without a CV. */
  file: z.string(),
  jobs: z.array(z.object({ name_job: z.string(), language: languageSchema })),
  /** When the data is erased without an answer; empty when it is not. */
  consent_due_at: z.string(),
})
export type HeldData = z.infer<typeof heldData>

export const checkConsentEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/consent/:token',
  summary: 'Shows the person of a link what staff entered about them; changes nothing',
  access: 'anyone',
  params: z.object({ token: linkToken }),
  answer: recordOf(heldData),
})

/** The rules of the form behind a link. The address counts only if staff do not know one. */
export const consentForm = z.object({ email: optionalEmail })

export const giveConsentEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/consent/give',
  summary: 'Consents with a link, once, and starts a session; a password may be set later with a recovery link',
  access: 'anyone',
  body: z.object({
    token: linkToken,
    email: consentForm.shape.email,
    password: acceptablePassword.optional(),
    consent: agreement('intake.error.consent_required'),
    language: languageSchema.default('es'),
  }),
  answer: z.object({
    success_message: z.string(),
    data: z.object({
      uuid: z.string(),
      email: z.string(),
      /** Whether the person is in a vacancy. */
      applied: z.boolean(),
      session: tokens,
    }),
  }),
  limits: linkLimits,
})

export const refuseConsentEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/consent/refuse',
  summary: 'Refuses consent with a link, which erases what staff entered',
  access: 'anyone',
  body: z.object({ token: linkToken }),
  answer: z.object({ success_message: z.string() }),
  limits: linkLimits,
})
