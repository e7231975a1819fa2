import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalDate, optionalPhone, optionalText, recordId } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { isPast, isPlausibleBirth } from '../profile/personal.rules.ts'
import { mayChangeUsers } from '../users/users.contract.ts'
import { correctableFields, correctedFields } from './corrections.rules.ts'

const birth = optionalDate('personal.error.dob')
const correctionFields = z.object({
  name: firstName,
  lastname: lastName,
  /** May be empty only for a person who has not consented yet: afterwards the address is the login. */
  email: z.union([z.literal(''), email], 'personal.error.email').default(''),
  personal_phone: optionalPhone('personal.error.phone'),
  city: optionalText(),
  date_of_birth: birth,
  /** The state that the change is based on; without one it is based on the current state (ADR-0057). */
  version: z.string('errors.bad_request').max(64, 'errors.bad_request').optional(),
})

/** The form by which staff correct a person; the new CV is sent beside it as a file. `today` is the site's day. */
export const correctionForm = (today: string) =>
  correctionFields.extend({
    date_of_birth: birth
      .refine((day) => day === '' || isPlausibleBirth(day, today), 'personal.error.dob_early')
      .refine((day) => day === '' || isPast(day, today), 'personal.error.dob_future'),
  })
export type CorrectionForm = z.output<typeof correctionFields>

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
