import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

const earlier = fileURLToPath(new URL('../database/earlier/', import.meta.url))

/** Migrates an empty database with the earlier files before `name`, as the version of the program did that had no more. */
export async function migrateUntil(database: Pick<Database, 'kind' | 'pool'>, name: string): Promise<void> {
  const names = (await readdir(earlier)).sort()
  if (!names.includes(name)) throw new Error(`There is no earlier migration ${name}.`)
  const folder = await mkdtemp(join(tmpdir(), 'cantera-earlier-'))
  try {
    for (const file of names.slice(0, names.indexOf(name))) await cp(join(earlier, file), join(folder, file))
    await migrate(database, { folders: { migrations: folder } })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The same with a database that has content, which it removes. */
export async function rebuildBefore(database: Pick<Database, 'kind' | 'pool'>, name: string): Promise<void> {
  await database.pool.query('drop schema public cascade; create schema public')
  await migrateUntil(database, name)
}
