import { beforeEach, expect, test } from 'vitest'
import { feedPaths, jobSiteFeedPaths } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { checkIndeed, checkPostings, checkRss } from '../../../testing/feed-checkers.ts'
import { makeVacancy } from '../../../testing/records.ts'
import { statementsOf } from '../../../testing/statements.ts'

const site = sharedTestApp()
const every = [feedPaths.es, feedPaths.en, jobSiteFeedPaths.indeed, jobSiteFeedPaths.postings]

/** Each test starts without vacancies and with an empty cache. */
beforeEach(async () => {
  site.passSeconds(601)
  await site.platform.db.deleteFrom('vacancies').execute()
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const read = async (path: string) => (await get(path)).body

async function makeClient(name: string) {
  const values = { name, location: 'Cali' }
  return site.platform.db.insertInto('clients').values(values).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

test('FEE-01 INJ-01 the feeds for job sites pass their checkers with any text', async () => {
  const published_at = new Date('2026-05-20T15:00:00Z')
  const hostile = `<p>]]><script>x</script> & "a" \u0001\ufffe</p>`
  const { uuid } = await makeVacancy(site.platform, {
    ...{ title: `]]> <b> & "más" \u0001😀`, city: 'Bogotá & <Cía>', description_html: hostile, published_at },
    ...{ salary_mode: 'range', salary_min: 2_000_000, salary_max: 3_000_000, closes_on: '2999-11-30' },
  })
  await makeVacancy(site.platform, { title: 'Plain', language: 'en', work_mode: 'Present', salary_mode: 'agreed' })
  const jobs = checkIndeed(await read(jobSiteFeedPaths.indeed))
  expect(jobs.find(({ referencenumber }) => referencenumber === uuid)).toMatchObject({
    title: ']]> <b> & "más" 😀',
    city: 'Bogotá & <Cía>',
    date: '2026-05-20T15:00:00.000Z',
    requisitionid: uuid,
    url: `https://cantera.test/info/vacancies/detail/${uuid}`,
    country: 'CO',
    salary: expect.stringMatching(/^[A-Z]{3} 2000000 - 3000000 per month$/),
    expirationdate: expect.stringMatching(/^2999-12-01T04:59:59/),
    remotetype: 'Fully remote',
  })
  expect(jobs.find(({ title }) => title === 'Plain')).not.toHaveProperty('salary')
  const postings = checkPostings(await read(jobSiteFeedPaths.postings))
  expect(postings.map(({ inLanguage, datePosted }) => [inLanguage, datePosted])).toContainEqual(['es', '2026-05-20'])
  expect(postings.map(({ url }) => url)).toEqual(jobs.map(({ url }) => url))
  expect(checkRss(await read(feedPaths.es)).map(({ guid }) => guid)).toEqual([uuid])
})

test('FEE-01 a feed has only vacancies that are public and open, and never names a client', async () => {
  const client = await makeClient('Reservado S.A.')
  const { uuid } = await makeVacancy(site.platform, { client_id: client.id })
  await makeVacancy(site.platform, { active: false, closed_at: site.platform.now() })
  await makeVacancy(site.platform, { active: false, published_at: null })
  await makeVacancy(site.platform, { closes_on: '2020-01-01' })
  expect(checkIndeed(await read(jobSiteFeedPaths.indeed)).map(({ referencenumber }) => referencenumber)).toEqual([uuid])
  expect(checkPostings(await read(jobSiteFeedPaths.postings)).map(({ identifier }) => identifier.value)).toEqual([uuid])
  for (const path of every) expect(await read(path)).not.toContain('Reservado')
})

test('FEE-01 each feed is also offered for one client, by its uuid', async () => {
  const [one, other, idle] = [await makeClient('Uno'), await makeClient('Otro'), await makeClient('Sin vacantes')]
  const own = await makeVacancy(site.platform, { client_id: one.id })
  await makeVacancy(site.platform, { client_id: other.id })
  const of = (client: string) => `?client=${client}`
  expect(checkIndeed(await read(jobSiteFeedPaths.indeed + of(one.uuid))).map((job) => job.referencenumber)).toEqual([own.uuid])
  expect(checkPostings(await read(jobSiteFeedPaths.postings + of(one.uuid.toUpperCase())))).toHaveLength(1)
  expect(checkRss(await read(feedPaths.es + of(one.uuid))).map(({ guid }) => guid)).toEqual([own.uuid])
  expect(checkIndeed(await read(jobSiteFeedPaths.indeed + of(idle.uuid)))).toEqual([])
  for (const path of every)
    for (const wrong of [of('00000000-0000-4000-8000-000000000000'), of('1'), of(''), of("' or 1=1"), `${of(one.uuid)}&client=1`])
      expect((await get(path + encodeURI(wrong))).statusCode, path + wrong).toBe(404)
})

test.each(every)('FEE-01 CFG-04 %s is cached for ten minutes, compressed, and answers 304 when unchanged', async (path) => {
  const before = await get(path)
  expect(before.headers['cache-control']).toBe('public, max-age=600')
  await makeVacancy(site.platform, { language: path === feedPaths.en ? 'en' : 'es' })
  expect((await get(path)).body).toBe(before.body)
  expect((await get(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  const again = await get(path, { 'if-none-match': String(before.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  site.passSeconds(601)
  expect((await get(path)).body).not.toBe(before.body)
})

test('FEE-01 a feed asks the database as often for many vacancies as for one', async () => {
  const asked = async () => {
    site.passSeconds(601)
    const { groups } = await statementsOf(async () => get(jobSiteFeedPaths.indeed))
    return groups.flat().length
  }
  await makeVacancy(site.platform)
  await asked()
  const ofOne = await asked()
  for (let more = 0; more < 5; more += 1) await makeVacancy(site.platform)
  expect(ofOne).toBeGreaterThan(0)
  expect(await asked()).toBe(ofOne)
})
