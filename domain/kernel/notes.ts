import { z } from 'zod'
import { requiredParagraph, version } from './fields.ts'
import { limits } from './limits.ts'
import { colleague, mentioned } from './mentions.ts'

/** The form of a note of the team, on an application or on a person. */
export const noteForm = z.object({ description: requiredParagraph('comments.error.empty') })

/** The colleagues whom a note may mention: those found by the beginning of a name. */
export const colleaguesQuery = z.object({ q: z.string().trim().max(limits.text.line, 'errors.bad_request').default('') })
export const colleaguesAnswer = z.object({ data: z.array(colleague) })

/** A note. Its fields have the names that the documents give to comments on a card. */
export const noteView = z.object({
  uuid_comment: z.string(),
  /** The author's name. */
  user_comment: z.string(),
  created_at: z.string(),
  /** The note as text, with the current names of mentioned colleagues. */
  body_comment: z.string(),
  /** The note as it is stored: a mention is `@[uuid]`. */
  source: z.string(),
  mentions: z.array(mentioned),
  changed: z.boolean(),
  version,
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type NoteView = z.infer<typeof noteView>

/** The person who wants to change a note, as far as it decides about the note. */
interface Changer {
  /** Whether the role may write such notes. */
  readonly mayWrite: boolean
  readonly isAuthor: boolean
  readonly isAdministrator: boolean
}

/** What a person may do to a note: its author edits and deletes it, an administrator may delete any (SPEC-18). */
export function mayChangeNote({ mayWrite, isAuthor, isAdministrator }: Changer): { edit: boolean; delete: boolean } {
  return { edit: mayWrite && isAuthor, delete: mayWrite && (isAuthor || isAdministrator) }
}
