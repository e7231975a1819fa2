// Writes the database and the stored files of a running or stopped site into one archive, with the settings of the server:
// npm run backup -- [--env-file <settings>] [--keep-days <n>] <file or folder>. With BACKUP_KEY it is encrypted. --keep-days deletes older
// archives of the folder afterwards.
import { statSync } from 'node:fs'
import { enterProjectNode, printOutcome } from './operator-command.mjs'

enterProjectNode(import.meta.url)

const { parseArgs } = await import('node:util')
const { target, keepDays } = readArguments()
// An end by these runs what waits for the end of the process, such as removing the copy of the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const [{ readConfig }, { backUp }, { archiveFile, removeOldArchives }, { everyFewSeconds }] = await Promise.all([
  import('../server/config.ts'),
  import('../server/backup.ts'),
  import('../server/backup-folder.ts'),
  import('./progress.mjs'),
])

await printOutcome(async () => {
  const now = new Date()
  const file = archiveFile(target, now)
  const sentences = await backUp(readConfig(process.env), file, everyFewSeconds())
  // Only after a backup that is whole, so that a failure of weeks leaves the last good ones.
  return keepDays === undefined ? sentences : [...sentences, removeOldArchives(target, keepDays, now)]
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { 'keep-days': { type: 'string' } }, allowPositionals: true })
    const given = values['keep-days']
    const [file, ...more] = positionals
    const isFolder = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isDirectory()
    if (file && more.length === 0 && (given === undefined || (isFolder && /^[1-9]\d{0,3}$/.test(given))))
      return { target: file, keepDays: given && Number(given) }
  } catch {
    // The same answer as to a second file.
  }
  console.error(
    'Name the archive to write, or a folder that exists: npm run backup -- /backups/2027-01-31.cantera, or --keep-days 30 /backups',
  )
  return process.exit(1)
}
