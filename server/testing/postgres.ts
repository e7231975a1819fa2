import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { postgresUser, stageBinaries } from './postgres-binaries.ts'

export interface RunningPostgres {
  /** Address of the database "postgres", as its superuser. */
  url: string
  /** The folder of its data. */
  data: string
  isRunning(): boolean
  /** The number of its first process. */
  pid(): number
  /** Starts the server again after it ended by itself, as on a full disk. */
  startAgain(): Promise<void>
  /** Stops the server at once and removes its data. */
  stop(): Promise<void>
}

export const quick = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts a real PostgreSQL for tests, stories and the benchmark: on a free port, in a temporary folder; as root, under another user. It
 * ends with this process, even a killed one. `settings` replace the fast and unsafe defaults (no fsync). `home` and `log` are folders for its data
 * and for its write-ahead log, on other disks.
 */
export async function startPostgres(
  settings: Record<string, string> = quick,
  places: { home?: string; log?: string } = {},
): Promise<RunningPostgres> {
  const user = postgresUser()
  const staged = stageBinaries()
  const home = dirname(staged)
  const bin = join(staged, 'bin')
  removeLeftovers(home)
  const folder = mkdtempSync(join(places.home ?? home, `run-${process.pid}-`))
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user) for (const path of [folder, passwordFile, ...(places.log ? [places.log] : [])]) chownSync(path, user.uid, user.gid)
  const data = join(folder, 'data')
  const logOnDisk = places.log ? ['--waldir', places.log] : []
  const initdb = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      ...logOnDisk,
      '-U',
      'postgres',
      '-A',
      'password',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, encoding: 'utf8', cwd: folder },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`)

  const port = await freePort()
  const start = async () => {
    const started = spawnBound(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags(settings)], {
      ...user,
      cwd: folder,
    })
    await ready(started)
    return started
  }
  let server = await start()
  return {
    data,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async startAgain() {
      server = await start()
    },
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.stdin?.end()
      if (server.exitCode === null) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const flags = (settings: Record<string, string>) =>
  Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )

/** Starts a program that stops (SIGQUIT, PostgreSQL's immediate stop) when our end of its standard input closes. */
function spawnBound(program: string, args: string[], options: { uid?: number; gid?: number; cwd: string }): ChildProcess {
  const untilInputEnds = '"$@" & child=$!; { read -r _; kill -QUIT $child; } 2>/dev/null <&3 & wait $child'
  return spawn('sh', ['-c', `exec 3<&0; ${untilInputEnds}`, 'sh', program, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

/** Resolves when the server accepts connections; rejects with its output when it ends before. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** Removes the data of processes that were killed before they could do so. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^run-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(home, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
