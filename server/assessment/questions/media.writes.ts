import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Platform, Tx } from '../../platform/platform.ts'

type FileIds = readonly (number | null)[]

/** Locks media until the transaction ends, in one order. Questions are locked before their media. */
export async function lockMedia(tx: Tx, fileIds: FileIds): Promise<void> {
  const ids = idsOf(fileIds)
  if (ids.length === 0) return
  await tx.selectFrom('files').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/**
 * Gives up the media that no question, answer or frozen copy of any question shows any more (SPEC-38, SPEC-63). Several questions
 * may share a file: an import stores equal pictures once.
 */
export async function letGoOfMedia(tx: Tx, platform: Pick<Platform, 'files' | 'now'>, fileIds: FileIds): Promise<void> {
  const had = idsOf(fileIds)
  if (had.length === 0) return
  // Of two transactions that each remove one use of a file, the later sees that it was the last.
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
