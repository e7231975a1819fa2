import { sql } from 'kysely'
import { letGoOf } from '../../platform/files/kept-files.ts'
import type { Tx } from '../../platform/platform.ts'

/** Lets go of files that a question or its answers had, unless a frozen copy of it shows them (decisions 38, 63). */
export async function letGoOfMedia(tx: Tx, questionId: number, fileIds: readonly (number | null)[], now: Date): Promise<void> {
  const had = fileIds.filter((id) => id !== null)
  if (had.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select files.id from files
    where files.id in (${sql.join(had)})
      and not exists (select from questions where media_file_id = files.id)
      and not exists (select from answers where media_file_id = files.id)
      and not exists (select from question_snapshots where media_file_id = files.id)
      and not exists (
        select from question_snapshots
        where question_id = ${questionId} and answers @> jsonb_build_array(jsonb_build_object('media_file_id', files.id))
      )`.execute(tx)
  await letGoOf(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}
