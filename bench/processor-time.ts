import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts the processor time of a process in hundredths of a second. */
const ticksPerSecond = 100

/**
 * The processor time of a server, of its background process and of PostgreSQL for its database, in milliseconds. Other work of the machine
 * changes it less than rates.
 */
export interface ProcessorTime {
  readonly server: number
  readonly background: number
  readonly postgres: number
}

/**
 * Begins to watch the processor time of a server with its child processes and of the connections to its database; the returned function
 * ends it. The time of a connection that ended meanwhile is not counted.
 */
export async function watchProcessorTime(pool: pg.Pool, server: number, database: string): Promise<() => Promise<ProcessorTime>> {
  const readConnections = async () => {
    const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [database])
    return new Map(rows.map(({ pid }) => [pid, statOf(pid)?.own ?? 0]))
  }
  const [connectionsBefore, before] = [await readConnections(), timeOfTree(server)]
  return async () => {
    const after = timeOfTree(server)
    const connections = [...(await readConnections())].map(([pid, time]) => time - (connectionsBefore.get(pid) ?? 0))
    return {
      server: after.own - before.own,
      background: after.children - before.children,
      postgres: connections.reduce((sum, time) => sum + time, 0),
    }
  }
}

/** Milliseconds of a process with its threads, and of the processes that it started, also of those that have ended. */
export function timeOfTree(pid: number): { own: number; children: number } {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []))
  const wholeOf = (one: Stat): number =>
    stats.filter(({ parent }) => parent === one.pid).reduce((sum, child) => sum + wholeOf(child), one.own + one.ended)
  const root = stats.find((one) => one.pid === pid)
  return root ? { own: root.own, children: wholeOf(root) - root.own } : { own: 0, children: 0 }
}

interface Stat {
  readonly pid: number
  readonly parent: number
  readonly own: number
  /** The time of its children that have ended. */
  readonly ended: number
}

/** Undefined when the process has ended. */
function statOf(pid: number): Stat | undefined {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The second field is the name in brackets, which may contain spaces. The fourth is the parent; the 14th to 17th are user and system time
  // of the process and of its ended children.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const timeAt = (field: number) => (((fields[field] ?? 0) + (fields[field + 1] ?? 0)) * 1000) / ticksPerSecond
  return { pid, parent: fields[1] ?? 0, own: timeAt(11), ended: timeAt(13) }
}
