import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { prepareJobs } from '#server/platform/jobs/pg-boss-queue.ts'
import { seedReference } from '#server/seeds/reference.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { measureCommits, notifyingQueue, writers } from './commits.ts'
import { lasting, repeated } from './size.ts'

/** Prints how many changes 64 writers commit per second, silently, as the product announces them, and with NOTIFY in the transaction (LIV-01). */
const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-commits-'))
// The settings of a production server, which writes each commit to disk.
const postgres = await startPostgres({ shared_buffers: '256MB' })
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir, poolSize: writers })
  await migrate(database, { allow: true })
  await prepareJobs(database)
  await seedReference(database.db)
  await database.pool.query('update pgboss.queue set notify = true where name = $1', [notifyingQueue])
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, WORKER: '0', LOG_LEVEL: 'silent' })
  const platform = await compose(config, database)
  console.log(
    '| LIV-01 | silent per second | as the product ÷ silent | NOTIFY in the transaction ÷ silent | of 64 writers wait for a lock |\n|---|---|---|---|---|',
  )
  for (const { name, perSecond, ratio, waiting } of await measureCommits(platform, repeated(14), lasting(0.6)))
    console.log(
      `| ${name} | ${perSecond.silent.toFixed(0)} | ${ratio.product.toFixed(2)} (${perSecond.product.toFixed(0)}) | ${ratio.notify.toFixed(2)} (${perSecond.notify.toFixed(0)}) | ${waiting.silent.toFixed(1)}; ${waiting.product.toFixed(1)}; ${waiting.notify.toFixed(1)} |`,
    )
  await platform.jobs.stop()
  await database.close()
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
