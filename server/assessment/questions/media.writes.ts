import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Platform, Tx } from '../../platform/platform.ts'

type FileIds = readonly (number | null)[]

/** Locks media until the transaction ends, always in the same order. Callers lock questions before their media. */
export async function lockMedia(tx: Tx, fileIds: FileIds): Promise<void> {
  const ids = idsOf(fileIds)
  if (ids.length === 0) return
  await tx.selectFrom('files').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/**
 * Releases the media that no question, answer or snapshot uses any more (SPEC-38, SPEC-63). Several questions may share a file,
 * because an import stores equal pictures once.
 */
export async function releaseMedia(tx: Tx, platform: Pick<Platform, 'files' | 'now'>, fileIds: FileIds): Promise<void> {
  const had = idsOf(fileIds)
  if (had.length === 0) return
  // With the lock, the later of two transactions that remove uses of a file sees that none is left.
  await lockMedia(tx, had)
  const unused = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', had)
    .where(({ not, or, exists, selectFrom }) => {
      const shows = (table: 'questions' | 'answers' | 'question_snapshots' | 'snapshot_answer_media') =>
        exists(selectFrom(table).whereRef(`${table}.media_file_id`, '=', 'files.id').select(`${table}.media_file_id`))
      return not(or([shows('questions'), shows('answers'), shows('question_snapshots'), shows('snapshot_answer_media')]))
    })
    .execute()
  await releaseFiles(
    tx,
    platform,
    unused.map(({ id }) => id),
  )
}

const idsOf = (fileIds: FileIds) => [...new Set(fileIds.filter((id) => id !== null))]
