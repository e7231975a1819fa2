import { sql } from 'kysely'
import type { Reader } from '../../database/database.ts'
import { chainedText, type LogName, linkHash, logs } from './log-chain.ts'

/** The outcome of a check of one log: its intact rows, or its first fault as a sentence. */
export interface VerifiedLog {
  readonly log: LogName
  readonly fault: string | null
  readonly rows: number
  readonly from: Date | null
  readonly to: Date | null
  /** Rows that are not chained yet. */
  readonly waiting: number
  /** The last hash, to be noted elsewhere. */
  readonly hash: string
}

/** Checks the chains of both logs from one state of the database, row by row (AUD-02). */
export async function verifyLogs(db: Reader): Promise<VerifiedLog[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const verified = []
      for (const log of logs) verified.push(await verifyLog(tx, log))
      return verified
    })
}

interface LinkRow {
  readonly position: number
  readonly row_id: number
  readonly hash: string
  readonly text: string | null
  readonly at: Date | null
}

const batch = 2000

async function verifyLog(tx: Reader, log: LogName): Promise<VerifiedLog> {
  const anchor = await tx.selectFrom('log_anchors').selectAll().where('log', '=', log).executeTakeFirst()
  const state = { rows: 0, from: null as Date | null, to: null as Date | null, waiting: 0, hash: anchor?.removed_hash ?? '' }
  const broken = (fault: string) => ({ log, ...state, fault: `${log}: ${fault}` })
  if (!anchor) return broken('its anchor was removed')
  let [position, id] = [anchor.removed_position, 0]
  for (;;) {
    const links = await readLinks(tx, log, position)
    for (const link of links) {
      if (link.position !== position + 1)
        return broken(`a row between ${id || 'the beginning'} and ${link.row_id} was removed, with its link`)
      if (link.text === null) return broken(`row ${link.row_id} was removed`)
      if (linkHash(state.hash, link.text) !== link.hash) return broken(`row ${link.row_id} was changed`)
      Object.assign(state, { rows: state.rows + 1, from: state.from ?? link.at, to: link.at, hash: link.hash })
      position = link.position
      id = link.row_id
    }
    if (links.length < batch) break
  }
  if (position !== anchor.last_position || state.hash !== anchor.last_hash)
    return broken(`the rows after ${id || 'the beginning'} were removed, with their links`)
  const { rows } = await sql<{ waiting: number; added: number | null }>`
    select count(*) filter (where log_queue.row_id is not null)::integer as waiting,
      min(entry.id) filter (where log_queue.row_id is null) as added
    from ${sql.table(log)} as entry
    left join log_queue on log_queue.log = ${log} and log_queue.row_id = entry.id
    where not exists (select from log_links where log_links.log = ${log} and log_links.row_id = entry.id)`.execute(tx)
  const { waiting = 0, added = null } = rows[0] ?? {}
  state.waiting = waiting
  const removed = await sql<{ row_id: number }>`
    select row_id from log_queue where log = ${log} and not exists (select from ${sql.table(log)} as entry where entry.id = row_id)
    order by row_id limit 1`.execute(tx)
  const [lost] = removed.rows
  if (lost) return broken(`row ${lost.row_id} was removed before it was chained`)
  return added === null ? { log, ...state, fault: null } : broken(`row ${added} was added beside the chain`)
}

/** The next links of a log after a position, each with its row as it is now. */
async function readLinks(tx: Reader, log: LogName, after: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select links.position, links.row_id, links.hash, entry.at, case when entry.id is not null then ${chainedText[log]} end as text
    from (
      select * from log_links where log = ${log} and position > ${after} order by position limit ${batch}
    ) as links left join ${sql.table(log)} as entry on entry.id = links.row_id
    order by links.position`.execute(tx)
  return rows
}
