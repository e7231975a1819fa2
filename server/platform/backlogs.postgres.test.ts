import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../testing/app.ts'
import { readBacklogs, startWatchingBacklogs, workThrough } from './backlogs.ts'

const site = sharedTestApp()

test('OBS-01 work in the background that has to catch up is counted, and logged until it is done', async () => {
  const { db } = site.platform
  const countOf = async () => (await readBacklogs(site.platform)).find(({ work }) => work === 'applications_to_count')?.waiting
  await sql`delete from figure_marks`.execute(db)
  expect(await countOf()).toBe(0)
  await sql`insert into figure_marks (application_id) select -at from generate_series(1, 1000) as at`.execute(db)
  const lines: object[] = []
  const info = (entry: object) => void lines.push(entry)
  const stop = startWatchingBacklogs(site.platform, { info, warn: info } as never, 50)
  await expect.poll(() => lines).toContainEqual({ work: 'applications_to_count', waiting: 1000 })
  await sql`delete from figure_marks`.execute(db)
  await expect.poll(() => lines.at(-1)).toEqual({ work: 'applications_to_count' })
  stop()
})

test('P10 a long backlog is worked through with pauses, a short one without', async () => {
  const pausesOf = async (steps: number) => {
    let left = steps
    let pauses = 0
    await workThrough(
      async () => --left > 0,
      async () => (pauses += 1),
    )
    return pauses
  }
  expect(await pausesOf(10)).toBe(0)
  expect(await pausesOf(100)).toBe(80)
})
