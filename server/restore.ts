import { createReadStream, existsSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database/database.ts'
import { databaseFolder, prepareDatabaseFolder } from './database/embedded.ts'
import { lockDataFolder } from './database/embedded-lock.ts'
import { migrate } from './database/migrate.ts'
import { listSnapshots, snapshotFolder, snapshotTime } from './database/snapshots.ts'
import { StartupError } from './database/startup-error.ts'
import { endOfAccess } from './platform/sessions/end-sessions.ts'

/**
 * Replaces the embedded database by a snapshot (a path, or a name in DATA_DIR/snapshots). Its folder is moved aside and never deleted.
 * Returns sentences that say what was done.
 * @throws StartupError, with nothing changed, when a server is running or the file is not a snapshot
 */
export async function restoreSnapshot(dataDir: string, snapshot: string): Promise<string[]> {
  const inFolder = join(snapshotFolder(dataDir), snapshot)
  const file = resolve(existsSync(inFolder) ? inFolder : snapshot)
  if (!existsSync(file)) throw new StartupError(`There is no snapshot ${snapshot}; "npm run restore" lists those there are.`)
  const lock = lockDataFolder(dataDir)
  try {
    const folder = databaseFolder(dataDir)
    const aside = `${folder}-before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
    let newest = ''
    const prepared = await unpack(file)
      .then((content) =>
        prepareDatabaseFolder(dataDir, content, async (engine) => {
          newest = await inspectSnapshot(engine)
        }),
      )
      .catch((error: Error) => {
        throw new StartupError(`${file} is no snapshot that can be restored (${error.message}); the database is as it was.`)
      })
    if (existsSync(folder)) renameSync(folder, aside)
    renameSync(prepared, folder)
    return [
      `The database is now the one of ${file} (its last migration is ${newest}).`,
      existsSync(aside)
        ? `The one before is kept in ${aside}; delete that folder when you no longer need it.`
        : 'There was none before.',
      'Uploaded files were not touched, and none is removed because this database does not know it. Everybody has to log in again.',
      'Start the server with npm start: before it answers, it deletes and erases again whom the file store notes as deleted or erased.',
    ]
  } finally {
    lock.release()
  }
}

/** Decompressed here, because an invalid compressed file would end the engine's process. */
async function unpack(file: string): Promise<Blob> {
  const content = await buffer(pipeline(createReadStream(file), createGunzip(), () => {}))
  if (content.toString('latin1', 257, 262) !== 'ustar') throw new Error('there is no archive in it')
  return new Blob([content])
}

/**
 * The last migration of a snapshot. It removes the notes of unnamed files: the replaced database may name them, and a return to it
 * should find them. Notes of released files are in the store too and come back at the start.
 */
async function inspectSnapshot(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ newest: string | null; has_notes: boolean }>(
    `select max(name) as newest, to_regclass('unnamed_files') is not null as has_notes from schema_migrations`,
  )
  if (rows[0]?.has_notes) await engine.query('delete from unnamed_files')
  for (const statement of endOfAccess) await engine.query(statement)
  return rows[0]?.newest ?? 'none'
}

/**
 * Makes a database that pg_restore wrote usable: migrates it and ends its sessions. Building the platform over it then repeats the erasures
 * that the file store notes.
 */
export async function settleDump(database: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  await migrate(database)
  for (const statement of endOfAccess) await database.pool.query(statement)
}

/** Lists the snapshots and how to restore one, in sentences. */
export async function describeSnapshots(dataDir: string): Promise<string[]> {
  const names = await listSnapshots(dataDir)
  if (names.length === 0) return [`There are no snapshots in ${resolve(snapshotFolder(dataDir))} yet.`]
  return [
    `Snapshots in ${resolve(snapshotFolder(dataDir))}, newest first:`,
    ...names.map((name) => `  ${name}  (${snapshotTime(name).toLocaleString()})`),
    `To go back to one, stop the server and run: npm run restore -- ${names[0]}`,
  ]
}
