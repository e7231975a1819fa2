import { jobPosting } from '#domain/hiring/vacancies/job-posting.rules.ts'
import { en } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es } from '#domain/hiring/vacancies/vacancies.es.ts'
import { feedPaths, jobSiteFeedPaths, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { addressIn, defaultLanguage, type Language, languages } from '#domain/kernel/languages.ts'
import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'
import { screens } from '#domain/screens.ts'
import { presentPosted } from '../vacancies.views.ts'
import type { readForJobSites, readNewest, readSitemapFile } from './feeds.reads.ts'
import { characterData, document, element, type Xml } from './xml.views.ts'

const texts = { es, en }
const listPage = vacancyScreens.jobs.to()

const vacancyPage = (uuid: string) => vacancyScreens.vacancy.to({ uuid })

type Row<Read extends (...never: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number]

/** A sitemap file: every page in each language, with its alternates. The first file also has the static pages. */
export function presentSitemap(publicUrl: string, vacancies: Row<typeof readSitemapFile>[], isFirst: boolean): string {
  const pages = [
    ...(isFirst ? screens.filter(({ listed }) => listed).map(({ path }) => ({ path, lastmod: undefined })) : []),
    ...vacancies.map(({ uuid, updated_at }) => ({ path: vacancyPage(uuid), lastmod: updated_at })),
  ]
  const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
  return document(element('urlset', namespaces, ...pages.flatMap(({ path, lastmod }) => presentPage(publicUrl, path, lastmod))))
}

function presentPage(publicUrl: string, path: string, lastmod: Date | undefined): Xml[] {
  const alternate = (hreflang: string, language: Language) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: addressIn(publicUrl, path, language) })
  const alternates = [...languages.map((language) => alternate(language, language)), alternate('x-default', defaultLanguage)]
  return languages.map((language) =>
    element(
      'url',
      {},
      element('loc', {}, addressIn(publicUrl, path, language)),
      ...(lastmod ? [element('lastmod', {}, lastmod.toISOString())] : []),
      ...alternates,
    ),
  )
}

/** The index of the sitemap's files, for more than one file. */
export function presentSitemapIndex(publicUrl: string, files: readonly number[]): string {
  const sitemaps = files.map((file) => element('sitemap', {}, element('loc', {}, `${publicUrl}/sitemap-${file}.xml`)))
  return document(element('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...sitemaps))
}

/** The address of a feed, of all vacancies or those of one client. */
const feedAddress = (publicUrl: string, path: string, client?: string) =>
  `${publicUrl}${path}${client === undefined ? '' : `?client=${client}`}`

/** The newest vacancies of a language as RSS 2.0. */
export function presentFeed(
  publicUrl: string,
  siteName: string,
  language: Language,
  vacancies: Row<typeof readNewest>[],
  client?: string,
): string {
  const text = texts[language]
  const title = fillVariables(text['vacancies.feed_title'], { site: siteName })
  const newest = vacancies[0]?.published_at
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, addressIn(publicUrl, listPage, language)),
    element('description', {}, text['vacancies.feed_description']),
    element('language', {}, language),
    ...(newest ? [element('lastBuildDate', {}, newest.toUTCString())] : []),
    element('atom:link', {
      href: feedAddress(publicUrl, feedPaths[language], client),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...vacancies.map((vacancy) => presentItem(publicUrl, language, vacancy)),
  )
  return document(element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, channel))
}

function presentItem(publicUrl: string, language: Language, vacancy: Row<typeof readNewest>): Xml {
  const text = texts[language]
  const type = text[`vacancies.type.${vacancy.employment_type as 'FullTime' | 'PartTime'}`]
  const place = text[`vacancies.place.${vacancy.work_mode as 'Remote' | 'Present'}`]
  const until =
    vacancy.closes_on && ` ${fillVariables(text['vacancies.apply_until'], { day: formatDay(vacancy.closes_on, language) })}.`
  return element(
    'item',
    {},
    element('title', {}, vacancy.title),
    element('link', {}, addressIn(publicUrl, vacancyPage(vacancy.uuid), language)),
    element('guid', { isPermaLink: 'false' }, vacancy.uuid),
    ...(vacancy.published_at ? [element('pubDate', {}, vacancy.published_at.toUTCString())] : []),
    // Feed readers parse a description as HTML, so the plain text is escaped once as HTML and once as XML.
    element('description', {}, escapeHtml(`${type} · ${place} · ${vacancy.city}.${until ?? ''} ${vacancy.preview}`)),
  )
}

/** What the feeds for job sites state of the site. */
export interface FeedSite {
  readonly publicUrl: string
  readonly name: string
  readonly logo: string | null
  readonly country: string
  readonly timeZone: string
  readonly now: Date
}
type Posted = Row<typeof readForJobSites>

/** A vacancy with its JobPosting, as its page has it in its own language. */
function postingOf(site: FeedSite, row: Posted) {
  const vacancy = presentPosted(row, site)
  const { publicUrl, name, country, timeZone, logo } = site
  const address = addressIn(publicUrl, vacancyPage(row.uuid), row.language)
  const headingOf = (section: PostedSection) => texts[row.language][`vacancies.field.${section}`]
  return { vacancy, address, posting: jobPosting(vacancy, { name, country, timeZone, address, logo, headingOf }) }
}
type PostedSection = Parameters<Parameters<typeof jobPosting>[1]['headingOf']>[0]

/** The vacancies as a DataFeed of schema.org with a JobPosting each (FEE-01). */
export function presentPostings(site: FeedSite, rows: readonly Posted[], client?: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    name: site.name,
    url: feedAddress(site.publicUrl, jobSiteFeedPaths.postings, client),
    dateModified: site.now.toISOString(),
    dataFeedElement: rows.map((row) => {
      const { '@context': _, ...item } = postingOf(site, row).posting
      return { '@type': 'DataFeedItem', dateModified: row.updated_at.toISOString(), item }
    }),
  })
}

/** The vacancies as Indeed's XML (FEE-01). The employer is the site, because the client stays unnamed (SPEC-22). */
export function presentIndeed(site: FeedSite, rows: readonly Posted[]): string {
  return document(
    element(
      'source',
      {},
      element('publisher', {}, site.name),
      element('publisherurl', {}, site.publicUrl),
      element('lastBuildDate', {}, site.now.toUTCString()),
      ...rows.map((row) => presentIndeedJob(site, row)),
    ),
  )
}

function presentIndeedJob(site: FeedSite, row: Posted): Xml {
  const { vacancy, address, posting } = postingOf(site, row)
  const facts: Record<string, string | undefined> = {
    title: row.title,
    date: row.published_at.toISOString(),
    referencenumber: row.uuid,
    requisitionid: row.uuid,
    url: address,
    company: site.name,
    city: row.city,
    country: vacancy.country || site.country,
    description: String(posting.description),
    salary: indeedSalary(vacancy),
    jobtype: row.employment_type === 'FullTime' ? 'fulltime' : 'parttime',
    remotetype: row.work_mode === 'Remote' ? 'Fully remote' : undefined,
    expirationdate: vacancy.closes_at ? new Date(vacancy.closes_at).toISOString() : undefined,
    lastactivitydate: row.updated_at.toISOString(),
  }
  const fields = Object.entries(facts).flatMap(([name, text]) => (text ? [element(name, {}, characterData(text))] : []))
  return element('job', {}, ...fields)
}

/** A public salary as Indeed reads it in every country; an agreed one is left out. */
function indeedSalary({ salary_min: min, salary_max: max, currency }: ReturnType<typeof presentPosted>): string | undefined {
  return min === null ? undefined : `${currency} ${max === null ? min : `${min} - ${max}`} per month`
}

/** What crawlers may read, and where the sitemap is. Pages of candidates and staff are disallowed. */
export function presentRobots(publicUrl: string): string {
  const closed = screens
    .filter(({ audience }) => audience === 'profile' || audience === 'staff')
    .map(({ path }) => path.split('/:')[0])
    .filter((path, _, all) => !all.some((other) => path?.startsWith(`${other}/`)))
  const lines = [
    'User-agent: *',
    ...new Set(['/api/', '/oauth/', '/files/', '/img/', '/reset/', ...closed].map((path) => `Disallow: ${path}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return lines.join('\n')
}
