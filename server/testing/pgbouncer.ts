import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { findProgram } from '../../scripts/installed-program.ts'
import { postgresUser } from './postgres-binaries.ts'

const pgBouncer = findProgram('pgbouncer')

/** Why nothing can run behind PgBouncer here; undefined when it is installed. */
export function whyNoPgBouncer(): string | undefined {
  return pgBouncer ? undefined : 'PgBouncer is not installed (apt-get install pgbouncer), so nothing ran behind it.'
}

/** Starts PgBouncer in transaction mode on loopback, in front of a server; any database of it can be named. It ends with this process. */
export async function startPgBouncer(serverUrl: string, connections = 10) {
  const server = new URL(serverUrl)
  const user = postgresUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-pgbouncer-'))
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${server.username}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  if (user) for (const one of [folder, settings]) chownSync(one, user.uid, user.gid)
  const program = spawn(pgBouncer ?? 'pgbouncer', ['-q', settings], { ...user, stdio: 'ignore' })
  const end = () => program.kill('SIGKILL')
  process.once('exit', end)
  while (program.exitCode === null && !(await isListening(port))) await setTimeout(20)
  if (program.exitCode !== null) throw new Error(`PgBouncer ended with code ${program.exitCode}.`)
  return {
    /** The address of a database through the pooler. */
    through(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    /** Runs a command of its console. */
    async command(text: string): Promise<void> {
      const console = new pg.Client({ host: '127.0.0.1', port, user: server.username, database: 'pgbouncer' })
      await console.connect()
      // The console does not understand prepared statements.
      await console.query(text).finally(() => console.end())
    },
    async stop(): Promise<void> {
      process.off('exit', end)
      const ended = new Promise((resolve) => program.once('exit', resolve))
      end()
      if (program.exitCode === null && program.signalCode === null) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })
}
