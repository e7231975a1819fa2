import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../../platform/platform.ts'

/** The number of consecutive ids whose active vacancies share a sitemap file. */
const sitemapNumbers = 1000
const feedLength = 50

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

/** The newest active vacancies of a language. */
export function readNewest(db: Reader, language: Language) {
  return db
    .selectFrom('vacancies')
    .select(['uuid', 'title', 'city', 'employment_type', 'work_mode', 'published_at', 'closes_on'])
    .select(sql<string>`left(description_text, 280)`.as('preview'))
    .where('active', '=', true)
    .where('language', '=', language)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(feedLength)
    .execute()
}
