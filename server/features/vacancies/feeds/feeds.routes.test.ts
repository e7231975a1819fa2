import fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { makeVacancy } from '../../../testing/records.ts'
import { serveFeeds } from './feeds.routes.ts'

async function startFeeds() {
  const { platform } = await startTestApp()
  const app = fastify()
  serveFeeds(app, platform)
  onTestFinished(() => app.close())
  const get = async (path: string) => {
    const answer = await app.inject(path)
    return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
  }
  return { platform, get }
}

/** Reads XML the way a strict reader does: refuses what is not well formed. Answers the text of every element of a name. */
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
  test('issue 2.5 ACC-06 has the public pages and the active vacancies in both languages, each naming the other', async () => {
    const { platform, get } = await startFeeds()
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

  test('issue 2.5 without a vacancy has the public pages', async () => {
    const { get } = await startFeeds()
    expect(elements((await get('/sitemap.xml')).text, 'loc')).toContain('https://cantera.test/jobs?lang=en')
    expect((await get('/sitemap-0.xml')).status).toBe(404)
  })

  test('issue 2.5 becomes an index of files with 5,000 vacancies each, that together have every active one once', async () => {
    const { platform, get } = await startFeeds()
    const { id } = await makeVacancy(platform, { active: false, published_at: null })
    await sql`
      insert into vacancies (client_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id,
        salary_mode, description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at)
      select client_id, 'Cargo', '', 1, 'Cali', 'FullTime', 'Remote', 'Normal', 'es', i % 10 > 0, currency_id,
        'agreed', '', '', '', '', '', '', '', now()
      from vacancies, generate_series(1, 5800) as i where vacancies.id = ${id}`.execute(platform.db)
    const index = await get('/sitemap.xml')
    const files = elements(index.text, 'loc')
    expect(files).toHaveLength(2)
    expect(index.text).toContain('<sitemapindex')
    const pages = await Promise.all(files.map((address) => get(new URL(address).pathname)))
    const [first = [], second = []] = pages.map(({ text }) =>
      elements(text, 'loc').filter((address) => address.includes('/detail/')),
    )
    expect([first.length, second.length]).toEqual([10_000, 440])
    expect(new Set([...first, ...second]).size).toBe(2 * 5220)
    expect(pages.map(({ text }) => text.includes('https://cantera.test/jobs?lang=en'))).toEqual([true, false])
  })

  test('INJ-03 a file that there is not is not found', async () => {
    const { get } = await startFeeds()
    for (const file of ['x', '-1', '1e3', '999999999999999', "0'", '', '0 or 1=1', '99999999999999999999'])
      expect((await get(`/sitemap-${encodeURIComponent(file)}.xml`)).status).toBe(404)
  })
})

describe('the feeds', () => {
  test('issue 2.5 ACC-06 have the newest active vacancies of their language as RSS 2.0', async () => {
    const { platform, get } = await startFeeds()
    const now = platform.now().getTime()
    const hour = (hours: number) => new Date(now - hours * 3_600_000)
    for (let hours = 0; hours < 52; hours += 1)
      await makeVacancy(platform, { title: `Cargo ${hours}`, published_at: hour(hours) })
    await makeVacancy(platform, { title: 'Cerrado', active: false, closed_at: platform.now() })
    const english = await makeVacancy(platform, { title: 'English job', language: 'en', city: 'Lima', published_at: hour(1) })
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
    expect(elements(text, 'description')[1]).toBe('Full time · Remote · Lima. Descripción')
  })

  test('issue 2.5 are there without a vacancy', async () => {
    const { get } = await startFeeds()
    expect(elements((await get('/feed.xml')).text, 'title')).toEqual(['Vacantes de Cantera'])
  })

  test('INJ-01 what is written in a vacancy stays text, and never the client', async () => {
    const { platform, get } = await startFeeds()
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

test('issue 2.5 robots.txt closes what is of people and of staff, and names the sitemap', async () => {
  const { get } = await startFeeds()
  const { type, text } = await get('/robots.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  const lines = text.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/api/', '/files/', '/profile', '/vacancies/admin', '/dropDrag', '/admin'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: https://cantera.test/sitemap.xml')
  for (const open of ['/', '/jobs', '/info/vacancies'])
    expect(lines.filter((line) => line.startsWith('Disallow: ') && open.startsWith(line.slice(10)))).toEqual([])
})
