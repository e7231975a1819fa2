import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../../server/database/open.ts'
import { ask, waitFor } from '../../../server/testing/postgres-pair.ts'
import { type Cluster, example, passwords } from './cluster.ts'
import { domain, hostOf, type Machine } from './machines.ts'

/** The ways from the product to the primary. */
export const layouts = ['hosts', 'pgbouncer', 'haproxy'] as const
export type Layout = (typeof layouts)[number]

/** The settings of the product for each layout, after its programs have been started. */
export async function startLayout(layout: Layout, cluster: Cluster, primary: Machine): Promise<Record<string, string>> {
  const both = (port: number) => `${hostOf('one')}:${port},${hostOf('two')}:${port}`
  const hosts = addressOf(cluster, both(5432))
  if (layout === 'hosts') return { DATABASE_URL: hosts }
  if (layout === 'pgbouncer') {
    const databaseUrl = addressOf(cluster, both(6432))
    startPgBouncers(cluster)
    await setSettings(cluster, primary, databaseUrl, hosts)
    return { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: hosts }
  }
  const file = path.join(cluster.folder, 'haproxy.cfg')
  writeFileSync(file, example('haproxy-postgres.cfg', { '/etc/patroni/tls/ca.pem': cluster.ca }))
  cluster.here.spawn('haproxy', ['-db', '-f', file])
  const databaseUrl = addressOf(cluster, `${domain}:5000`)
  await waitFor('HAProxy leads to the primary', async () => (await ask(databaseUrl, 'select 1')).length === 1)
  return { DATABASE_URL: databaseUrl }
}

export function addressOf({ ca }: Cluster, hosts: string): string {
  return `postgres://cantera:${passwords.cantera}@${hosts}/cantera?sslmode=verify-full&sslrootcert=${ca}`
}

function startPgBouncers({ folder, home, ca, machines }: Cluster): void {
  const users = path.join(folder, 'userlist.txt')
  writeFileSync(users, `"cantera" "${passwords.cantera}"\n`)
  for (const machine of machines) {
    const file = path.join(home(machine), 'pgbouncer.ini')
    const words = {
      '/var/run/postgresql': path.join(home(machine), 'run'),
      '/etc/pgbouncer/userlist.txt': users,
      '/etc/patroni/tls/ca.pem': ca,
      '/etc/patroni/tls/one.': `${path.dirname(ca)}/${machine.name}.`,
    }
    writeFileSync(file, example('pgbouncer.ini', words))
    machine.spawn('pgbouncer', [file])
  }
}

/** The first start behind a pooler ends with the statements that give its connections their settings. */
async function setSettings(cluster: Cluster, primary: Machine, databaseUrl: string, directUrl: string): Promise<void> {
  const sentence = await openDatabase({ databaseUrl, directUrl, dataDir: '' }).then(
    (database) => database.close().then(() => ''),
    (error: Error) => error.message,
  )
  const at = sentence.indexOf('alter role')
  if (at < 0) throw new Error(`The first start behind the pooler said: ${sentence}`)
  cluster.ask(primary, 'cantera', sentence.slice(at))
  for (const machine of cluster.machines) machine.signal('SIGKILL', ['pgbouncer'])
  startPgBouncers(cluster)
}
