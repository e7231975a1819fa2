import { z } from 'zod'
import { languageSchema } from '../../kernel/language-schema.ts'
import { stages } from '../../kernel/stages.ts'
import { mailState, receivedReply, sentMail } from '../../mail/correspondence.ts'
import { interviewAnswers } from '../interviews/interviews.rules.ts'

/** Each answer to an invitation is a kind of its own (SPEC-61). */
export const timelineKinds = [
  'applied',
  'added',
  'moved',
  'stepped',
  'hired',
  'withdrawn',
  'removed',
  'restored',
  'brought',
  'email',
  'test_started',
  'test_finished',
  'comment',
  'reply',
  'automatic_reply',
  'presented',
  'client_yes',
  'client_no',
  'client_comment',
  ...interviewAnswers,
] as const

/** Something that happened to an application. */
export const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.string(),
  /** The name of the staff member, of an e-mail its writer; null when the candidate or the system acted. */
  by: z.string().nullable(),
  from: z.enum(stages).nullable(),
  to: z.enum(stages).nullable(),
  /** The step that the card left with a move or a change of its step, and the one that it came to (STP-01). */
  from_step: z.string().nullable(),
  to_step: z.string().nullable(),
  /** The subject of an e-mail, the name of a test, the body of a comment, or the note to an answer, also of a client. */
  text: z.string().nullable(),
  /** Of an e-mail: the language that it is written in. */
  language: languageSchema.nullable(),
  /** Of an e-mail: its status, and how often a worker tried to send it. */
  state: mailState.nullable(),
  tries: z.number().int(),
  /** Set for what an import brought along: whether its day is known (MOV-01). */
  brought: z.enum(['dated', 'undated']).nullable(),
  /** Of an e-mail, whose subject is in `text`. */
  mail: sentMail.optional(),
  /** Of an answer to an e-mail, whose words are in `text`. */
  reply: receivedReply.optional(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>
