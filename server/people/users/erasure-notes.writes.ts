import { limits } from '#domain/kernel/limits.ts'
import { eraseAt } from '#domain/people/users/users.rules.ts'
import type { Platform } from '../../platform/platform.ts'

type Files = Pick<Platform, 'files'>

/** How an account was deleted, as stored in its note in the file store. */
export interface DeletionNote {
  /** The uuid of the person who deleted it; null if unknown. */
  readonly by: string | null
  /** Null if the account's owner asked for it. */
  readonly reason: string | null
  readonly erase_at: string
}

/** Notes a deletion in the file store, before the database commits it: without its note the deletion fails. */
export const noteDeletion = ({ files }: Files, uuid: string, note: DeletionNote): Promise<void> =>
  files.notes.write('deleted', uuid, JSON.stringify(note))

/** Removes the note of a deletion, before the database commits that the account is open again. */
export const forgetDeletion = ({ files }: Files, uuid: string): Promise<void> => files.notes.remove('deleted', uuid)

/** Notes permanently that an account was erased, and removes the note with the reason of its deletion. */
export async function noteErasure({ files }: Files, uuid: string, at: Date): Promise<void> {
  await files.notes.write('erased', uuid, JSON.stringify({ erased_at: at.toISOString() }))
  await files.notes.remove('deleted', uuid)
}

/** The note of a deletion; undefined if the account was reopened. */
export async function readDeletion(
  { files, now }: Pick<Platform, 'files' | 'now'>,
  uuid: string,
): Promise<DeletionNote | undefined> {
  const text = await files.notes.read('deleted', uuid)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as DeletionNote
  } catch {
    // A crash during the write left the note incomplete: the grace period starts again.
    return { by: null, reason: null, erase_at: eraseAt(now(), limits.deletionGraceDays).toISOString() }
  }
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The uuids of the noted accounts. Ignores other files in the folder. */
export async function listNoted({ files }: Files, kind: 'deleted' | 'erased'): Promise<string[]> {
  return (await files.notes.list(kind)).filter((name) => uuidPattern.test(name))
}
