import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from '#server/testing/app.ts'
import { agencyLists } from './agency-lists.ts'
import { addCallers, addStaff, type Boards, grow } from './dataset.ts'
import type { Shot } from './load.ts'
import { lists, scenariosOf, searches } from './scenarios.ts'
import { staffLists } from './staff-lists.ts'
import { addResults, readTakers } from './tests-dataset.ts'

const site = sharedTestApp()

let boards: Boards

beforeAll(async () => {
  const { pool } = site.platform.database
  await addStaff(pool)
  // The requests name vacancies and people behind the first thousand.
  await grow(pool, { vacancies: 1050, users: 1500, applications: 1500, attempts: 100 })
  boards = await addCallers(pool, { candidates: 200, large: 50, small: 20, widest: 100 })
}, 120_000)

test('P6 each request of the benchmark is answered over its data', async () => {
  const { pool } = site.platform.database
  expect(await addResults(pool, 20)).not.toEqual([])
  const takers = await readTakers(pool)
  const writes = await scenariosOf(pool, boards.large, takers, 200)
  const all: [string, readonly (Shot | undefined)[]][] = [
    ['public list', lists],
    ['search', searches],
    ...(await staffLists(pool)),
    ...(await agencyLists(pool)),
    ...writes.map(({ name, recorded }): [string, readonly Shot[]] => [name, recorded]),
    ['start of a test', [takers.start(150)]],
  ]
  for (const [name, shots] of all)
    for (const shot of shots) {
      const { method, path, headers = {}, body } = shot ?? {}
      const answer = await site.app.inject({
        method: method as 'GET',
        url: path ?? '',
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { payload: body }),
      })
      expect([name, path, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([name, path, 200, ''])
    }
}, 120_000)
