import { readFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { jobsAt, vacancyPicturePath, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { calendarDay, formatDate } from '#domain/kernel/dates.ts'
import { sitePicturePath } from '#domain/kernel/link-pictures.ts'
import { expect, test, text, waitForReadiness } from './support/test.ts'

test.use({ engine: 'postgres' })

/** The raw answer, not decompressed. */
function wireAnswer(url: string, { method = 'GET', accept = '', have = '' } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    ask(url, { method, headers: { 'accept-encoding': accept, 'if-none-match': have } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
    )
      .on('error', reject)
      .end()
  })
}

test('P22 PUB-09 SPEC-67 I18N-04 ADR-0014 pages are small, current, pictured and dated for clients of all kinds', async ({
  site,
  page,
  browser,
}) => {
  await test.step('P22 pages are compressed as the client accepts, and HEAD answers without a body', async () => {
    const address = `${site.url}${jobsAt()}`
    const plain = await wireAnswer(address)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const small = await wireAnswer(address, { accept: 'gzip, deflate, br, zstd' })
    expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual(['zstd', 'text/html; charset=utf-8'])
    expect(small.body.length).toBeLessThan(plain.body.length / 2)
    expect(zstdDecompressSync(small.body).toString()).toContain(text('vacancies.list_title'))
    for (const { headers } of [plain, small]) expect(headers.vary).toBe('cookie, accept-encoding, accept-language')
    for (const accept of ['br', 'gzip']) expect((await wireAnswer(address, { accept })).headers['content-encoding']).toBe(accept)
    const head = await wireAnswer(address, { method: 'HEAD', accept: 'gzip' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
  await test.step('ADR-0014: an unchanged page is not sent again, and a change is visible at once', async () => {
    const client = new pg.Client(site.databaseUrl)
    await client.connect()
    const { rows } = await client.query("select uuid, title from vacancies where active and language = 'es' order by id limit 1")
    const { uuid, title } = rows[0]
    const rename = (to: string) => client.query('update vacancies set title = $1 where uuid = $2', [to, uuid])
    const address = `${site.url}${vacancyScreens.vacancy.to({ uuid })}`
    const first = await wireAnswer(address)
    const have = String(first.headers.etag)
    expect((await wireAnswer(address, { have })).status).toBe(304)
    await rename('Cantera de otro nombre')
    const changed = await wireAnswer(address, { have })
    await rename(title)
    await client.end()
    expect([changed.status, changed.body.toString()]).toEqual([200, expect.stringContaining('Cantera de otro nombre')])
    expect((await wireAnswer(address)).body.toString()).toBe(first.body.toString())
  })
  await test.step('PUB-09 a vacancy names its picture with an absolute address, and a private page names none', async () => {
    const client = new pg.Client(site.databaseUrl)
    await client.connect()
    const { rows } = await client.query("select uuid from vacancies where active and language = 'en' order by id limit 1")
    await client.end()
    const read = async (path: string) => (await wireAnswer(`${site.url}${path}`)).body.toString()
    const pictureOf = (page: string) => /property="og:image" content="([^"]+)"/.exec(page)?.[1]
    const page = await read(vacancyScreens.vacancy.to({ uuid: rows[0].uuid }))
    expect(page).toContain('name="twitter:card" content="summary_large_image"')
    const picture = String(pictureOf(page))
    expect(picture).toBe(site.url + vacancyPicturePath(rows[0].uuid, 'en'))
    const { headers, body } = await wireAnswer(picture)
    expect([headers['content-type'], body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(['image/png', 1200, 630])
    expect(pictureOf(await read(jobsAt()))).toBe(site.url + sitePicturePath('es'))
    expect(pictureOf(await read('/profile'))).toBeUndefined()
  })
  await test.step('SPEC-67: the list links to its feed, and a vacancy has structured data for search engines', async () => {
    for (const [language, feed] of [
      ['es', '/feed.xml'],
      ['en', '/feed.en.xml'],
    ]) {
      await page.goto(`${jobsAt()}?lang=${language}`)
      await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute('href', feed ?? '')
    }
    const { data } = await (
      await page.request.get(`/api/jobs/list-job/${encodeURIComponent('{"location":["Remote"],"language":"es"}')}`)
    ).json()
    await page.goto(vacancyScreens.vacancy.to({ uuid: data[0].uuid }))
    const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      jobLocation: { address: { addressCountry: 'CO' } },
      applicantLocationRequirements: { name: 'CO' },
      url: `${site.url}${vacancyScreens.vacancy.to({ uuid: data[0].uuid })}`,
    })
  })
  await test.step('I18N-04 a rendered date uses the site’s time zone, also in a browser in another time zone', async () => {
    const client = new pg.Client(site.databaseUrl)
    await client.connect()
    const published = "select uuid, published_at from vacancies where active and language = 'es' order by id limit 1"
    const { uuid, published_at } = (await client.query(published)).rows[0]
    await client.end()
    const zone = 'America/Bogota'
    // At any moment one of these two time zones has another date than the site.
    const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (other) => calendarDay(published_at, other) !== calendarDay(published_at, zone),
    )
    const context = await browser.newContext({ baseURL: site.url, timezoneId: far ?? zone })
    const page = waitForReadiness(await context.newPage())
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const answer = await page.goto(vacancyScreens.vacancy.to({ uuid }))
    const shown = `>${formatDate(published_at, 'es', zone)}</time>`
    expect([far === undefined, await answer?.text()]).toEqual([false, expect.stringContaining(shown)])
    const facts = page.getByLabel(text('vacancies.facts'))
    await page.getByRole('button', { name: text('vacancies.copy_link') }).click()
    await expect(
      page.getByText(new RegExp(`${text('vacancies.link_copied')}|${text('vacancies.link_not_copied')}`)),
    ).toBeVisible()
    await expect(facts.locator('time')).toHaveText(formatDate(published_at, 'es', zone))
    expect(problems).toEqual([])
    await context.close()
  })
})

test('CFG-02 a failed page shows the id of its request, under which the log has the error', async ({
  page,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  await client.query('alter table currencies rename to currencies_taken_away')
  const answer = await page.goto(jobsAt())
  await client.query('alter table currencies_taken_away rename to currencies')
  await client.end()
  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('errors.unexpected_title'))
  const [pattern] = text('errors.request_id').split('{{id}}')
  const note = await page.getByText(pattern ?? '').innerText()
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(note)?.[0] ?? 'none'
  const logged = async () =>
    (await readFile(site.logFile, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('unexpected error') && line.endsWith('}'))
  // The log reaches the file a moment later.
  await expect.poll(logged).toHaveLength(1)
  expect(JSON.parse((await logged())[0] ?? '')).toMatchObject({ requestId: id, err: { code: '42P01' } })
  await page.getByRole('button', { name: text('common.try_again') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
})
