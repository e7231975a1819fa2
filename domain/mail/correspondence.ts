import { z } from 'zod'
import { languageSchema } from '../kernel/language-schema.ts'
import { calendarOutcomes } from './calendar-reply.rules.ts'
import { deliveredStatuses } from './mail.rules.ts'

const files = z.array(z.object({ file: z.string(), name: z.string() }))

/** An answer to an e-mail, beside its words: its sender, subject and quoted history, its files and the names of others. */
export const receivedReply = z.object({
  uuid: z.string(),
  from: z.string(),
  /** The present address of the person. */
  address: z.string(),
  subject: z.string(),
  quoted: z.string(),
  files,
  left_out: z.array(z.string()),
  /** Whether no colleague has answered it yet, or marked it as needing no answer. */
  waiting: z.boolean(),
  /** Whether a program may have written it, or only passed on what the person wrote. */
  perhaps_automatic: z.boolean(),
  /** What became of the answer of a calendar that it carries. */
  calendar: z.enum(calendarOutcomes).nullable(),
  /** The person's uuid and name, and whether they have not consented yet (INT-09). */
  person: z.string(),
  person_name: z.string(),
  without_consent: z.boolean(),
  /** Whether the person must not be contacted about this, so that no answer leaves (CON-02). */
  no_contact: z.boolean(),
})
export type ReceivedReply = z.infer<typeof receivedReply>

/** An e-mail of the site, beside its subject: its text without the parts of links that only the receiver may have, and its files. */
export const sentMail = z.object({
  text: z.string(),
  /** The receiver, when the e-mail did not go to the person's present address. */
  to: z.string(),
  /** Whether a colleague wrote all of it, as an answer to a reply. */
  own_words: z.boolean(),
  files,
})
export type SentMail = z.infer<typeof sentMail>

/** The status of an e-mail; `withheld` has failed because the person must not be contacted (CON-02). */
export const mailState = z.enum(['queued', ...deliveredStatuses, 'failed', 'withheld'])

/** A message of the correspondence with a person, without one about an application. */
export const personMessage = z.object({
  kind: z.enum(['email', 'reply', 'automatic_reply']),
  at: z.string(),
  /** The colleague who wrote an e-mail; null when the site sent it by itself. */
  by: z.string().nullable(),
  /** The subject of an e-mail, the words of a reply. */
  text: z.string(),
  language: languageSchema.nullable(),
  state: mailState.nullable(),
  tries: z.number().int(),
  mail: sentMail.optional(),
  reply: receivedReply.optional(),
})
export type PersonMessage = z.infer<typeof personMessage>
