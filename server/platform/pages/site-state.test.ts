import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { createReadCache } from '../read-cache.ts'
import { createSiteStateReader } from './site-state.ts'

const site = sharedTestApp()
let readState: () => Promise<string>

beforeAll(() => {
  readState = createSiteStateReader(site.platform)
})

test('ADR-0014: the site’s state stays during reads and changes with every commit', async () => {
  // Other databases on the same PostgreSQL count too, so the test waits for a moment without commits.
  await expect
    .poll(async () => {
      const before = await readState()
      await site.platform.db.selectFrom('currencies').selectAll().execute()
      return before === (await readState())
    })
    .toBe(true)
  const before = await readState()
  await site.platform.db.insertInto('currencies').values({ code: 'XTS', name: 'De prueba' }).execute()
  expect(await readState()).not.toBe(before)
})

test('ADR-0014: the site’s state changes when this process invalidates its cache, and at midnight', async () => {
  const before = await readState()
  createReadCache('a-topic').invalidate(site.platform.live)
  const after = await readState()
  expect(after).not.toBe(before)
  site.passSeconds(86_400)
  expect(await readState()).not.toBe(after)
})
