import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createTables, describeSchema, statementsOf } from '../testing/table-files.ts'

const database = await testDatabase()
afterAll(() => database.close())
const describe = () => describeSchema({ query: (text) => database.pool.query(text) })

test('the files of tables describe the schema that the migrations build', async () => {
  const migrated = (await describe()).filter((line) => !/\bschema_migrations\b/.test(line))
  await database.pool.query('drop schema public cascade; create schema public')
  await createTables(database.pool)
  const described = await describe()
  expect({
    'only in the migrations': migrated.filter((line) => !described.includes(line)),
    'only in the files': described.filter((line) => !migrated.includes(line)),
  }).toEqual({ 'only in the migrations': [], 'only in the files': [] })
})

test('a statement ends at a semicolon outside of comments, texts and bodies', () => {
  expect(statementsOf(`-- one; more\ncreate a;\nselect 'b;''c';\ncreate function d as $x$ e; $x$;`)).toEqual([
    '-- one; more\ncreate a',
    `select 'b;''c'`,
    'create function d as $x$ e; $x$',
  ])
})
