import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader, Tx } from '../../database/database.ts'
import { workThrough } from '../backlogs.ts'
import { startPeriodicTask, withoutOverlap } from '../periodic-task.ts'
import type { Platform } from '../platform.ts'

/*
 * The chain of hashes of the audit and of the read log (AUD-02, ADR-0177). The triggers audit_log_queued and read_log_queued note each new
 * row in log_queue, in its transaction.
 */

export const logs = ['audit_log', 'read_log'] as const
export type LogName = (typeof logs)[number]

const microseconds = sql`(extract(epoch from entry.at) * 1000000)::bigint`

/** The text of a row that is hashed. Nothing of it changes when a person is merged or erased. */
export const chainedText: Readonly<Record<LogName, RawBuilder<string>>> = {
  audit_log: sql`jsonb_build_array(entry.id, entry.actor_id, entry.action, entry.subject_type, entry.subject_id, entry.detail, ${microseconds})::text`,
  read_log: sql`jsonb_build_array(entry.id, entry.actor_id, entry.what, entry.list, entry.rows, entry.person_id, ${microseconds})::text`,
}

/** The hash of a row after the hash of the row before it; the first one follows an empty text. */
export const linkHash = (before: string, text: string): string => createHash('sha256').update(`${before}\n${text}`).digest('hex')

const everyMs = 10_000
/** The rows of one transaction, so that none takes long. */
const batch = 500

/** Starts the task that chains the new rows of both logs. Returns the function that stops it. */
export function startChaining({ db }: Platform, log: FastifyBaseLogger): () => void {
  const task = withoutOverlap(() => chainLogs(db))
  return startPeriodicTask(task, everyMs, (error) => log.warn({ err: error }, 'chaining the audit failed'))
}

/** Chains the waiting rows of both logs. No request waits for it: it locks nothing but the anchor, which only this task and the removal use. */
export async function chainLogs(db: Reader): Promise<void> {
  for (const log of logs) await workThrough(async () => (await db.transaction().execute((tx) => chainSome(tx, log))) === batch)
}

/** Locks the anchor of a log; undefined when another process works on it. */
const lockAnchor = (tx: Tx, log: LogName) =>
  tx.selectFrom('log_anchors').selectAll().where('log', '=', log).forUpdate().skipLocked().executeTakeFirst()

/** Chains up to `batch` rows in the order of their numbers. Returns how many. */
async function chainSome(tx: Tx, log: LogName): Promise<number> {
  const anchor = await lockAnchor(tx, log)
  if (!anchor) return 0
  const { rows } = await sql<{ row_id: number; text: string | null }>`
    select waiting.row_id, case when entry.id is not null then ${chainedText[log]} end as text
    from (select row_id from log_queue where log = ${log} order by row_id limit ${batch}) as waiting
    left join ${sql.table(log)} as entry on entry.id = waiting.row_id
    order by waiting.row_id`.execute(tx)
  if (rows.length === 0) return 0
  let { last_position: position, last_hash: hash } = anchor
  const links = rows.map(({ row_id, text }) => {
    position += 1
    // A row that was removed before it was chained has a link all the same, by which the removal is found.
    hash = linkHash(hash, text ?? '')
    return { log, position, row_id, hash }
  })
  await tx.insertInto('log_links').values(links).execute()
  await tx.updateTable('log_anchors').set({ last_position: position, last_hash: hash }).where('log', '=', log).execute()
  const ids = rows.map(({ row_id }) => row_id)
  await tx.deleteFrom('log_queue').where('log', '=', log).where(sql<boolean>`row_id = any(${ids}::bigint[])`).execute()
  return rows.length
}

/**
 * Removes the reads whose term is over, from the beginning of the chain up to the first row that stays. The anchor keeps the hash of the last
 * removed one, after which the chain goes on.
 */
export async function removeOldReads({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const outdated = new Date(now().getTime() - limits.readLog.keptDays * dayMs)
  await db.transaction().execute(async (tx) => {
    const anchor = await lockAnchor(tx, 'read_log')
    if (!anchor) return
    const { rows } = await sql<{ position: number; hash: string }>`
      select position, hash from log_links where log = 'read_log' and position < coalesce(
        (
          select position from log_links join read_log on read_log.id = log_links.row_id
          where log = 'read_log' and at >= ${outdated} order by position limit 1
        ),
        ${anchor.last_position + 1}::bigint
      ) order by position desc limit 1`.execute(tx)
    const [last] = rows
    if (!last) return
    const ofRemoved = sql`log = 'read_log' and position <= ${last.position}`
    await sql`delete from read_log where at < ${outdated} and id in (select row_id from log_links where ${ofRemoved})`.execute(tx)
    await sql`delete from log_links where ${ofRemoved}`.execute(tx)
    const removed = { removed_position: last.position, removed_hash: last.hash }
    await tx.updateTable('log_anchors').set(removed).where('log', '=', 'read_log').execute()
  })
}
