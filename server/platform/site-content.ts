import { expressionBuilder, sql } from 'kysely'
import type { Company } from '#domain/kernel/company.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import type { DB } from '../database/schema.ts'
import type { MailAddress } from './mail/mail-from.ts'
import type { MailSite } from './mail/mail-parts.ts'
import type { Platform, Reader } from './platform.ts'
import { createReadCache } from './read-cache.ts'
import { logoPath, readSettings } from './settings.ts'

/** Every page shows some of the content, so each process caches it until it changes (ADR-0014). */
export const siteContentCache = createReadCache('site-content')

export type ContentSource = Pick<Platform, 'live' | 'db'>

export interface Version<Part extends ContentPart> {
  readonly content: Contents[Part]
  readonly version: number
  readonly changed_at: Date
}

/** The current content of one part. */
export function readContent<Part extends ContentPart>(
  { live, db }: ContentSource,
  part: Part,
  language: Language,
): Promise<Version<Part>> {
  return siteContentCache.read(live, `${part} ${language}`, async () => (await readNewest(db, part, language)) as Version<Part>)
}

/** The company's name as this transaction sees it. */
export async function readSiteName(tx: Reader, language: Language): Promise<string> {
  return ((await readNewest(tx, 'company', language)).content as Company).name
}

/** The sender's details for an e-mail of this transaction. */
export async function readMailSite(platform: Pick<Platform, 'config'>, tx: Reader, language: Language): Promise<MailSite> {
  return mailSiteOf(platform, await tx.selectNoFrom(siteColumns(language)).executeTakeFirstOrThrow())
}

/**
 * Whether staff have entered the company, in the language if one is given. Until then pages and e-mails name the example, which is the first
 * version. Its author does not say so, because an erased author is nobody.
 */
export const isCompanyEntered = (language?: Language) => sql<boolean>`exists (
  select from site_content where part = 'company' and version > 1 and ${language ? sql`language = ${language}` : sql`true`}
)`

/** The names of the example company with which e-mails in these languages are sent, each once. */
export async function readExampleNames(db: Reader, used: readonly Language[]): Promise<string[]> {
  const names = new Set<string>()
  for (const language of used) {
    const entered = await db.selectNoFrom(isCompanyEntered(language).as('entered')).executeTakeFirstOrThrow()
    if (!entered.entered) names.add(await readSiteName(db, language))
  }
  return [...names]
}

/** The columns from which `mailSiteOf` makes the sender's details, for a query that reads more. */
export const siteColumns = (language: Language) =>
  [newestOfCompany('name', language).as('site_name'), newestOfCompany('colour', language).as('site_colour'), logoUuid] as const

const newestOfCompany = (field: 'name' | 'colour', language: Language) =>
  newestOf(expressionBuilder<DB>(), 'company', language)
    .clearSelect()
    .select(sql<string>`content ->> ${sql.lit(field)}`.as('field'))

export function mailSiteOf(
  { config: { publicUrl } }: Pick<Platform, 'config'>,
  { site_name, site_colour, logo }: Readonly<Record<'site_name' | 'site_colour' | 'logo', string | null>>,
): MailSite {
  if (site_name === null) throw new Error('The company has no name: its content is missing.')
  return { name: site_name, url: publicUrl, logo: logo && publicUrl + logoPath(logo), colour: site_colour || null }
}

/** The sender of the site's e-mails: named by staff or MAIL_FROM, else by the company's name in the given language. */
export async function readMailFrom(
  platform: Pick<Platform, 'config' | 'live' | 'db'>,
  db: Reader,
  language: Language,
): Promise<MailAddress> {
  const { mailFrom } = await readSettings(platform, db)
  return mailFrom.name ? mailFrom : { ...mailFrom, name: await readSiteName(db, language) }
}

const logoUuid = sql<string | null>`(select files.uuid from settings join files on files.id = settings.logo_file_id)`.as('logo')

const newestOf = (db: Pick<Reader, 'selectFrom'>, part: ContentPart, language: Language) =>
  versionsOf(db, part, language).select('content').limit(1)

/** The current version, read past the cache. */
export function readNewest(db: Reader, part: ContentPart, language: Language) {
  return newestOf(db, part, language).executeTakeFirstOrThrow()
}

export function versionsOf(db: Pick<Reader, 'selectFrom'>, part: ContentPart, language: Language) {
  return db
    .selectFrom('site_content')
    .select(['version', 'changed_at'])
    .where('part', '=', part)
    .where('language', '=', language)
    .orderBy('version', 'desc')
}
