import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { backUp } from './backing-up.ts'
import type { FaultDrill } from './run-fault.ts'
import { supervisePostgres } from './supervise-postgres.ts'
import type { World } from './world.ts'

/** Why this machine cannot break system calls; undefined when it can. */
function reasonAgainstStrace(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may trace the processes of another user'
  return spawnSync('strace', ['-V']).status === 0 ? undefined : 'there is no strace'
}

/** The system calls of a disk that takes writes and fails to keep them. */
export const failingSync = 'inject=fsync,fdatasync:error=EIO'

/** The processes below this one. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child!)
}

/** Breaks system calls of running processes with all their threads; resolves when they are broken. */
async function breakCalls(pids: readonly number[], follow: readonly '-f'[]): Promise<() => Promise<void>> {
  const words = [...follow, '-qq', '-e', 'trace=fsync,fdatasync', '-e', failingSync, '-o', '/dev/null']
  const strace = spawn('strace', [...words, ...pids.flatMap((pid) => ['-p', String(pid)])], { stdio: 'ignore' })
  const ended = new Promise((resolve) => strace.once('close', resolve))
  for (let left = 100; left > 0 && !pids.every(isTraced); left -= 1) await setTimeout(50)
  return async () => {
    strace.kill('SIGTERM')
    await ended
  }
}

const isTraced = (pid: number) => /^TracerPid:\s*[1-9]/m.test(statusOf(pid))
const statusOf = (pid: number) => (existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '')

const drills: readonly Omit<FaultDrill, 'reasonAgainst'>[] = [
  {
    name: 'fsync-uploads',
    engine: 'postgres',
    begin: ({ process: server }) => breakCalls([server.pid()!, ...childrenOf(server.pid()!)], ['-f']),
    says: /a disk fails \(.*EIO/,
  },
  {
    // PostgreSQL panics, because the kernel may have forgotten what it could not write. Its next processes are well.
    name: 'fsync-postgres',
    engine: 'postgres',
    async begin(world) {
      const mend = await breakCalls(childrenOf(world.postgres!.pid()), [])
      return async () => {
        await mend()
        await supervisePostgres(world)
      }
    },
    says: /database away/,
  },
  {
    name: 'fsync-backup',
    engine: 'postgres',
    seconds: 1,
    begin: async () => async () => {},
    async after(world: World) {
      const { code, output } = await backUp(world, 'failed.cantera', [
        'strace',
        '-f',
        '-qq',
        '-e',
        'trace=fsync',
        '-e',
        failingSync,
        '-o',
        '/dev/null',
      ])
      const left = await readdir(path.join(world.folder, 'archive'))
      const isRefused = code === 1 && /could not be written \(EIO/.test(output) && left.length === 0
      return isRefused
        ? []
        : [
            `a backup whose bytes were not kept ended with ${code}, left ${left.join(', ') || 'nothing'} with the output ${output}`,
          ]
    },
  },
]

/** Disks that fail to keep what was written. */
export const straceFaults: readonly FaultDrill[] = drills.map((drill) => ({ ...drill, reasonAgainst: reasonAgainstStrace }))

/** A commit that waits for a synchronous standby which is stopped: no limit of the server ends it, and it needs no rights on this machine. */
export const waitingFaults: readonly FaultDrill[] = [
  {
    name: 'standby-stopped',
    engine: 'postgres',
    reasonAgainst: () => undefined,
    seconds: 40,
    async begin({ openPool }) {
      const { pool, close } = await openPool()
      const name = async (standby: string) => {
        await pool.query(`alter system set synchronous_standby_names = '${standby}'`)
        await pool.query('select pg_reload_conf()')
      }
      await name('away')
      return async () => {
        // What an operator does: it also releases the commits that wait.
        await name('')
        await close()
      }
    },
    says: /database away \(.*(?:Query read timeout|Connection terminated)/,
  },
]
