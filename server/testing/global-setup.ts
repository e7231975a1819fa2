import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Database } from '../database/database.ts'
import { assembleEmbedded } from '../database/embedded.ts'
import { startEngine } from '../database/engine.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { prepareJobs } from '../platform/jobs/pg-boss-queue.ts'
import { seedReference } from '../seeds/reference.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { quick, startPostgres } from './postgres.ts'

/** The migrated database with reference data that testDatabase() clones; made once per run and engine. */
export type TestTemplate =
  | { engine: 'postgres'; serverUrl: string; template: string; poolerUrl: string | undefined }
  | { engine: 'embedded'; dumpFile: string }

/** What the connections of a pooler need; a site gives it to the role. */
const settingsOfRole = { timezone: 'UTC', statement_timeout: '15000', search_path: 'public' }

declare module 'vitest' {
  export interface ProvidedContext {
    testTemplate: TestTemplate
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name.startsWith('postgres') ? setupPostgres(project) : setupEmbedded(project)
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const isPooled = process.env.TEST_POOLER === '1'
  const server = await startPostgres(isPooled ? { ...quick, ...settingsOfRole } : quick)
  try {
    const template = 'cantera_template'
    const admin = await openDatabase({ databaseUrl: server.url, dataDir: '', poolSize: 1 })
    await admin.pool.query(`create database ${template}`)
    await admin.close()
    const url = new URL(server.url)
    url.pathname = template
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    await fill(database).finally(() => database.close())
    const pooler = isPooled ? await startPgBouncer(server.url) : undefined
    const poolerUrl = pooler?.through(server.url)
    project.provide('testTemplate', { engine: 'postgres', serverUrl: server.url, template, poolerUrl })
    return async () => {
      await pooler?.stop()
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cantera-embedded-'))
  const database = assembleEmbedded(await startEngine({}), folder)
  await fill(database)
  const dump = await database.embedded?.dump()
  await database.close()
  const dumpFile = join(folder, 'template.tar')
  await writeFile(dumpFile, dump?.stream() ?? [])
  project.provide('testTemplate', { engine: 'embedded', dumpFile })
  return () => rm(folder, { recursive: true, force: true })
}

async function fill(database: Database): Promise<void> {
  await migrate(database)
  await prepareJobs(database)
  await seedReference(database.db)
}
