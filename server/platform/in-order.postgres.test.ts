import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { emptyDatabase } from '../testing/database.ts'
import { dictionaryOrder, sortClients } from '../testing/sorted-names.ts'

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
