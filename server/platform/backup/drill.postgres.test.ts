import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../backup.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open.ts'
import { restoreArchive } from '../../restore-archive.ts'
import { loadDemo } from '../../seeds/demo.ts'
import { startTestApp } from '../../testing/app.ts'
import { readFileHashes, readTableHashes } from '../../testing/archived-state.ts'
import { startBucket } from '../../testing/bucket.ts'
import { emptyDatabase } from '../../testing/database.ts'
import { pdf } from '../../testing/documents.ts'
import { withApp } from '../../testing/erasure-drill.ts'
import { fillEmptyTables } from '../../testing/every-table.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { openFileStore } from '../files/file-store.ts'
import { changeWithFile } from '../files/stored-files.ts'
import { noteSecretKey } from '../sessions/known-key.writes.ts'

const bucket = await startBucket()
const secret = 'La llave de la casa de talento 2027'
const settings = { WORKER: '0', SECRET_KEY: secret, BACKUP_KEY: `${secret}, copias` }

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-drill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const urlOf = ({ pool }: Database) => (pool.options as { connectionString: string }).connectionString

/** All rows and files of a site. */
async function stateOf(config: Config) {
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir })
  try {
    return { tables: await readTableHashes(database), files: await readFileHashes(database, await openFileStore(config)) }
  } finally {
    await database.close()
  }
}

/** The demo world on PostgreSQL, with a row in every table. */
async function startFullSite() {
  const site = await startTestApp({ env: { ...settings, DEMO: '1', DEMO_CONFIRM: 'published-password' } })
  await loadDemo(site.platform)
  await noteSecretKey(site.platform)
  expect(await fillEmptyTables(site.platform.database)).toEqual({})
  return { site, config: { ...site.platform.config, databaseUrl: urlOf(site.platform.database) } }
}

test('BAK-02 a full site goes from PostgreSQL into the embedded database and back, row for row and file for file', {
  timeout: 300_000,
}, async () => {
  const { config } = await startFullSite()
  const original = await stateOf(config)
  expect(Object.values(original.tables).filter((hash) => hash.startsWith('0 '))).toEqual([])
  const folder = newFolder()
  const first = path.join(folder, 'first.cantera')
  expect((await backUp(config, first)).join(' ')).not.toContain('were not in the file store')

  const embedded = readConfig({ ...settings, DATA_DIR: path.join(folder, 'embedded') })
  expect((await restoreArchive(embedded, first)).join(' ')).not.toContain('SECRET_KEY')
  expect(await stateOf(embedded)).toEqual(original)

  const second = path.join(folder, 'second.cantera')
  await backUp(embedded, second)
  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  const place = { ...settings, ...bucket.env, DATABASE_URL: urlOf(target), DATA_DIR: path.join(folder, 'postgres') }
  const postgres = readConfig({ ...place, SECRET_KEY: `${secret}, otra` })
  expect((await restoreArchive(postgres, second)).join(' ')).toContain('SECRET_KEY is not the key of this database')
  expect(await stateOf(postgres)).toEqual(original)
  expect(bucket.stored().filter((key) => key.startsWith('cv/')).length).toBeGreaterThan(0)

  const before = await stateOf(postgres)
  await expect(restoreArchive(postgres, second)).rejects.toThrow(/the bucket cvs has files already.*nothing was changed/)
  const elsewhere = { ...postgres, s3: undefined, dataDir: path.join(folder, 'other') }
  await expect(restoreArchive(elsewhere, second)).rejects.toThrow(/DATABASE_URL has tables already.*nothing was changed/)
  expect(await stateOf(postgres)).toEqual(before)
})

test('BAK-02 a backup beside writes has each transaction whole, and lists the files that were deleted meanwhile', {
  timeout: 120_000,
}, async () => {
  const site = await startTestApp({ env: settings })
  const { db, files } = site.platform
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  for (let number = 0; number < 8; number += 1)
    await changeWithFile(site.platform, await receivedUpload(site.dataDir, 'cv.pdf', pdf(5000)), 'cv', (_tx, keep) => keep())
  const keys = (await db.selectFrom('files').select('storage_key').execute()).map(({ storage_key }) => storage_key)
  let isOver = false
  let written = 0
  const writing = (async () => {
    while (!isOver) {
      written += 1
      const name = `Par ${written}`
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('clients').values({ name, location: 'Cali' }).execute()
        await tx.insertInto('tags').values({ name }).execute()
      })
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(20)
  const archive = path.join(newFolder(), 'beside.cantera')
  const gone = keys[3] ?? ''
  let isRemoved = false
  const output = await backUp(config, archive, (line) => {
    if (line.startsWith('table') && !isRemoved) {
      isRemoved = true
      rmSync(path.join(config.dataDir, 'files', gone))
    }
  })
  const during = written
  isOver = true
  await writing
  expect(output.join(' ')).toContain(
    `1 files that the database names were not in the file store, e.g. because they were deleted meanwhile: ${gone}.`,
  )
  expect(await files.read(keys[0] ?? '')).toBeDefined()

  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  const restored = readConfig({ ...settings, DATABASE_URL: urlOf(target), DATA_DIR: newFolder() })
  await restoreArchive(restored, archive)
  const names = async (table: 'clients' | 'tags') =>
    (await target.db.selectFrom(table).select('name').where('name', 'like', 'Par %').orderBy('id').execute()).map(
      ({ name }) => name,
    )
  const [clients, tags] = [await names('clients'), await names('tags')]
  expect(clients).toEqual(tags)
  expect(clients.length).toBeGreaterThan(20)
  expect(clients.length).toBeLessThanOrEqual(during)
  const hashes = await readFileHashes(target, await openFileStore(restored))
  expect(Object.entries(hashes).filter(([, hash]) => hash === 'missing')).toEqual([[gone, 'missing']])
})

test('BAK-01 a restore that fails in the middle takes back rows, files and notes', { timeout: 120_000 }, async () => {
  const site = await startTestApp({ env: settings })
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  await changeWithFile(site.platform, await receivedUpload(newFolder(), 'cv.pdf', pdf(5000)), 'cv', (_tx, keep) => keep())
  await site.platform.files.notes.write('erased', '6f2c1b1e-0000-4000-8000-000000000009', '{}')
  const { pool } = site.platform.database
  // A row that its foreign key forbids, as a damaged disk may leave one.
  const client = await pool.connect()
  await client.query(
    'begin; set local session_replication_role = replica; insert into person_tags (user_id, tag_id) values (987654, 987654); commit',
  )
  client.release(true)
  const archive = path.join(newFolder(), 'broken.cantera')
  await backUp(config, archive)

  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  const restored = readConfig({ ...settings, DATABASE_URL: urlOf(target), DATA_DIR: newFolder() })
  await expect(restoreArchive(restored, archive)).rejects.toThrow(
    /PostgreSQL did not take it \(.*violates foreign key constraint.*\); nothing was changed\.$/,
  )
  const { rows } = await target.pool.query(`select nspname || '.' || relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('public', 'pgboss') and relkind = 'r'`)
  expect(rows).toEqual([])
  const store = await openFileStore(restored)
  expect([await store.someFiles(1), await store.notes.list('erased')]).toEqual([[], []])
})

test('BAK-01 the identity columns of a restored site go on, and its queued work is done', { timeout: 120_000 }, async () => {
  const site = await startTestApp({ env: settings })
  const { db, jobs } = site.platform
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  const add = (name: string) =>
    db.insertInto('clients').values({ name, location: 'Cali' }).returning('id').executeTakeFirstOrThrow()
  await add('Uno')
  const { id } = await add('Dos')
  await db.deleteFrom('clients').where('id', '=', id).execute()
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'read-text', { file_id: 1 }, 3600))
  const archive = path.join(newFolder(), 'site.cantera')
  await backUp(config, archive)
  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  await restoreArchive(readConfig({ ...settings, DATABASE_URL: urlOf(target), DATA_DIR: newFolder() }), archive)
  const next = await target.db.insertInto('clients').values({ name: 'Tres', location: 'Cali' }).returning('id').executeTakeFirst()
  expect(next?.id).toBe(id + 1)
  const { rows } = await target.pool.query(`select name, data, state, start_after > now() as waits from pgboss.job`)
  expect(rows).toEqual([{ name: 'read-text', data: { file_id: 1 }, state: 'created', waits: true }])
})

test('BAK-01 without a key the archive says that it is readable, and an existing file is not overwritten', {
  timeout: 60_000,
}, async () => {
  const site = await startTestApp({ env: { WORKER: '0' } })
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  const archive = path.join(newFolder(), 'plain.cantera')
  const output = (await backUp(config, archive)).join(' ')
  expect(output).toContain('It is not encrypted, because BACKUP_KEY is not set')
  expect(output).toContain(`${config.dataDir}/secret.key`)
  const bytes = readFileSync(archive)
  await expect(backUp(config, archive)).rejects.toThrow('exists already; name a new file.')
  expect(readFileSync(archive)).toEqual(bytes)
  const nowhere = path.join(newFolder(), 'missing', 'a.cantera')
  await expect(backUp(config, nowhere)).rejects.toThrow(/cannot be written \(ENOENT/)
  const busy = path.join(newFolder(), 'busy.cantera')
  writeFileSync(`${busy}.unfinished`, 'of another backup')
  await expect(backUp(config, busy)).rejects.toThrow('Another backup is writing')
  expect([readFileSync(`${busy}.unfinished`, 'utf8'), existsSync(busy)]).toEqual(['of another backup', false])
})

test('BAK-01 a file store of another site, and one that cannot be read, are reported in a sentence', {
  timeout: 60_000,
}, async () => {
  const site = await startTestApp({ env: settings })
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  await site.person({ cv: true })
  const archive = path.join(newFolder(), 'site.cantera')
  await expect(backUp({ ...config, dataDir: newFolder() }, archive)).rejects.toThrow(
    /^The archive .*\nNone of the \d+ files that/,
  )
  expect(existsSync(archive)).toBe(true)

  const { s3 } = readConfig({ ...bucket.env, S3_ACCESS_KEY_ID: 'somebody-else' })
  const other = path.join(newFolder(), 'other.cantera')
  await expect(backUp({ ...config, s3 }, other)).rejects.toThrow(/^The files in the bucket cvs cannot be read \(.+\); no archive/)
  expect(existsSync(other)).toBe(false)
  const target = { ...config, s3, databaseUrl: undefined, dataDir: newFolder() }
  await expect(restoreArchive(target, archive)).rejects.toThrow(
    /cannot be restored: the bucket cvs cannot be read \(.+\); nothing/,
  )
})

test('BAK-01 a restore needs the owner of the database and no superuser, and the site works afterwards', {
  timeout: 120_000,
}, async () => {
  const site = await startTestApp({ env: settings })
  const staff = await site.person({ role: 'administrator' })
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  const archive = path.join(newFolder(), 'site.cantera')
  await backUp(config, archive)

  const target = await emptyDatabase()
  const url = new URL(urlOf(target))
  const owner = `owner_${url.pathname.slice(1)}`
  onTestFinished(async () => {
    await target.pool.query(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`)
    await target.close()
  })
  await target.pool.query(`create role ${owner} login password 'owner'; alter database ${url.pathname.slice(1)} owner to ${owner};
    alter schema public owner to ${owner}`)
  Object.assign(url, { username: owner, password: 'owner' })
  const dataDir = newFolder()
  await restoreArchive(readConfig({ ...settings, DATABASE_URL: url.href, DATA_DIR: dataDir }), archive)

  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  await withApp({ env: settings, over: { database, dataDir } }, async (restored) => {
    const { rows } = await database.pool.query('select uuid from users where id = $1', [staff.id])
    expect(rows).toEqual([{ uuid: staff.uuid }])
    // The first write of a site whose sequences stayed behind would fail.
    const person = await restored.person({ cv: true })
    expect(person.id).toBeGreaterThan(staff.id)
  })
})
