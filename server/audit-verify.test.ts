import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from './audit-verify.ts'
import { readConfig } from './config.ts'
import { lockDataFolder } from './database/embedded-lock.ts'
import { audit } from './platform/audit/audit.ts'
import { chainLogs } from './platform/audit/log-chain.ts'
import { sharedTestApp } from './testing/app.ts'

const site = sharedTestApp({ WORKER: '0' })

test('AUD-02 the command says what is intact, then names the row that was changed', async () => {
  const { db, database, now } = site.platform
  const entry = { action: 'client.added', subjectType: 'client', subjectId: 1 } as const
  await db.transaction().execute((tx) => audit(tx, null, entry, now()))
  await chainLogs(db)
  const config = { ...site.platform.config, databaseUrl: database.pool.options.connectionString }
  const verified = await verifyAudit(config)
  expect(verified.intact).toBe(true)
  expect(verified.sentences[0]).toMatch(/^audit_log: ok, \d+ rows from \d{4}-.* to \d{4}-.*Z, last hash [0-9a-f]{64}$/)
  expect(verified.sentences[1]).toBe('read_log: ok, 0 rows')
  const { id } = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await db.updateTable('audit_log').set({ subject_id: 2 }).where('id', '=', id).execute()
  const { intact, sentences } = await verifyAudit(config)
  expect([intact, sentences[0]]).toEqual([false, `audit_log: row ${id} was changed`])
})

test('AUD-02 the command refuses an embedded database that a server uses', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cantera-verify-'))
  const lock = lockDataFolder(dataDir)
  onTestFinished(async () => {
    lock.release()
    await rm(dataDir, { recursive: true, force: true })
  })
  await expect(verifyAudit(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(/^Another process .* is using the data folder/)
})
