import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type LoggedKind, storageState } from '#domain/kernel/storage.ts'
import { startPeriodicTask, withoutOverlap } from '../periodic-task.ts'
import type { Platform, Reader } from '../platform.ts'
import { filesOfPeople } from './files-of-people.ts'
import { readStorage } from './storage.reads.ts'

type Counting = Pick<Platform, 'db' | 'now' | 'config'>

/** Starts the task that counts what is used, at the start and every hour. Returns the function that stops it. */
export function startCountingUsage(platform: Counting, log: FastifyBaseLogger): () => void {
  const task = withoutOverlap(async () => {
    await countUsage(platform)
    const { bytes, gigabytes } = await readStorage(platform)
    const state = storageState(bytes, gigabytes)
    if (state !== 'free') log.warn({ state, bytes, gigabytes }, 'stored files come to the bound of the site')
  })
  return startPeriodicTask(task, limits.filled.countedSeconds * 1000, (error) =>
    log.warn({ err: error }, 'counting what is used failed'),
  )
}

/**
 * Counts files by purpose, the rows that grow for good, and the people with the most bytes. Each count is a statement of its own, so that the
 * requests to an embedded database run between them.
 */
export async function countUsage({ db, now }: Counting): Promise<void> {
  const counted_at = now()
  const files = await countFiles(db)
  const counts = files.map(({ purpose, rows, bytes }) => ({ kind: `files ${purpose}`, rows, bytes }))
  for (const kind of Object.keys(tables) as LoggedKind[]) counts.push(await countTable(db, kind))
  const people = await countPeople(db)
  await db.transaction().execute(async (tx) => {
    const last_file_id = Math.max(0, ...files.map(({ last }) => last))
    const file_bytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    // Two processes write one after the other.
    await tx.updateTable('usage_state').set({ counted_at, last_file_id, file_bytes }).execute()
    await tx.deleteFrom('usage_counts').execute()
    await tx.insertInto('usage_counts').values(counts).execute()
    await tx.deleteFrom('usage_of_people').execute()
    if (people.length > 0) await tx.insertInto('usage_of_people').values(people).execute()
  })
}

async function countFiles(db: Reader) {
  const { rows } = await sql<{ purpose: string; rows: number; bytes: number; last: number }>`
    select purpose, count(*) as rows, sum(bytes)::bigint as bytes, max(id) as last from files group by purpose`.execute(db)
  return rows
}

/** The tables whose rows are counted, with their indexes. */
const tables = { replies: 'replies', outbox: 'outgoing_emails', audit: 'audit_log', reads: 'read_log' } as const satisfies Record<
  LoggedKind,
  string
>

async function countTable(db: Reader, kind: LoggedKind) {
  const table = tables[kind]
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*) as rows, pg_total_relation_size(${table}::regclass) as bytes from ${sql.table(table)}`.execute(db)
  const [{ rows: counted = 0, bytes = 0 } = {}] = rows
  return { kind: kind as string, rows: counted, bytes }
}

async function countPeople(db: Reader) {
  const { rows } = await sql<{ user_id: number; files: number; bytes: number; replies: number }>`
    select largest.user_id, largest.files, largest.bytes,
      (select count(*) from replies where replies.user_id = largest.user_id) as replies
    from (
      select named.user_id, count(*) as files, sum(files.bytes)::bigint as bytes
      from (${filesOfPeople()}) as named join files on files.id = named.file_id
      group by named.user_id
      order by sum(files.bytes) desc, named.user_id
      limit ${limits.filled.noted}
    ) as largest`.execute(db)
  return rows
}
