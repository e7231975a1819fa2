import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type LoggedKind, storageState } from '#domain/kernel/storage.ts'
import { startPeriodicTask, withoutOverlap } from '../periodic-task.ts'
import type { Platform, Tx } from '../platform.ts'
import { filesOfPeople } from './files-of-people.ts'
import { readStorage } from './storage.reads.ts'

type Counting = Pick<Platform, 'db' | 'now' | 'config'>

/** Starts the task that counts what is used, at the start and every ten minutes. Returns the function that stops it. */
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

/** Counts files by purpose, the rows that grow for good, and the people with the most bytes. */
export async function countUsage({ db, now }: Counting): Promise<void> {
  const counted_at = now()
  await db.transaction().execute(async (tx) => {
    // Two processes count one after the other.
    await tx.selectFrom('usage_state').select('id').forUpdate().execute()
    await tx.deleteFrom('usage_counts').execute()
    await countFiles(tx, counted_at)
    for (const kind of Object.keys(tables) as LoggedKind[]) await countTable(tx, kind)
    await countPeople(tx)
  })
}

async function countFiles(tx: Tx, counted_at: Date): Promise<void> {
  const { rows } = await sql<{ last: number; bytes: number }>`
    with counted as (
      select purpose, count(*) as rows, sum(bytes)::bigint as bytes, max(id) as last from files group by purpose
    ), kept as (
      insert into usage_counts (kind, rows, bytes) select 'files ' || purpose, rows, bytes from counted
    )
    select coalesce(max(last), 0)::bigint as last, coalesce(sum(bytes), 0)::bigint as bytes from counted`.execute(tx)
  const [{ last = 0, bytes = 0 } = {}] = rows
  await tx.updateTable('usage_state').set({ counted_at, last_file_id: last, file_bytes: bytes }).execute()
}

/** The tables whose rows are counted, with their indexes. */
const tables = { replies: 'replies', outbox: 'outgoing_emails', audit: 'audit_log', reads: 'read_log' } as const satisfies Record<
  LoggedKind,
  string
>

async function countTable(tx: Tx, kind: LoggedKind): Promise<void> {
  const table = tables[kind]
  await sql`
    insert into usage_counts (kind, rows, bytes)
    select ${kind}, count(*), pg_total_relation_size(${table}::regclass) from ${sql.table(table)}`.execute(tx)
}

async function countPeople(tx: Tx): Promise<void> {
  await tx.deleteFrom('usage_of_people').execute()
  await sql`
    insert into usage_of_people (user_id, files, bytes, replies)
    select largest.user_id, largest.files, largest.bytes,
      (select count(*) from replies where replies.user_id = largest.user_id)
    from (
      select named.user_id, count(*) as files, sum(files.bytes)::bigint as bytes
      from (${filesOfPeople()}) as named join files on files.id = named.file_id
      group by named.user_id
      order by sum(files.bytes) desc, named.user_id
      limit ${limits.filled.noted}
    ) as largest`.execute(tx)
}
