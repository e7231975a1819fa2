import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { generateSchema } from './schema-generator.ts'

const database = await testDatabase()
afterAll(() => database.close())

/** The order of columns means nothing. */
const inOrder = (types: string) => types.split('\n}\n').map((block) => block.split('\n').sort())

test('schema.ts matches the files of tables; if not, run node scripts/generate-schema.mjs', async () => {
  const written = await readFile(new URL('./schema.ts', import.meta.url), 'utf8')
  expect(inOrder(written)).toEqual(inOrder(await generateSchema(database)))
})

test('a column of an unknown type is refused', async () => {
  await database.pool.query('create table odd (place point)')
  await expect(generateSchema(database)).rejects.toThrow('odd.place is of type point')
})
