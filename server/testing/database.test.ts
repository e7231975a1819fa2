import { afterAll, expect, inject, test } from 'vitest'
import { testDatabase } from './database.ts'

const first = await testDatabase()
const second = await testDatabase()
afterAll(() => Promise.all([first.close(), second.close()]))

test('every test database is on the engine of its project and has the schema', async () => {
  expect(first.kind).toBe(inject('testTemplate').engine)
  expect(await first.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('test databases do not see each other’s rows', async () => {
  await first.db.insertInto('clients').values({ name: 'Demo Client', location: 'Demo City' }).execute()
  expect(await first.db.selectFrom('clients').select('name').execute()).toHaveLength(1)
  expect(await second.db.selectFrom('clients').select('name').execute()).toHaveLength(0)
})
