import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalog } from './catalog.ts'
import { assembleEmbedded } from './embedded.ts'
import { startEngine } from './engine.ts'
import { buildSchema, migrate, ownSource, readMigrations } from './migrate.ts'
import { draftMigration } from './schema-difference.ts'
import { readTableStatements } from './table-files.ts'

// `npm run migrate:new -- <name>`: drafts a migration from the difference between the last release with the migrations since, and the files of
// tables.
const [name] = process.argv.slice(2)
if (!name || !/^[a-z0-9-]+$/.test(name))
  throw new Error('Name what changes, in small letters: npm run migrate:new -- notes-of-clients')

async function catalogAfter(build: (database: ReturnType<typeof assembleEmbedded>) => Promise<unknown>) {
  const database = assembleEmbedded(await startEngine({}), '')
  await build(database)
  const entries = await readCatalog(database.pool)
  await database.close()
  return entries
}

const updated = await catalogAfter(async ({ pool }) => {
  const client = await pool.connect()
  await buildSchema(client, () => true)
  client.release()
})
const fresh = await catalogAfter(migrate)
const draft = draftMigration(updated, fresh, await readTableStatements(ownSource.features))
if (draft === '') console.log('The migrations lead to what the files of tables state already: the draft is empty.')
const { release, since } = await readMigrations(ownSource)
const last = Number.parseInt((since.at(-1) ?? { name: release.newest }).name, 10)
const file = join(ownSource.migrations, `${String(last + 1).padStart(4, '0')}-${name}.sql`)
writeFileSync(file, `-- Say in a sentence what changes, and why.\n${draft}\n`)
console.log(`Drafted ${file}. Read it, and add what becomes of the rows.`)
