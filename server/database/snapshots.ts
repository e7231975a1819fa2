import { createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from './database.ts'
import { makeFolder, publishFile } from './durable-files.ts'
import { vacuumAll } from './vacuuming.ts'

type SnapshotReason = 'daily' | 'before-migration'

const kept = 7
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const fileName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(?:daily|before-migration)\.tar\.gz$/

export const snapshotFolder = (dataDir: string) => join(dataDir, 'snapshots')

/**
 * Copies the embedded database to DATA_DIR/snapshots as it is at this instant, and removes all but the newest seven. Returns the file, or
 * undefined on PostgreSQL, which has its own backups. Uploaded files are not included.
 */
export async function takeSnapshot(
  { embedded }: Pick<Database, 'embedded'>,
  reason: SnapshotReason,
): Promise<string | undefined> {
  if (!embedded) return undefined
  const folder = snapshotFolder(embedded.dataDir)
  await makeFolder(folder)
  const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${reason}.tar.gz`)
  const unfinished = `${file}.unfinished`
  try {
    const files = await embedded.dump()
    // Compressed here, because the engine would answer no query while it compresses.
    await pipeline(Readable.fromWeb(files.stream()), createGzip({ level: 3 }), createWriteStream(unfinished))
    await publishFile(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await removeOld(folder)
  return file
}

/** File names of the snapshots, newest first. */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(snapshotFolder(dataDir)).catch(() => [])
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
}

/** The time of a snapshot, from its name. */
export function snapshotTime(name: string): Date {
  return new Date(name.replace(fileName, '$1T$2:$3:$4.$5Z'))
}

/**
 * Whether no snapshot is of the last day. One that is more than a day ahead was taken while the clock was wrong, and does not count: there would
 * be none until then.
 */
export function isSnapshotDue(names: string[], now: Date): boolean {
  return !names.some((name) => Math.abs(now.getTime() - snapshotTime(name).getTime()) <= dayMs)
}

interface Timing {
  /** Whether nobody would wait for the snapshot now: until it is taken, the engine answers nothing. */
  isQuiet?(): boolean
  lookMs?: number
  longestWaitMs?: number
}

/**
 * Takes a daily snapshot of the embedded database: it checks every minute whether one is due, and waits for a quiet moment, two hours at most. A
 * failure (a full disk) goes to `onError`, and is retried an hour later. Does nothing on PostgreSQL. Returns the function that stops it.
 */
export function startDailySnapshots(
  database: Pick<Database, 'embedded'> & Partial<Pick<Database, 'db'>>,
  onError: (error: unknown) => void,
  { isQuiet = () => true, lookMs = 60_000, longestWaitMs = 2 * hourMs }: Timing = {},
): () => void {
  const { embedded, db } = database
  if (!embedded) return () => {}
  let dueSince: number | undefined
  let nextLook = 0
  const takeIfDue = async (at: number) => {
    if (!isSnapshotDue(await listSnapshots(embedded.dataDir), new Date())) return
    dueSince ??= at
    if (!isQuiet() && at - dueSince < longestWaitMs) return
    // The snapshot holds the connection, so it is the moment for large tables too, and gets smaller (ADR-0002).
    if (db) await vacuumAll(db)
    await takeSnapshot(database, 'daily')
    dueSince = undefined
  }
  const look = async () => {
    const at = performance.now()
    if (at < nextLook) return
    // None begins while one is under way.
    nextLook = Number.POSITIVE_INFINITY
    try {
      await takeIfDue(at)
      nextLook = 0
    } catch (error) {
      nextLook = at + hourMs
      onError(error)
    }
  }
  const timer = setInterval(look, lookMs).unref()
  return () => clearInterval(timer)
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort()
  const unfinished = names.filter((name) => name.endsWith('.unfinished'))
  for (const name of [...unfinished, ...oldSnapshots(names, new Date())]) await rm(join(folder, name), { force: true })
}

/** All but the newest seven. Those that a wrong clock put more than a day ahead count as the oldest, or they would replace all others. */
export function oldSnapshots(names: readonly string[], now: Date): string[] {
  const isAhead = (name: string) => snapshotTime(name).getTime() > now.getTime() + dayMs
  const snapshots = names.filter((name) => fileName.test(name)).sort()
  return [...snapshots.filter(isAhead), ...snapshots.filter((name) => !isAhead(name))].slice(0, -kept)
}
