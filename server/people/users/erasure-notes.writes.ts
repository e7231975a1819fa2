import { limits } from '#domain/kernel/limits.ts'
import { eraseAt } from '#domain/people/users/users.rules.ts'
import type { Platform } from '../../platform/platform.ts'

type Files = Pick<Platform, 'files'>

/** How an account was deleted, as its note in the file store says it. */
export interface DeletionNote {
  /** The uuid of the person who deleted it; null when that is not known. */
  readonly by: string | null
  /** Null where the person asked for it themselves. */
  readonly reason: string | null
  readonly erase_at: string
}

/** Notes in the file store that an account was deleted, before the database commits it: a deletion that is not noted fails. */
export const noteDeletion = ({ files }: Files, uuid: string, note: DeletionNote): Promise<void> =>
  files.notes.write('deleted', uuid, JSON.stringify(note))

/** Takes the note of a deletion back, before the account is open again. */
export const forgetDeletion = ({ files }: Files, uuid: string): Promise<void> => files.notes.remove('deleted', uuid)

/** Notes for good that an account was erased; the reason of its deletion goes. */
export async function noteErasure({ files }: Files, uuid: string, at: Date): Promise<void> {
  await files.notes.write('erased', uuid, JSON.stringify({ erased_at: at.toISOString() }))
  await files.notes.remove('deleted', uuid)
}

/** What the note of a deletion says; undefined when the deletion was taken back. */
export async function readDeletion(
  { files, now }: Pick<Platform, 'files' | 'now'>,
  uuid: string,
): Promise<DeletionNote | undefined> {
  const text = await files.notes.read('deleted', uuid)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as DeletionNote
  } catch {
    // A crash while it was written left it without its text: the grace begins again.
    return { by: null, reason: null, erase_at: eraseAt(now(), limits.deletionGraceDays).toISOString() }
  }
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The uuids of the accounts that are noted; whatever else somebody put into the folder is passed over. */
export async function listNoted({ files }: Files, kind: 'deleted' | 'erased'): Promise<string[]> {
  return (await files.notes.list(kind)).filter((name) => uuidPattern.test(name))
}
