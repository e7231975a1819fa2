import type { Reader } from '../../../platform/platform.ts'

/** The files of snapshots, by their id. */
export async function readMediaFiles(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'media_type', 'original_name as name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export type MediaFiles = Awaited<ReturnType<typeof readMediaFiles>>
