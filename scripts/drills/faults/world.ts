import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../../server/database/open.ts'
import { type MountedDisk, mountDisk } from '../../../server/testing/mounted-disk.ts'
import { type RunningPostgres, startPostgres } from '../../../server/testing/postgres.ts'
import { freePort } from '../../free-port.mjs'
import { fillSite, type Site } from '../history/site.ts'
import { type ServerProcess, serverProcess } from '../server-process.ts'

/** What may lie on a small disk of its own; `postgres` is its data without the log, unless that is on the same disk. */
export type Place = 'data' | 'files' | 'mailbox' | 'snapshots' | 'log' | 'archive' | 'postgres' | 'wal'

export interface WorldOptions {
  readonly engine: 'embedded' | 'postgres'
  /** Megabytes of the disks. */
  readonly disks?: Partial<Record<Place, number>>
  readonly settings?: Record<string, string>
  readonly processes?: number
}

/** A site of its own that a fault is tried on. */
export interface World {
  readonly folder: string
  readonly dataDir: string
  readonly logFile: string
  readonly settings: Record<string, string>
  readonly process: ServerProcess
  readonly processes: readonly ServerProcess[]
  readonly postgres: RunningPostgres | undefined
  readonly site: Site
  disk(place: Place): MountedDisk
  /** Opens the database; the process of an embedded one must not run. */
  openPool(): Promise<{ pool: pg.Pool; close(): Promise<void> }>
  /** All that the processes wrote. */
  log(): string
  close(): Promise<void>
}

/** The figures of PostgreSQL as an operator has them: a commit is on the disk when it is acknowledged. */
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', max_connections: '60' }

/** Starts a database and a process of the product, and fills them. */
export async function makeWorld({ engine, disks = {}, settings: more = {}, processes: count = 1 }: WorldOptions): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-faults-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  const logFolder = path.join(folder, 'log')
  const logFile = path.join(logFolder, 'one.log')
  const folders = {
    data: dataDir,
    files: path.join(dataDir, 'files'),
    mailbox: path.join(dataDir, 'mailbox'),
    snapshots: path.join(dataDir, 'snapshots'),
    log: logFolder,
    archive: path.join(folder, 'archive'),
    postgres: path.join(folder, 'postgres'),
    wal: path.join(folder, 'wal'),
  } satisfies Record<Place, string>
  for (const place of ['log', 'archive'] as const) mkdirSync(folders[place], { recursive: true })
  const mounted = new Map<Place, MountedDisk>()
  for (const [place, megabytes] of Object.entries(disks) as [Place, number][])
    mounted.set(place, mountDisk(folders[place], megabytes))
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const act of closing.toReversed()) await act()
    for (const disk of [...mounted.values()].toReversed()) disk.unmount()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const walFolder = mounted.get('wal') && path.join(folders.wal, 'pg_wal')
    if (walFolder) mkdirSync(walFolder)
    const home = mounted.get('postgres')?.folder
    const postgres =
      engine === 'postgres'
        ? await startPostgres(durable, { ...(home && { home }), ...(walFolder && { log: walFolder }) })
        : undefined
    if (postgres) closing.push(() => postgres.stop())
    const settings = {
      ...{ DATA_DIR: dataDir, SECRET_KEY: 'La llave de los ensayos del año 2027', MAIL_HOLD_SECONDS: '0', TEST_ATTEMPTS: '1' },
      ...{
        LOG_LEVEL: 'warn',
        DEMO: '0',
        NODE_ENV: 'production',
        ADMIN_PASSWORD: 'Drill.2026!',
        ...(postgres && { DATABASE_URL: postgres.url }),
      },
      ...more,
    }
    const processes: ServerProcess[] = []
    for (let at = 0; at < count; at += 1) {
      const own = at === 0 ? logFile : path.join(logFolder, `other-${at}.log`)
      const one = serverProcess(await freePort(), settings, own)
      processes.push(one)
      closing.push(() => one.stop())
      await one.start()
    }
    const openPool = async () => {
      if (!postgres) {
        const database = await openDatabase({ dataDir })
        return { pool: database.pool, close: () => database.close() }
      }
      const pool = new pg.Pool({ connectionString: postgres.url, max: 3 })
      pool.on('error', () => {})
      return { pool, close: () => pool.end() }
    }
    const first = processes[0]!
    if (!postgres) await first.end()
    const { pool, close: closePool } = await openPool()
    const site = await fillSite(pool, { candidates: 80, vacancies: 3, skills: 4 }).finally(closePool)
    if (!postgres) await first.start()
    return {
      ...{ folder, dataDir, logFile, settings, process: first, processes, postgres, site, openPool, close },
      disk(place) {
        const disk = mounted.get(place)
        if (!disk) throw new Error(`There is no disk for ${place}.`)
        return disk
      },
      log: () => readFileSync(logFile, 'utf8'),
    }
  } catch (error) {
    await close()
    throw error
  }
}
