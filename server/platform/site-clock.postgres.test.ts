import { expect, test } from 'vitest'
import { sharedTestApp } from '../testing/app.ts'
import { openSiteClock } from './site-clock.ts'

const site = sharedTestApp()
const hourMs = 3_600_000

test('OPS-03 a clock that is an hour ahead, or jumps ahead, is not believed', async () => {
  let skew = 0
  const clocks = { wall: () => Date.now() + skew, steady: () => performance.now() }
  const now = await openSiteClock(site.platform.db, clocks)
  const differs = (of: () => Date) => Math.abs(of().getTime() - Date.now())
  expect(differs(now)).toBeLessThan(2000)
  skew = hourMs
  expect(differs(now)).toBeLessThan(2000)
  skew = -hourMs
  expect(differs(now)).toBeLessThan(2000)
  skew = hourMs
  expect(differs(await openSiteClock(site.platform.db, clocks))).toBeLessThan(2000)
  skew = 5000
  expect(differs(now)).toBeGreaterThan(4000)
})
