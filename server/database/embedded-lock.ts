import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './startup-error.ts'

interface DataFolderLock {
  release(): void
}

const sqliteBusy = 5

// Node closes an unreferenced DatabaseSync, which would release the lock.
const held = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process, at once or not at all. It is an operating system lock on DATA_DIR/cantera.lock, taken through
 * SQLite because Node has no call for it. It ends with the process, so it is never stale.
 * @throws StartupError when another process has it, when the folder cannot be written, and when none is named: it would be the working folder
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  if (dataDir === '') throw new StartupError('The embedded database needs a data folder, and none is named.')
  const folder = resolve(dataDir)
  const holderFile = join(folder, 'cantera.lock.json')
  let opened: DatabaseSync | undefined
  try {
    // The embedded engine makes files that everybody may read, so the folder is closed to other users.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    opened = new DatabaseSync(join(folder, 'cantera.lock'))
    opened.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
    // A separate file: reading the lock file in this process would release a POSIX lock.
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  } catch (error) {
    opened?.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new StartupError(takenSentence(folder, holderFile))
    throw new StartupError(
      `The data folder ${folder} cannot be written (${(error as Error).message}); correct its rights or DATA_DIR.`,
    )
  }
  const lock = opened
  held.add(lock)
  return {
    release() {
      if (!held.delete(lock)) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function takenSentence(folder: string, holderFile: string): string {
  return `Another process${holderNote(holderFile)} is using the data folder ${folder}; stop it first or set another DATA_DIR.`
}

function holderNote(holderFile: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(holderFile, 'utf8')) as { pid: number; since: string }
    return ` (number ${pid}, since ${since})`
  } catch {
    return '' // it has the lock but has not written its name yet
  }
}
