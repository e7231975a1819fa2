import { beforeAll, expect, test } from 'vitest'
import { findCandidatesEndpoint } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { cvs } from '../../testing/golden-cvs.ts'
import { searches } from '../../testing/golden-searches.ts'
import { writeCv } from '../../testing/pool.ts'

const site = sharedTestApp()
const nameOf = new Map<string, string>()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
  for (const [name, text] of Object.entries(cvs)) {
    const person = await site.person({ firstName: 'Persona', lastName: 'Prueba', cv: true })
    await writeCv(site, person, text)
    nameOf.set(person.uuid, name)
  }
})

test('CVS-05 at least 200 searches find 95 % of the expected people, and 2 % others at most', async () => {
  let [expected, missed, hits, wrong] = [0, 0, 0, 0]
  const faults: string[] = []
  for (const [search, people] of searches) {
    const { answer } = await site.call(findCandidatesEndpoint, { token: staff.token, query: { q: search, size: 10 } })
    const found = answer.data.map(({ uuid }) => nameOf.get(uuid) ?? 'unknown')
    const wanted = people === '' ? [] : people.split(' ')
    const [missing, others] = [wanted.filter((one) => !found.includes(one)), found.filter((one) => !wanted.includes(one))]
    expected += wanted.length
    missed += missing.length
    hits += found.length
    wrong += others.length
    if (missing.length + others.length > 0) faults.push(`${search}: misses ${missing.join(' ')}; wrongly ${others.join(' ')}`)
  }
  expect(searches.length).toBeGreaterThanOrEqual(200)
  expect(1 - missed / expected, faults.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(wrong / hits, faults.join('\n')).toBeLessThanOrEqual(0.02)
})
