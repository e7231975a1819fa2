import { existsSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../free-port.mjs'
import { inProject, projectNode, run } from '../../toolchain.mjs'
import { serverProcess } from '../server-process.ts'
import type { Cluster } from './cluster.ts'
import { addressOf } from './layouts.ts'
import { hostOf } from './machines.ts'

const counted = `select json_build_object('users', (select count(*) from users), 'applications', (select count(*) from applications),
  'emails', (select count(*) from outgoing_emails))`

/**
 * Carries out the steps of docs/guide/two-servers.md: an archive of the site by the addresses of both servers, and its restore into a new
 * database of the same cluster. Returns what both databases hold.
 */
export async function restoreArchive(cluster: Cluster, dataDir: string): Promise<{ before: string; after: string }> {
  const archive = path.join(cluster.folder, 'last-night.cantera')
  const settings = {
    DATABASE_URL: addressOf(cluster, `${hostOf('one')}:5432,${hostOf('two')}:5432`),
    SECRET_KEY: 'La llave de los ensayos del año 2027',
    DEMO: '0',
  }
  await command('backup', [archive], { ...settings, DATA_DIR: dataDir })
  const leader = await cluster.whole()
  for (const text of ['alter database cantera rename to cantera_before', 'create database cantera owner cantera'])
    cluster.ask(leader, 'postgres', text)
  const restored = { ...settings, DATA_DIR: path.join(cluster.folder, 'data-restored') }
  await command('restore', [archive], restored)
  const server = serverProcess(await freePort(), restored, path.join(cluster.folder, 'restored.log'))
  try {
    await server.start()
  } finally {
    await server.stop()
  }
  return { before: cluster.ask(leader, 'cantera_before', counted), after: cluster.ask(leader, 'cantera', counted) }
}

/** The people of the drill have no CVs in the file store, which both commands report with code 1. The rows are compared afterwards. */
async function command(name: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await run(projectNode, [inProject('scripts', `${name}.mjs`), ...args], { env, quiet: true })
  if (code > 1 || !existsSync(args[0]!)) throw new Error(`npm run ${name} ended with ${code}: ${output}`)
}
