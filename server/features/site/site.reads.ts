import { sql } from 'kysely'
import type { Company } from '#domain/kernel/company.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { ContentPart, Contents } from '#domain/site/contents.contract.ts'
import { keptReads } from '../../platform/kept-reads.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { logoPath } from '../../platform/settings.ts'

/** Every page has some of the content, so each process keeps what it read until somebody changes it (decision 0019). */
export const keptContents = keptReads('site-content')

type Source = Pick<Platform, 'live' | 'db'>

export interface Version<Part extends ContentPart> {
  readonly content: Contents[Part]
  readonly version: number
  readonly changed_at: Date
}

/** One part of the company's content as it stands. */
export function readContent<Part extends ContentPart>(
  { live, db }: Source,
  part: Part,
  language: Language,
): Promise<Version<Part>> {
  return keptContents.read(live, `${part} ${language}`, async () => (await readNewest(db, part, language)) as Version<Part>)
}

/** The company's name as it stands in this transaction. */
export async function readSiteName(tx: Tx, language: Language): Promise<string> {
  return ((await readNewest(tx, 'company', language)).content as Company).name
}

/** Who an e-mail of this transaction comes from. */
export async function readMailSite({ config }: Pick<Platform, 'config'>, tx: Reader, language: Language): Promise<MailSite> {
  const { content, logo } = await newestOf(tx, 'company', language).select(logoUuid).executeTakeFirstOrThrow()
  return { name: (content as Company).name, url: config.publicUrl, logo: logo && config.publicUrl + logoPath(logo) }
}

const logoUuid = sql<string | null>`(select files.uuid from settings join files on files.id = settings.logo_file_id)`.as('logo')

const newestOf = (db: Reader, part: ContentPart, language: Language) => versionsOf(db, part, language).select('content').limit(1)

/** The version that counts, past what is kept. */
export function readNewest(db: Reader, part: ContentPart, language: Language) {
  return newestOf(db, part, language).executeTakeFirstOrThrow()
}

/** One version as it was written; undefined where there was none. */
export async function readVersion<Part extends ContentPart>(
  db: Reader,
  part: Part,
  language: Language,
  version: number,
): Promise<Version<Part> | undefined> {
  const found = versionsOf(db, part, language).select('content').where('version', '=', version)
  return (await found.executeTakeFirst()) as Version<Part> | undefined
}

/** The versions of a part, the newest first, with who wrote them. They are counted without gaps, so the newest says how many there are. */
export function readVersions({ live, db }: Source, part: ContentPart, language: Language) {
  return keptContents.read(live, `versions ${part} ${language}`, async () => {
    const rows = await versionsOf(db, part, language).select(writer.as('changed_by')).limit(limits.maximumPageSize).execute()
    return { rows, total: rows[0]?.version ?? 0 }
  })
}
export type VersionRow = Awaited<ReturnType<typeof readVersions>>['rows'][number]

/** The newest version of every part in every language, and who wrote it. */
export function readParts(db: Reader) {
  return db
    .selectFrom('site_content')
    .distinctOn(['part', 'language'])
    .select(['part', 'language', 'version', 'changed_at', writer.as('changed_by')])
    .orderBy('part')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()
}
export type PartRow = Awaited<ReturnType<typeof readParts>>[number]

const writer = sql<string | null>`(
  select concat_ws(' ', first_name, last_name) from users where users.id = site_content.changed_by
)`

function versionsOf(db: Reader, part: ContentPart, language: Language) {
  return db
    .selectFrom('site_content')
    .select(['version', 'changed_at'])
    .where('part', '=', part)
    .where('language', '=', language)
    .orderBy('version', 'desc')
}
