import { z } from 'zod'
import { consentCovers } from '../../kernel/consent-covers.ts'
import { optionalDate, optionalText } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { consentOutcomes, declineEffects } from './consents.rules.ts'

/** The choices of an import about consents that the company holds (INT-07). */
export const consentChoices = {
  /** Whether the company holds the consents of the file; columns of consents say so too. */
  consent_way: z.enum(['ask', 'held'], 'errors.bad_request').default('ask'),
  /** The day, where no column has it, and the manner, where a row has none. */
  consented_on: optionalDate('imports.error.consent_day'),
  consent_how: optionalText(limits.heldConsent.manner),
  /** What the declared consents cover. */
  consent_covers: z.enum(consentCovers, 'errors.bad_request').default('both'),
  /** Whether the colleague declares that the company holds these consents. */
  consent_declared: z.boolean('errors.bad_request').default(false),
}

/** A person whose line refuses. */
export const declinedPerson = z.object({
  line: z.number().int(),
  fullname: z.string(),
  /** The person, if they have an account that the viewer may read. */
  uuid: z.string().nullable(),
  effect: z.enum(declineEffects),
})
export type DeclinedPerson = z.infer<typeof declinedPerson>

/** What an import does about the consent of each new person. */
export const importConsents = z.object({
  /** People whose consent the import could bring: new ones, and known ones whom it completes and who have not consented. */
  open: z.number().int(),
  /** Whether the colleague has to declare that the company holds the consents. */
  needs_declaration: z.boolean(),
  /** New people who come with their consent, and those who refused before and are not written to. */
  held: z.number().int(),
  refused: z.number().int(),
  /** People who refuse in the file and are left out. */
  declined: z.number().int(),
  /** People by line, up to limits.importFile.listed: first those who refuse, then those who refused before, then those who are asked. */
  lines: z.array(
    z.object({
      line: z.number().int(),
      fullname: z.string(),
      outcome: z.enum(consentOutcomes),
      /** The cells about the consent as the file has them. */
      written: z.array(z.object({ heading: z.string(), value: z.string() })),
      /** Of a person who refuses: the known person, and what becomes of them; null otherwise. */
      person: z.string().nullable(),
      effect: z.enum(declineEffects).nullable(),
      /** The consent with which the person comes in, the day as yyyy-mm-dd; empty without one. */
      consented_on: z.string(),
      consent_how: z.string(),
      /** Why a person is asked although the file says something, as a message key; null otherwise. */
      reason: z.string().nullable(),
    }),
  ),
  count: z.number().int(),
})
