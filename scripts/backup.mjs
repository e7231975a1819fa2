// Writes the database and the stored files of a running or stopped site into one archive: npm run backup -- <file>, with the settings of the
// server. With BACKUP_KEY it is encrypted.
import { enterProjectNode, printOutcome } from './operator-command.mjs'

enterProjectNode(import.meta.url)

const [file, ...more] = process.argv.slice(2)
if (!file || file.startsWith('-') || more.length > 0) {
  console.error('Name the archive to write: npm run backup -- /backups/2027-01-31.cantera')
  process.exit(1)
}
// An end by these runs what waits for the end of the process, such as removing the copy of the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const [{ readConfig }, { backUp }, { everyFewSeconds }] = await Promise.all([
  import('../server/config.ts'),
  import('../server/backup.ts'),
  import('./progress.mjs'),
])

await printOutcome(() => backUp(readConfig(process.env), file, everyFewSeconds()))
