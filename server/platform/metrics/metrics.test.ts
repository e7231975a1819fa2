import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { createFailedEmail } from '../../testing/records.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { queuesQuery } from './metrics.reads.ts'

const token = 'a token that only Prometheus knows'
const site = sharedTestApp({ WORKER: '0' })

/** The application with METRICS_TOKEN. */
async function measuredApp() {
  const app = await createApp({ ...site.platform, config: { ...site.platform.config, metricsToken: token } })
  onTestFinished(() => app.close())
  return app
}

test('OBS-01 metrics count requests by route, the pool, queues, e-mails and what is away, without ids', async () => {
  const { platform } = site
  const app = await measuredApp()
  const { uuid } = await site.person()
  await app.inject(`/api/jobs/${uuid}`)
  await app.inject('/api/nothing/here')
  await createFailedEmail(platform)
  await createFailedEmail(platform, { status: 'queued', queued_at: new Date(Date.now() - 90_000) })
  await platform.db
    .updateTable('mail_delivery')
    .set({ away_since: new Date(Date.now() - 400_000) })
    .execute()
  await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, 'send-email', { email: 1 }))
  const { body: before } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(before).toMatch(/^cantera_backup_last_success_timestamp_seconds 0$/m)
  await noteBackup(platform.files, { at: '2027-01-31T03:15:00.000Z', bytes: 52_229 })

  const { statusCode, headers, body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const valueOfLine = (line: string) =>
    Number(
      body
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length),
    )
  expect(valueOfLine('cantera_requests_total{method="GET",route="/api/jobs/:uuid",status="404"}')).toBe(1)
  expect(valueOfLine('cantera_request_seconds_count{route="/api/jobs/:uuid"}')).toBe(1)
  expect(valueOfLine('cantera_emails{state="waiting"}')).toBe(1)
  expect(valueOfLine('cantera_emails{state="failed"}')).toBe(1)
  expect(valueOfLine('cantera_email_oldest_seconds')).toBeGreaterThanOrEqual(89)
  expect(valueOfLine('cantera_emails_away_seconds')).toBeGreaterThanOrEqual(399)
  expect(valueOfLine('cantera_jobs{queue="send-email",state="waiting"}')).toBeGreaterThanOrEqual(1)
  expect(valueOfLine('cantera_job_oldest_seconds{queue="send-email"}')).toBeGreaterThanOrEqual(0)
  expect(valueOfLine('cantera_up{part="database"}')).toBe(1)
  expect(valueOfLine('cantera_backup_last_success_timestamp_seconds')).toBe(Date.UTC(2027, 0, 31, 3, 15) / 1000)
  expect(valueOfLine('cantera_backup_last_bytes')).toBe(52_229)
  expect(Math.abs(valueOfLine('cantera_clock_ahead_seconds'))).toBeLessThan(5)
  for (const name of [
    'cantera_pool_connections{state="idle"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(valueOfLine(name)).not.toBeNaN()
  for (const personal of [uuid, 'nothing/here', 'example.com']) expect(body).not.toContain(personal)
})

test('OBS-01 a statement that fails leaves the other figures, and a figure without a mailbox is NaN', async () => {
  const app = await measuredApp()
  const text = async () => (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body
  expect(await text()).toMatch(/^cantera_reply_mailbox_away_seconds NaN$/im)
  await site.platform.database.pool.query('alter table reply_mailbox rename to away')
  onTestFinished(async () => void (await site.platform.database.pool.query('alter table away rename to reply_mailbox')))
  const figures = await text()
  expect(figures).toMatch(/^cantera_email_oldest_seconds NaN$/im)
  expect(figures).toMatch(/^cantera_jobs\{queue="send-email",state="waiting"\} \d+$/m)
  expect(figures).toMatch(/^process_resident_memory_bytes /m)
})

test('OBS-01 a scrape reads no done jobs', async () => {
  const { pool } = site.platform.database
  await pool.query(
    `insert into pgboss.job (name, state, completed_on) select 'read-text', 'completed', now() from generate_series(1, 5000)`,
  )
  onTestFinished(async () => void (await pool.query(`delete from pgboss.job where name = 'read-text' and state = 'completed'`)))
  await pool.query('analyze pgboss.job')
  const { rows } = await pool.query(`explain ${queuesQuery.compile(site.platform.db).sql}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index (?:Only )?Scan .*on job/)
  expect(plan).not.toMatch(/Seq Scan on job/)
})

test('OBS-01 metrics need the token, and are unknown without the setting', async () => {
  const app = await measuredApp()
  for (const authorization of ['', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  expect((await site.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404)
})

test('RPL-01 metrics say what standbys answered, since when they are unused, and how far they are behind', async () => {
  const replicas = {
    db: site.platform.db,
    servers: [{ name: 'one:5432', state: 'behind' as const, unusedSeconds: 7, lag: async () => 42 }],
    counts: { replica: 5, away: 0, behind: 3, failed: 1 },
    onChange() {},
    close() {},
  }
  const { platform } = site
  const config = { ...platform.config, metricsToken: token }
  const app = await createApp({ ...platform, config, database: { ...platform.database, replicas } })
  onTestFinished(() => app.close())
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toContain('cantera_replica_reads_total{answered="replica"} 5')
  expect(body).toContain('cantera_replica_reads_total{answered="behind"} 3')
  expect(body).toContain('cantera_replica_unused_seconds{replica="1"} 7')
  expect(body).toContain('cantera_replica_lag_bytes{replica="1"} 42')
  expect(body).not.toContain('one:5432')
})
