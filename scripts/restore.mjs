// Restores an archive of npm run backup into an empty database and file store: npm run restore -- <file>; --check only reads it. Replaces the
// embedded database by a snapshot when the file is one; without a file it lists the snapshots. npm run restore -- --dump makes a database
// that pg_restore wrote usable. --env-file <settings> reads the settings of the server from a file.
import { enterProjectNode, printOutcome } from './operator-command.mjs'

enterProjectNode(import.meta.url)

const { parseArgs } = await import('node:util')
const dataDir = process.env.DATA_DIR || 'data'

await printOutcome(() => perform(readArguments()))

function readArguments() {
  const options = { dump: { type: 'boolean' }, check: { type: 'boolean' }, notes: { type: 'string' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const given = { ...values, file: positionals[0] }
    const { dump, check, notes, file } = given
    const isUnderstood = dump ? !check && notes === undefined && !file : file || (!check && notes === undefined)
    if (positionals.length <= 1 && isUnderstood) return given
  } catch {
    // The same answer as to a second file.
  }
  console.error(
    'Name one archive or snapshot: npm run restore -- <file>, with --check before it to read it only, or --notes <folder>; or give --dump alone',
  )
  process.exit(1)
}

async function perform({ dump, check, notes, file }) {
  if (dump) return settleDump()
  const { describeSnapshots, restoreSnapshot } = await import('../server/restore.ts')
  if (!file) return describeSnapshots(dataDir)
  const { isArchiveFile } = await import('../server/restore-archive.ts')
  const option = check ? '--check' : notes !== undefined ? '--notes' : undefined
  const databaseUrl = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE
  if (!(await isArchiveFile(dataDir, file, databaseUrl, option))) return restoreSnapshot(dataDir, file)
  const [{ readConfig }, { checkArchive, restoreArchive }, { everyFewSeconds }] = await Promise.all([
    import('../server/config.ts'),
    import('../server/restore-archive.ts'),
    import('./progress.mjs'),
  ])
  const config = readConfig(process.env)
  return check ? checkArchive(config, file, everyFewSeconds()) : restoreArchive(config, file, { notes, say: everyFewSeconds() })
}

async function settleDump() {
  const [{ readConfig }, { settleRestoredDump }] = await Promise.all([
    import('../server/config.ts'),
    import('../server/restored-dump.ts'),
  ])
  return settleRestoredDump(readConfig(process.env))
}
