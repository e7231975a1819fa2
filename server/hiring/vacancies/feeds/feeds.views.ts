import { en } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es } from '#domain/hiring/vacancies/vacancies.es.ts'
import { feedPaths, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { addressIn, defaultLanguage, type Language, languages } from '#domain/kernel/languages.ts'
import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'
import { screens } from '#domain/screens.ts'
import type { readNewest, readSitemapFile } from './feeds.reads.ts'
import { document, element, type Xml } from './xml.views.ts'

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

/** The newest vacancies of a language as RSS 2.0. */
export function presentFeed(
  publicUrl: string,
  siteName: string,
  language: Language,
  vacancies: Row<typeof readNewest>[],
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
    element('atom:link', { href: `${publicUrl}${feedPaths[language]}`, rel: 'self', type: 'application/rss+xml' }),
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
