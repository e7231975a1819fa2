import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { emptyDatabase } from '../testing/database.ts'
import { migrateUntil } from '../testing/earlier-schema.ts'
import { dictionaryOrder, sortClients } from '../testing/sorted-names.ts'
import { hasWordsBeginning } from './word-search.ts'

test.each([
  ["encoding 'UTF8' locale 'C'"],
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'"],
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en'"],
])('SPEC-76 order and unique names are the same on a database with %s', async (options) => {
  const database = await emptyDatabase(options)
  onTestFinished(() => database.close())
  await migrate(database)
  expect(await sortClients(database)).toEqual(dictionaryOrder)

  const { db } = database
  for (const name of ['álamo', 'ita', 'ÑUSTA'])
    await expect(db.insertInto('clients').values({ name, location: 'BOGOTÁ' }).execute()).rejects.toThrow('clients_once')
})

test('SPEC-76 older rows are searched without regard to case and by terms with signs', async () => {
  const database = await emptyDatabase("encoding 'UTF8' locale 'C'")
  onTestFinished(() => database.close())
  await migrateUntil(database, '0073-terms-with-signs.sql')
  const { db } = database
  await db.insertInto('clients').values({ name: 'МОСКВА C++', location: 'Lima' }).execute()
  const { id } = await db.insertInto('roles').values({ name: 'user', description: '' }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values({ role_id: id, first_name: 'ИВАН', last_name: 'R&D', email: 'ivan@cantera.test', password_hash: '-', language: 'es' })
    .execute()

  await migrate(database)
  const found = (table: 'clients' | 'users', word: string) =>
    db
      .selectFrom(table)
      .select('id')
      .where(hasWordsBeginning('search', [word]))
      .execute()
  for (const [table, word] of [
    ['clients', 'москва'],
    ['clients', 'c++'],
    ['users', 'иван'],
    ['users', 'r&d'],
  ] as const)
    expect(await found(table, word), word).toHaveLength(1)
})
