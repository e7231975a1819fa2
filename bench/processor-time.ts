import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts the processor time of a process in hundredths of a second. */
const ticksPerSecond = 100

/** The processor time of a server and of PostgreSQL for its database, in milliseconds. Other work of the machine changes it less than rates. */
export interface ProcessorTime {
  readonly server: number
  readonly postgres: number
}

/**
 * Begins to watch the processor time of a server's process and of the connections to its database; the returned function ends it. The time
 * of a connection that ended meanwhile is not counted.
 */
export async function watchProcessorTime(pool: pg.Pool, server: number, database: string): Promise<() => Promise<ProcessorTime>> {
  const readConnections = async () => {
    const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [database])
    return new Map(rows.map(({ pid }) => [pid, timeOf(pid)]))
  }
  const [connectionsBefore, serverBefore] = [await readConnections(), timeOf(server)]
  return async () => {
    const connections = [...(await readConnections())].map(([pid, time]) => time - (connectionsBefore.get(pid) ?? 0))
    return { server: timeOf(server) - serverBefore, postgres: connections.reduce((sum, time) => sum + time, 0) }
  }
}

/** User and system time of a process with its threads; 0 when it has ended. */
function timeOf(pid: number): number {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return 0
  }
  // The second field is the name in brackets, which may contain spaces; user and system time are the 14th and 15th.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
