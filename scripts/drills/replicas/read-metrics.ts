import type { ServerProcess } from '../server-process.ts'

/** Statements that a standby answered, or the primary because of a reason. */
export interface ReplicaReads {
  readonly replica: number
  readonly away: number
  readonly behind: number
  readonly failed: number
}

/** The statements of all processes together. */
export async function readReplicaMetrics(processes: readonly ServerProcess[], token: string): Promise<ReplicaReads> {
  const sum = { replica: 0, away: 0, behind: 0, failed: 0 }
  for (const { port } of processes) {
    const headers = { authorization: `Bearer ${token}` }
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
    for (const [, name, count] of text.matchAll(/^cantera_replica_reads_total\{[^}]*answered="(\w+)"[^}]*\} (\d+)$/gm))
      sum[name as keyof ReplicaReads] += Number(count)
  }
  return sum
}
