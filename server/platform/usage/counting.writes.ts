import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type LoggedKind, storageState } from '#domain/kernel/storage.ts'
import { startPeriodicTask, withoutOverlap } from '../periodic-task.ts'
import type { Platform, Reader, Tx } from '../platform.ts'
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
  const last = await readLastFile(db)
  const counts: { kind: string; rows: number; bytes: number }[] = []
  const tables = Object.keys(tableNames) as LoggedKind[]
  for (const kind of tables) counts.push(await countTable(db, kind))
  const people = await countPeople(db)
  const last_file_id = (await areAllAsOf(db, last)) ? last.id : last.counted
  const files = await countFiles(db, last_file_id)
  counts.push(...files.map(({ purpose, rows, bytes }) => ({ kind: `files ${purpose}`, rows, bytes })))
  const file_bytes = files.reduce((sum, { counted }) => sum + counted, 0)
  await db.transaction().execute(async (tx) => {
    // Before the rows about them, as a deletion does: who is deleted meanwhile would take the whole count with them.
    const there = await lockPeople(tx, people)
    // Two processes write one after the other.
    await tx.updateTable('usage_state').set({ counted_at, last_file_id, file_bytes }).execute()
    await tx.deleteFrom('usage_counts').execute()
    await tx.insertInto('usage_counts').values(counts).execute()
    await tx.deleteFrom('usage_of_people').execute()
    if (there.length > 0) await tx.insertInto('usage_of_people').values(there).execute()
  })
}

interface LastFile {
  readonly id: number
  /** The last file of the count before this one. */
  readonly counted: number
  /** The first transaction that had not begun to write. */
  readonly before: string
}

async function readLastFile(db: Reader): Promise<LastFile> {
  const { rows } = await sql<LastFile>`
    select (select coalesce(max(id), 0) from files)::bigint as id, last_file_id as counted,
      pg_snapshot_xmax(pg_current_snapshot())::text as before
    from usage_state`.execute(db)
  return rows[0] ?? { id: 0, counted: 0, before: '0' }
}

/** Whether every transaction that could hold a smaller id than the last file is over. An import of many files holds some for long. */
async function areAllAsOf(db: Reader, { before }: LastFile): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${before}::text::xid8 as are`.execute(db)
  return rows[0]?.are ?? false
}

/** Counts files by purpose. `counted` are the bytes of those up to the last one; later ones are added where the sum is read. */
async function countFiles(db: Reader, last: number) {
  const { rows } = await sql<{ purpose: string; rows: number; bytes: number; counted: number }>`
    select purpose, count(*) as rows, sum(bytes)::bigint as bytes,
      coalesce(sum(bytes) filter (where id <= ${last}), 0)::bigint as counted
    from files group by purpose`.execute(db)
  return rows
}

/** The tables whose rows are counted, with their indexes. */
const tableNames = {
  replies: 'replies',
  outbox: 'outgoing_emails',
  audit: 'audit_log',
  reads: 'read_log',
} as const satisfies Record<LoggedKind, string>

async function countTable(db: Reader, kind: LoggedKind) {
  const table = tableNames[kind]
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

/** Those of the people who still exist, locked against deletion. */
async function lockPeople<Row extends { user_id: number }>(tx: Tx, people: readonly Row[]): Promise<Row[]> {
  if (people.length === 0) return []
  const ids = people.map(({ user_id }) => user_id)
  const rows = await tx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  const existing = new Set(rows.map(({ id }) => id))
  return people.filter(({ user_id }) => existing.has(user_id))
}
