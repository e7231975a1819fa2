import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharedTestApp } from '../../../testing/app.ts'
import { makeVacancy } from '../../../testing/records.ts'

const site = sharedTestApp()

/** Each test starts without vacancies and with an empty cache. */
beforeEach(async () => {
  site.passSeconds(601)
  await site.platform.db.deleteFrom('vacancies').execute()
  await sql`alter sequence vacancies_id_seq restart`.execute(site.platform.db)
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url: path, headers })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body, headers: answer.headers }
}

/** Parses XML strictly and refuses what is not well-formed. Returns the text of every element with this name. */
function elements(xml: string, name: string): string[] {
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml [^>]*\?>\n/, '')
    .replace(/<(\/?)([\w:]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|&(?:amp|lt|gt|quot|apos);/g, (_, close, tag, _attributes, empty) => {
      if (tag && close) expect(open.pop()).toBe(tag)
      else if (tag && !empty) open.push(tag)
      return ''
    })
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<&]/)
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decoded(text))
}

const decoded = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

describe('sitemap.xml', () => {
  test('issue 2.5 ACC-06 has public pages and active vacancies in both languages as alternates', async () => {
    const { platform } = site
    const updated_at = new Date('2026-03-04T05:06:07Z')
    const { uuid } = await makeVacancy(platform, { updated_at })
    const hidden = [
      await makeVacancy(platform, { active: false, closed_at: platform.now() }),
      await makeVacancy(platform, { active: false, published_at: null }),
    ]
    const { status, type, text } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = elements(text, 'loc')
    const detail = `https://cantera.test/info/vacancies/detail/${uuid}`
    expect(addresses).toEqual(
      expect.arrayContaining(['https://cantera.test/', 'https://cantera.test/?lang=en', detail, `${detail}?lang=en`]),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(elements(text, 'lastmod')).toEqual([updated_at.toISOString(), updated_at.toISOString()])
    for (const [hreflang, href] of [
      ['es', detail],
      ['en', `${detail}?lang=en`],
      ['x-default', detail],
    ])
      expect(text.split(`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)).toHaveLength(3)
    for (const one of hidden) expect(text).not.toContain(one.uuid)
    expect(text).not.toMatch(/profile|admin|login/)
  })

  test('issue 2.5 has the public pages when there is no vacancy', async () => {
    for (const file of ['/sitemap.xml', '/sitemap-0.xml'])
      expect(elements((await get(file)).text, 'loc')).toContain('https://cantera.test/jobs?lang=en')
  })

  test('issue 2.5 becomes an index of files that together have every active vacancy once', async () => {
    const { platform } = site
    const { id } = await makeVacancy(platform, { active: false, published_at: null })
    await sql`
      insert into vacancies (client_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id,
        salary_mode, description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at)
      select client_id, 'Cargo', '', 1, 'Cali', 'FullTime', 'Remote', 'Normal', 'es', i % 10 > 0 and i not between 1000 and 2100, currency_id,
        'agreed', '', '', '', '', '', '', '', now()
      from vacancies, generate_series(1, 2300) as i where vacancies.id = ${id}`.execute(platform.db)
    const index = await get('/sitemap.xml')
    expect(index.text).toContain('<sitemapindex')
    const files = elements(index.text, 'loc').map((address) => new URL(address).pathname)
    // The second thousand of ids has no active vacancy.
    expect(files).toEqual(['/sitemap-0.xml', '/sitemap-2.xml'])
    expect((await get('/sitemap-1.xml')).status).toBe(404)
    const pages = await Promise.all(files.map((file) => get(file)))
    const [first = [], second = []] = pages.map(({ text }) =>
      elements(text, 'loc').filter((address) => address.includes('/detail/')),
    )
    expect([first.length, second.length]).toEqual([2 * 900, 2 * 180])
    expect(new Set([...first, ...second]).size).toBe(2 * 1080)
    expect(pages.map(({ text }) => text.includes('https://cantera.test/jobs?lang=en'))).toEqual([true, false])
  })

  test('CFG-04 a sitemap is cached for ten minutes, compressed, and answers 304 when unchanged', async () => {
    const { platform } = site
    const before = await get('/sitemap.xml')
    const { uuid } = await makeVacancy(platform)
    expect((await get('/sitemap.xml')).text).toBe(before.text)
    expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    const again = await get('/sitemap.xml', { 'if-none-match': String(before.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    site.passSeconds(601)
    expect((await get('/sitemap.xml')).text).toContain(uuid)
  })

  test('INJ-03 an unknown file answers 404', async () => {
    for (const file of ['x', '-1', '1e3', '999999999', '999999999999999', "0'", '', '0 or 1=1', '99999999999999999999'])
      expect((await get(`/sitemap-${encodeURIComponent(file)}.xml`)).status).toBe(404)
  })
})

describe('the feeds', () => {
  test('issue 2.5 ACC-06 have the newest active vacancies of their language as RSS 2.0', async () => {
    const { platform } = site
    const now = platform.now().getTime()
    const hour = (hours: number) => new Date(now - hours * 3_600_000)
    for (let hours = 0; hours < 52; hours += 1)
      await makeVacancy(platform, { title: `Cargo ${hours}`, published_at: hour(hours) })
    await makeVacancy(platform, { title: 'Cerrado', active: false, closed_at: platform.now() })
    const published_at = hour(1)
    const lastDay = { closes_on: '2026-11-30' }
    const english = await makeVacancy(platform, { title: 'English job', language: 'en', city: 'Lima', published_at, ...lastDay })
    const spanish = await get('/feed.xml')
    expect([spanish.status, spanish.type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(elements(spanish.text, 'title')).toEqual([
      'Vacantes de Cantera',
      ...Array.from({ length: 50 }, (_, index) => `Cargo ${index}`),
    ])
    expect(elements(spanish.text, 'language')).toEqual(['es'])
    expect(elements(spanish.text, 'lastBuildDate')).toEqual([hour(0).toUTCString()])
    const { text } = await get('/feed.en.xml')
    expect(elements(text, 'title')).toEqual(['Cantera jobs', 'English job'])
    expect(elements(text, 'link')).toEqual([
      'https://cantera.test/jobs?lang=en',
      `https://cantera.test/info/vacancies/detail/${english.uuid}?lang=en`,
    ])
    expect(elements(text, 'guid')).toEqual([english.uuid])
    expect(elements(text, 'pubDate')).toEqual([hour(1).toUTCString()])
    expect(elements(text, 'description')[1]).toBe('Full-time · Remote · Lima. You can apply until November 30, 2026. Descripción')
  })

  test('issue 2.5 exist without a vacancy', async () => {
    expect(elements((await get('/feed.xml')).text, 'title')).toEqual(['Vacantes de Cantera'])
  })

  test("INJ-01 show a vacancy's markup as text, and never its client", async () => {
    const { platform } = site
    const client = await platform.db
      .insertInto('clients')
      .values({ name: 'Reservado', location: 'Cali' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const title = `]]><script>alert('1')</script> & "más" \u0001\ufffe😀`
    await makeVacancy(platform, { title, client_id: client.id, description_text: '<img src=x onerror=alert(1)> &amp;' })
    const { text } = await get('/feed.xml')
    expect(elements(text, 'title')[1]).toBe(`]]><script>alert('1')</script> & "más" 😀`)
    expect(elements(text, 'description')[1]).toBe(
      'Tiempo completo · Remoto · Bogotá. &lt;img src=x onerror=alert(1)&gt; &amp;amp;',
    )
    expect(text).not.toContain('Reservado')
  })
})

test('issue 2.5 robots.txt disallows pages of candidates and staff, and names the sitemap', async () => {
  const { type, text } = await get('/robots.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  const lines = text.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/api/', '/files/', '/profile', '/vacancies/admin', '/dropDrag'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: https://cantera.test/sitemap.xml')
  for (const open of ['/', '/jobs', '/info/vacancies'])
    expect(lines.filter((line) => line.startsWith('Disallow: ') && open.startsWith(line.slice(10)))).toEqual([])
})
