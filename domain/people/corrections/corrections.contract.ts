import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalDate, optionalPhone, optionalText, recordId, unchangedIfOmitted } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { isPast, isPlausibleBirth } from '../profile/personal.rules.ts'
import { mayChangeUsers } from '../users/users.contract.ts'
import { correctableFields, correctedFields } from './corrections.rules.ts'

const birth = optionalDate('personal.error.dob')
/** A field that is left out keeps its value, which an import may have stored although this form refuses it. */
const correctionFields = z.object({
  name: firstName.optional(),
  lastname: lastName.optional(),
  /** May be empty only for a person who has not consented yet: afterwards the address is the login. */
  email: z.union([z.literal(''), email], 'personal.error.email').optional(),
  personal_phone: unchangedIfOmitted(optionalPhone('personal.error.phone')),
  city: unchangedIfOmitted(optionalText()),
  date_of_birth: unchangedIfOmitted(birth),
  /** The state that the change is based on; without one it is based on the current state (ADR-0057). */
  version: z.string('errors.bad_request').max(64, 'errors.bad_request').optional(),
})

/** The form by which staff correct a person; the new CV is sent beside it as a file. `today` is the site's day. */
export const correctionForm = (today: string) =>
  correctionFields.extend({
    date_of_birth: unchangedIfOmitted(birth)
      .refine((day) => !day || isPlausibleBirth(day, today), 'personal.error.dob_early')
      .refine((day) => !day || isPast(day, today), 'personal.error.dob_future'),
  })
export type CorrectionForm = z.output<typeof correctionFields>

/** The fields that staff changed. The others are left out, so that no rule refuses what is stored. */
export function changedFields<Form extends object>(form: Form, stored: Readonly<Record<string, unknown>>): Partial<Form> {
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => value !== stored[field])) as Partial<Form>
}

/** The same form in a browser: a field that still has its stored value is not checked. */
export const correctionFormOver = (stored: Readonly<Record<string, unknown>>, today: string) =>
  z.custom<z.input<typeof correctionFields>>().superRefine((form, context) => {
    const { error } = correctionForm(today).safeParse(changedFields(form, stored))
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  })

const correctableView = z.object({
  name: z.string(),
  lastname: z.string(),
  email: z.string(),
  personal_phone: z.string(),
  city: z.string(),
  date_of_birth: z.string(),
  /** The name of the CV's file; empty without a CV. */
  file_name: z.string(),
  /** Whether the person has consented, so that they need an address. */
  consented: z.boolean(),
  /** The site's day, by which the form checks the birth date. */
  today: z.string(),
  version: z.string(),
})
export type CorrectableView = z.infer<typeof correctableView>

const params = z.object({ uuid: recordId })

export const getCorrectableEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/:uuid/correction',
  summary: 'Returns what staff may correct about a person',
  access: mayChangeUsers,
  params,
  reads: { what: 'person', of: 'user', by: ['uuid'] },
  answer: recordOf(correctableView),
})

export const correctPersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/:uuid/correction',
  summary: 'Corrects names, contact data, birth date and CV of a person, who can read each correction',
  access: mayChangeUsers,
  params,
  body: correctionFields,
  bodyOn: correctionForm,
  files: { file: { kinds: documentExtensions } },
  answer: changeOf(
    z.object({
      uuid: z.string(),
      changed: z.array(z.enum(correctableFields)),
      /** Whether the new address got a request: to confirm it or, before consent, for the consent. */
      asked: z.boolean(),
      /** When a new address takes effect that the former one can stop meanwhile; null without one. */
      pending_until: z.string().nullable(),
    }),
  ),
})

const ownCorrection = z.object({
  at: z.string(),
  field: z.enum(correctedFields),
  former: z.string(),
  present: z.string(),
})
export type OwnCorrection = z.infer<typeof ownCorrection>

export const listOwnCorrectionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/get/corrections',
  summary: 'Lists what staff corrected about the caller, the newest first, at most a hundred',
  access: 'logged_in',
  answer: z.object({ data: z.array(ownCorrection) }),
})
