// Replaces the embedded database by a snapshot: npm run restore -- <file>; without a file it lists the snapshots. npm run restore -- --dump
// makes a database that pg_restore wrote usable.
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

const { describeSnapshots, restoreSnapshot } = await import('../server/restore.ts')

const dataDir = process.env.DATA_DIR || 'data'
const [snapshot] = process.argv.slice(2)

try {
  const sentences =
    snapshot === '--dump'
      ? await settleDump()
      : snapshot
        ? await restoreSnapshot(dataDir, snapshot)
        : await describeSnapshots(dataDir)
  console.log(sentences.join('\n'))
} catch (error) {
  if (error.name !== 'StartupError') throw error
  console.error(error.message)
  process.exitCode = 1
}

async function settleDump() {
  const [{ readConfig }, { settleRestoredDump }] = await Promise.all([
    import('../server/config.ts'),
    import('../server/restored-dump.ts'),
  ])
  return settleRestoredDump(readConfig(process.env))
}
