import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { freePort } from '../../../scripts/free-port.mjs'
import { testDatabase } from '../../testing/database.ts'

const patient = { timeout: 60_000, interval: 100 }
const administrator = { ADMIN_EMAIL: 'first@cantera.test', ADMIN_PASSWORD: 'Quarry.2026!' }
const metricsToken = 'a token that only Prometheus knows'

// The server process serves the pages.
beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true)
}, 300_000)

/** Starts the program as a process on PostgreSQL. */
async function startServer(settings: Record<string, string> = {}) {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-start-'))
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH, HOME, DATABASE_URL: database.pool.options.connectionString ?? '', ...own, ...settings },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    await end(server, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  const ask = async (where: string) => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    return (await fetch(`http://127.0.0.1:${port}${where}`, { headers }).catch(() => undefined))?.text()
  }
  const send = (where: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { server, ask, send, database }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** The processes whose parent this is, as numbers. */
function childrenOf(parent: number | undefined): number[] {
  const isChild = (id: string) => {
    try {
      return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number)
}

const isRunning = (id: number) => readdirSync('/proc').includes(String(id))

test.runIf(process.platform === 'linux')(
  'OPS-07 P10 a background process of lower priority has jobs and heavy calls, comes back, ends with its server',
  { timeout: 180_000 },
  async () => {
    const { server, ask, send } = await startServer(administrator)
    await expect.poll(() => ask('/readyz'), patient).toMatch(/"status":"ready".*"jobs":true.*"background":true/)
    const [background = 0, ...others] = childrenOf(server.pid)
    expect(others).toEqual([])
    expect(os.getPriority(background)).toBe(10)
    const metrics = await ask('/metrics')
    expect(metrics).toMatch(/^cantera_up\{part="jobs"\} 1$/m)
    expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(metrics).toMatch(/^process_resident_memory_bytes\{process="background"\} \d+$/m)
    expect(metrics?.match(/^# TYPE cantera_pool_connections /gm)).toHaveLength(1)

    const login = { grant_type: 'password', username: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }
    const { access_token } = (await (await send('/oauth/token', login)).json()) as { access_token: string }
    const table = async () => {
      const answer = await send('/api/users/export', { format: 'csv' }, { authorization: `Bearer ${access_token}` })
      return [answer.status, (await answer.text()).includes(administrator.ADMIN_EMAIL)]
    }
    expect(await table()).toEqual([200, true])

    process.kill(background, 'SIGKILL')
    await expect.poll(() => ask('/readyz'), patient).toMatch(/"status":"degraded".*"jobs":false.*"background":false/)
    expect(await ask('/metrics')).toMatch(/^cantera_up\{part="background"\} 0$/m)
    await expect.poll(() => ask('/readyz'), patient).toMatch(/"status":"ready".*"background":true/)

    expect(await table()).toEqual([200, true])
    const [next = 0] = childrenOf(server.pid)
    await end(server, 'SIGKILL')
    await expect.poll(() => isRunning(next), patient).toBe(false)
  },
)

test.runIf(process.platform === 'linux')(
  'OPS-07 P10 WORKER=0 holds in the background process too, which ends when its server gets a stop signal',
  { timeout: 120_000 },
  async () => {
    const { server, ask, database } = await startServer({ WORKER: '0' })
    await expect.poll(() => ask('/readyz'), patient).toMatch(/"status":"ready".*"background":true/)
    const [background = 0] = childrenOf(server.pid)
    expect(await ask('/metrics')).not.toMatch(/part="jobs"/)
    await database.pool.query(
      `insert into pgboss.job (name, data) values ('send-email', '{"email": 1}'), ('read-text', '{"file": 1}')`,
    )
    await database.pool.query(`select pg_notify('cantera_wake_up', 'jobs:send-email')`)
    await end(server, 'SIGTERM')
    expect([server.exitCode, isRunning(background)]).toEqual([0, false])
    const { rows } = await database.pool.query('select distinct state::text from pgboss.job')
    expect(rows).toEqual([{ state: 'created' }])
  },
)
