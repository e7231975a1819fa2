import { type NotNull, sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../../platform/platform.ts'
import { publicColumns, textColumns } from '../vacancies.reads.ts'

/** The number of consecutive ids whose active vacancies share a sitemap file. */
const sitemapNumbers = 1000
const feedLength = 50
/** Keeps the text of a feed for job sites at some tens of megabytes. Sites with more open vacancies offer a feed per client. */
const jobSiteLength = 2000

/** The sitemap files that are not empty; always includes the first, which has the static pages. */
export async function readSitemapFiles(db: Reader): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select file::integer from generate_series(0, (select coalesce(max(id), 0) from vacancies) / ${sql.lit(sitemapNumbers)}) as file
    where file = 0 or exists (
      select from vacancies
      where active and id > file * ${sql.lit(sitemapNumbers)} and id <= (file + 1) * ${sql.lit(sitemapNumbers)}
    ) order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** The active vacancies of a sitemap file. */
export function readSitemapFile(db: Reader, file: number) {
  return db
    .selectFrom('vacancies')
    .select(['uuid', 'updated_at'])
    .where('active', '=', true)
    .where('id', '>', file * sitemapNumbers)
    .where('id', '<=', (file + 1) * sitemapNumbers)
    .orderBy('id')
    .execute()
}

/** The number of a client that a feed is about. */
export async function readFeedClient(db: Reader, uuid: string): Promise<number | undefined> {
  return (await db.selectFrom('clients').select('id').where('uuid', '=', uuid).executeTakeFirst())?.id
}

/** The active vacancies, or those of one client, the newest first. */
const newest = (db: Reader, clientId: number | undefined) =>
  db
    .selectFrom('vacancies')
    .where('vacancies.active', '=', sql.lit(true))
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? 0))
    .orderBy('vacancies.published_at', 'desc')
    .orderBy('vacancies.id', 'desc')

/** The newest active vacancies of a language. */
export function readNewest(db: Reader, language: Language, clientId?: number) {
  return newest(db, clientId)
    .select(['uuid', 'title', 'city', 'employment_type', 'work_mode', 'published_at', 'closes_on'])
    .select(sql<string>`left(description_text, 280)`.as('preview'))
    .where('language', '=', language)
    .limit(feedLength)
    .execute()
}

/** The vacancies that job sites read, with their whole texts: those that are open on this day (FEE-01). */
export function readForJobSites(db: Reader, today: string, clientId?: number) {
  return newest(db, clientId)
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(publicColumns)
    .select(textColumns)
    .select(['currencies.code as currency', 'vacancies.country', 'vacancies.closes_on', 'vacancies.updated_at'])
    .where(({ or, eb }) => or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .$narrowType<{ published_at: NotNull }>()
    .limit(jobSiteLength)
    .execute()
}
