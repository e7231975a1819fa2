import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { postgresUser, stageBinaries } from './postgres-binaries.ts'

export interface PostgresPair {
  /** DATABASE_URL with both hosts. */
  readonly url: string
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Kills the primary with all its processes, as when its machine loses power, but for what the kernel has in memory. */
  killPrimary(): void
  promoteStandby(): Promise<void>
  /** Starts the killed primary again as if nothing had happened: it takes writes on the old timeline. */
  restartPrimary(): Promise<void>
  /** Kills the standby with all its processes. */
  killStandby(): void
  /** Stops all processes of the standby, or lets them go on, as when its machine hangs. */
  signalStandby(name: 'SIGSTOP' | 'SIGCONT'): void
  /** Starts the killed standby again. */
  startStandby(): Promise<void>
  stop(): Promise<void>
}

const startedWithinMs = 60_000

interface PairSettings {
  /** With `true`, the default, a commit is acknowledged when both have written it. */
  readonly isSynchronous?: boolean
  /** Settings of PostgreSQL for both. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts PostgreSQL with a standby. */
export async function startPair({ isSynchronous = true, settings = {} }: PairSettings = {}): Promise<PostgresPair> {
  const user = postgresUser()
  const staged = stageBinaries()
  // server/testing removes such folders of processes that are gone.
  const folder = mkdtempSync(path.join(path.dirname(staged), `run-${process.pid}-`))
  if (user) chownSync(folder, user.uid, user.gid)
  const perform = (program: string, args: string[]) => {
    const { status, stderr, error } = spawnSync(program, args, { ...user, cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} failed: ${stderr || error?.message}`)
  }
  const password = randomBytes(12).toString('hex')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name)) as [string, string]
  const asSuperuser = ['-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`]
  perform(path.join(staged, 'bin', 'initdb'), ['-D', one, ...asSuperuser, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  // The package of the tests has no pg_basebackup. A copy of a server that does not run is as good.
  perform('cp', ['-a', one, other])
  perform('touch', [path.join(other, 'standby.signal')])

  const ports = [await freePort(), await freePort()] as const
  const urlOf = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const start = (data: string, port: number, own: Record<string, string>) => {
    const all = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      port: String(port),
      ...settings,
      ...own,
    }
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    return spawn(path.join(staged, 'bin', 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder, stdio: 'ignore' })
  }
  const startPrimary = () => start(one, ports[0], isSynchronous ? { synchronous_standby_names: 'standby' } : {})
  let primary = startPrimary()
  const conninfo = `host=127.0.0.1 port=${ports[0]} user=postgres password=${password} application_name=standby`
  const startOther = () => start(other, ports[1], { primary_conninfo: conninfo })
  let standby = startOther()
  const kill = () => {
    for (const server of [primary, standby]) killTree(server)
  }
  process.once('exit', kill)
  const replicates = `select 1 from pg_stat_replication where application_name = 'standby' and sync_state = '${isSynchronous ? 'sync' : 'async'}'`
  await waitFor('the standby follows', async () => (await ask(urlOf(ports[0]), replicates)).length === 1)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres?target_session_attrs=read-write`,
    primaryUrl: urlOf(ports[0]),
    standbyUrl: urlOf(ports[1]),
    killPrimary: () => killTree(primary),
    async promoteStandby() {
      await ask(urlOf(ports[1]), 'select pg_promote()')
    },
    async restartPrimary() {
      primary = startPrimary()
      await waitFor('the old primary answers', async () => (await ask(urlOf(ports[0]), 'select 1')).length === 1)
    },
    killStandby: () => killTree(standby),
    signalStandby: (name) => signalTree(standby, name),
    async startStandby() {
      await ended(standby)
      standby = startOther()
      await waitFor('the standby answers', async () => (await ask(urlOf(ports[1]), 'select 1')).length === 1)
    },
    async stop() {
      process.off('exit', kill)
      kill()
      await Promise.all([primary, standby].map(ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The rows of one query over a connection of its own. */
export async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 20_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    client.end().catch(() => {})
  }
}

export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const until = performance.now() + startedWithinMs; performance.now() < until; await setTimeout(100))
    if (await isSo().catch(() => false)) return
  throw new Error(`It did not happen that ${what}.`)
}

/** The children of PostgreSQL live on after their parent was killed, and finish what they had begun. */
const killTree = (server: ChildProcess) => signalTree(server, 'SIGKILL')

function signalTree({ pid, exitCode, signalCode }: ChildProcess, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child!)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, name)
    } catch {} // It has ended by itself.
  }
}

const ended = async (server: ChildProcess) => {
  if (server.exitCode === null && server.signalCode === null) await new Promise((resolve) => server.once('exit', resolve))
}
