import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { assembleEmbedded } from '../database/embedded.ts'
import { startEngine } from '../database/engine.ts'
import { openDatabase } from '../database/open.ts'
import type {} from './global-setup.ts'

/**
 * Creates a database for the caller: migrated, with the reference data only, on the engine of the vitest project. The caller closes it:
 * const database = await testDatabase(); afterAll(() => database.close())
 */
export async function testDatabase(): Promise<Database> {
  const template = inject('testTemplate')
  if (template.engine === 'embedded') return assembleEmbedded(await startEngine({ loadDataDir: await embeddedContent() }), '')
  return createdDatabase(template.serverUrl, `template ${template.template}`, template.poolerUrl)
}

/** Creates an empty PostgreSQL database with these options: `locale_provider icu icu_locale 'tr'`. The caller closes it. */
export async function emptyDatabase(options = ''): Promise<Database> {
  const template = inject('testTemplate')
  if (template.engine === 'embedded') throw new Error('a test of PostgreSQL is named *.postgres.test.ts')
  return createdDatabase(template.serverUrl, `template template0 ${options}`)
}

async function createdDatabase(serverUrl: string, options: string, poolerUrl?: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} ${options}`)
  const directUrl = withDatabase(serverUrl, name)
  const databaseUrl = poolerUrl ? withDatabase(poolerUrl, name) : directUrl
  const database = await openDatabase({ databaseUrl, directUrl, dataDir: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** The files of such a database for the embedded engine, for tests that open it themselves. */
export async function embeddedContent(): Promise<Blob> {
  const template = inject('testTemplate')
  if (template.engine === 'postgres') throw new Error('a test of the embedded engine is named *embedded.test.ts')
  return openAsBlob(template.dumpFile)
}

/**
 * A PostgreSQL database that can be saved and restored: `save` copies it as a dump would, `restore` puts the copy in its place. Both need
 * it to be closed.
 */
export async function restorableDatabase() {
  const template = inject('testTemplate')
  if (template.engine === 'embedded') throw new Error('a test of PostgreSQL is named *.postgres.test.ts')
  const { serverUrl } = template
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template.template}`)
  return {
    url: withDatabase(serverUrl, name),
    save: () => onServer(serverUrl, `create database ${name}_saved template ${name}`),
    async restore() {
      await onServer(serverUrl, `drop database ${name} with (force)`)
      await onServer(serverUrl, `alter database ${name}_saved rename to ${name}`)
    },
    remove: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
