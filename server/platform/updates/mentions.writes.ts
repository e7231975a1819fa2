import type { Tx } from '../platform.ts'
import { notifyStaff } from './notify-staff.writes.ts'

interface Mentions {
  /** The colleagues whom the note mentions now. */
  readonly mentioned: readonly number[]
  /** Those whom it mentioned before this change. */
  readonly before: readonly number[]
  readonly by: number
}

/** Stores whom a comment mentions, and notifies those who are newly mentioned (NOT-03). Call it in the transaction of the comment. */
export async function mentionInApplicationNote(
  tx: Tx,
  now: Date,
  comment_id: number,
  { mentioned, before, by }: Mentions,
): Promise<void> {
  const { added, removed } = changesOf(mentioned, before)
  if (removed.length > 0)
    await tx.deleteFrom('comment_mentions').where('comment_id', '=', comment_id).where('user_id', 'in', removed).execute()
  if (added.length === 0) return
  await tx
    .insertInto('comment_mentions')
    .values(added.map((user_id) => ({ comment_id, user_id })))
    .execute()
  await notifyStaff(tx, now, { kind: 'mention', commentId: comment_id, receivers: added, by })
}

/** The same for a note on a person. */
export async function mentionInNote(tx: Tx, now: Date, note_id: number, { mentioned, before, by }: Mentions): Promise<void> {
  const { added, removed } = changesOf(mentioned, before)
  if (removed.length > 0)
    await tx.deleteFrom('note_mentions').where('note_id', '=', note_id).where('user_id', 'in', removed).execute()
  if (added.length === 0) return
  await tx
    .insertInto('note_mentions')
    .values(added.map((user_id) => ({ note_id, user_id })))
    .execute()
  await notifyStaff(tx, now, { kind: 'mention', noteId: note_id, receivers: added, by })
}

function changesOf(mentioned: readonly number[], before: readonly number[]) {
  return {
    added: mentioned.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !mentioned.includes(id)),
  }
}
