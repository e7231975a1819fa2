import { sql } from 'kysely'
import type { Platform, Reader } from '../platform.ts'
import { settingIn } from '../settings.ts'
import { type FileOrigin, filesOfPeople } from './files-of-people.ts'

/**
 * The bytes of all stored files and their bound in gigabytes. It adds the files since the last count to that count, so that it reads few rows
 * and never says too little: files that were removed since then still count.
 */
export async function readStorage({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): Promise<{ bytes: number; gigabytes: number }> {
  const { rows } = await sql<{ bytes: number; gigabytes: number }>`
    select
      (file_bytes + (select coalesce(sum(files.bytes), 0) from files where files.id > last_file_id))::bigint as bytes,
      ${settingIn('storage_gigabytes', config.storageGigabytes)} as gigabytes
    from usage_state`.execute(db)
  const [row] = rows
  return { bytes: Number(row?.bytes ?? 0), gigabytes: row?.gigabytes ?? config.storageGigabytes }
}

/** The bytes of the files of a person, of all origins or of some. */
export async function readBytesOf(db: Reader, userId: number, origins?: readonly FileOrigin[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(files.bytes), 0)::bigint as bytes
    from (${filesOfPeople(userId, origins)}) as named join files on files.id = named.file_id`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
