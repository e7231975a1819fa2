import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { embeddedContent } from '../testing/database.ts'
import { assembleEmbedded } from './embedded.ts'
import { startEngine } from './engine.ts'

test('a query beside an open transaction on the embedded engine fails and does not hang', async () => {
  const impatient = assembleEmbedded(await startEngine({ loadDataDir: await embeddedContent() }), '', undefined, 100)
  const outer = impatient.db.transaction().execute(() => sql`select 1`.execute(impatient.db))
  await expect(outer).rejects.toThrow('timeout')
  expect(await impatient.isReachable()).toBe(true)
  await impatient.close()
})
