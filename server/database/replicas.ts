import type { CompiledQuery, QueryResult } from 'kysely'
import type pg from 'pg'
import { coalesce } from './coalesce.ts'
import type { Database, ReplicaListener, Replicas } from './database.ts'
import { ReadingDatabase } from './reading-database.ts'
import { Replica } from './replica.ts'
import { lsnOf, type Origin, type Position } from './replica-life.ts'

interface Settings {
  readonly connections: readonly { readonly name: string; readonly connection: pg.ClientConfig }[]
  readonly poolSize: number
}

/**
 * Where the log of the primary ends. A transaction that others see is in the log before that place: with synchronous_commit at off it is
 * acknowledged before the log is written, so the end of what was inserted counts.
 */
const positionQuery = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end)::text as lsn, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`
const originQuery = 'select (pg_control_system()).system_identifier::text as system, current_database() as database'

/** Canceled by its time limit: it would take as long on the primary. */
const tooLong = '57014'

/** Connects to the standbys without waiting for them: one that is away is used later. */
export function openReplicas(primary: Pick<Database, 'db' | 'queryAside'>, { connections, poolSize }: Settings): Replicas {
  const position = coalesce(async (): Promise<Position> => {
    const [row] = await primary.queryAside<{ lsn: string; timeline: string }>({ name: 'position', text: positionQuery })
    if (!row) throw new Error('the primary gave no position')
    return { lsn: lsnOf(row.lsn), timeline: Number.parseInt(row.timeline, 16) }
  })
  const origin = async (): Promise<Origin> => {
    const [row] = await primary.queryAside<{ system: string; database: string }>({ text: originQuery })
    if (!row) throw new Error('the primary gave no name')
    return row
  }
  const pendingChanges: Parameters<ReplicaListener>[] = []
  let notify: ReplicaListener = (...change) => void pendingChanges.push(change)
  const counts = { replica: 0, away: 0, behind: 0, failed: 0 }
  const servers = connections.map(
    ({ name, connection }) =>
      new Replica(name, connection, poolSize, { position, origin }, (state, sentence) => notify(state, sentence)),
  )
  let turn = 0

  async function read<Row>(statement: CompiledQuery<Row>): Promise<QueryResult<Row> | undefined> {
    const used = servers.filter(({ state }) => state === 'used')
    const replica = used[turn++ % used.length]
    if (!replica) {
      counts[servers.some(({ state }) => state === 'behind') ? 'behind' : 'away'] += 1
      return undefined
    }
    try {
      const answer = await replica.read(statement)
      counts[answer ? 'replica' : replica.state === 'away' ? 'away' : 'behind'] += 1
      return answer
    } catch (error) {
      if ((error as { code?: string }).code === tooLong) throw error
      counts.failed += 1
      return undefined
    }
  }

  for (const server of servers) void server.connect()
  return {
    db: new ReadingDatabase(primary.db, read),
    servers,
    counts,
    onChange(listener) {
      notify = listener
      for (const change of pendingChanges.splice(0)) listener(...change)
    },
    close() {
      for (const server of servers) server.close()
    },
  }
}
