import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { renewTextIndexes } from './collation-version.ts'

test('SPEC-76 indexes of texts are rebuilt exactly when the ICU library has changed', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const filesOf = async () => {
    const { rows } = await database.pool.query(
      `select relname, relfilenode::integer as file from pg_class where relname in ('clients_name', 'clients_once', 'clients_pkey') order by relname`,
    )
    return rows.map(({ file }) => file as number)
  }
  const before = await filesOf()
  await renewTextIndexes(database)
  expect(await filesOf()).toEqual(before)

  await database.pool.query(`update pg_collation set collversion = '1' where collname = 'cantera_order'`)
  await renewTextIndexes(database)
  const after = await filesOf()
  expect(after.map((file, place) => file === before[place])).toEqual([false, false, true])
  await renewTextIndexes(database)
  expect(await filesOf()).toEqual(after)
})
