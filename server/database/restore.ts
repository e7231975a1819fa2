import { existsSync, openAsBlob, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../platform/startup-error.ts'
import { databaseFolder, prepareDatabaseFolder } from './embedded.ts'
import { lockDataFolder } from './embedded-lock.ts'
import { listSnapshots, snapshotFolder, snapshotTime } from './snapshots.ts'

/**
 * Puts a snapshot (a path, or a name in DATA_DIR/snapshots) in the place of the embedded database, whose folder is moved aside
 * and never deleted. Returns what was done, in sentences. StartupError, and nothing changed, when a server is running or the file
 * is no snapshot.
 */
export async function restoreSnapshot(dataDir: string, snapshot: string): Promise<string[]> {
  const inFolder = join(snapshotFolder(dataDir), snapshot)
  const file = resolve(existsSync(inFolder) ? inFolder : snapshot)
  if (!existsSync(file)) throw new StartupError(`There is no snapshot ${snapshot}; "npm run restore" lists those there are.`)
  const lock = lockDataFolder(dataDir)
  try {
    const folder = databaseFolder(dataDir)
    const aside = `${folder}-before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
    let migrations = 0
    const prepared = await prepareDatabaseFolder(
      dataDir,
      await openAsBlob(file, { type: 'application/gzip' }),
      async (engine) => {
        const { rows } = await engine.query<{ count: number }>('select count(*)::int as count from schema_migrations')
        migrations = rows[0]?.count ?? 0
      },
    ).catch((error: Error) => {
      throw new StartupError(`${file} is no snapshot that can be restored (${error.message}); the database is as it was.`)
    })
    if (existsSync(folder)) renameSync(folder, aside)
    renameSync(prepared, folder)
    return [
      `The database is now the one of ${file} (${migrations} migrations).`,
      existsSync(aside)
        ? `The one before is kept in ${aside}; delete that folder when you no longer need it.`
        : 'There was none before.',
      'Uploaded files were not touched. Start the server with npm start.',
    ]
  } finally {
    lock.release()
  }
}

/** The snapshots there are and how to restore one, in sentences. */
export async function describeSnapshots(dataDir: string): Promise<string[]> {
  const names = await listSnapshots(dataDir)
  if (names.length === 0) return [`There are no snapshots in ${resolve(snapshotFolder(dataDir))} yet.`]
  return [
    `Snapshots in ${resolve(snapshotFolder(dataDir))}, newest first:`,
    ...names.map((name) => `  ${name}  (${snapshotTime(name).toLocaleString()})`),
    `To go back to one, stop the server and run: npm run restore -- ${names[0]}`,
  ]
}
