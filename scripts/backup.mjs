// Writes the database and the stored files of a running or stopped site into one archive: npm run backup -- <file>, with the settings of the
// server. With BACKUP_KEY it is encrypted.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

// The server's TypeScript needs the project's own Node.
if (Number.parseInt(process.versions.node, 10) < 26) {
  const node = join(dirname(dirname(here)), 'node_modules', '.bin', 'node')
  const { status, error } = spawnSync(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error) console.error('The project is not installed yet: run npm install first.')
  process.exit(status ?? 1)
}

const [file, ...more] = process.argv.slice(2)
if (!file || file.startsWith('-') || more.length > 0) {
  console.error('Name the archive to write: npm run backup -- /backups/2027-01-31.cantera')
  process.exit(1)
}
// An end by these runs what waits for the end of the process, such as removing the copy of the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const [{ readConfig }, { backUp }, { connectionTrouble, isConnectionTrouble }, { everyFewSeconds }] = await Promise.all([
  import('../server/config.ts'),
  import('../server/backup.ts'),
  import('../server/database/connection-trouble.ts'),
  import('./progress.mjs'),
])

try {
  const sentences = await backUp(readConfig(process.env), file, everyFewSeconds())
  console.log(sentences.join('\n'))
} catch (error) {
  if (error.name !== 'StartupError' && !isConnectionTrouble(error)) throw error
  console.error(error.name === 'StartupError' ? error.message : connectionTrouble(error))
  process.exitCode = 1
}
