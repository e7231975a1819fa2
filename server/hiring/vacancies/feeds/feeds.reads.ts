import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../../platform/platform.ts'

/** A file of the sitemap holds the active vacancies of so many numbers in a row. */
const sitemapNumbers = 1000
const feedLength = 50

/** The files of the sitemap that hold something; the first one always, for the pages that are not vacancies. */
export async function readSitemapFiles(db: Reader): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select file::integer from generate_series(0, (select coalesce(max(id), 0) from vacancies) / ${sql.lit(sitemapNumbers)}) as file
    where file = 0 or exists (
      select from vacancies
      where active and id > file * ${sql.lit(sitemapNumbers)} and id <= (file + 1) * ${sql.lit(sitemapNumbers)}
    ) order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** The active vacancies of one file of the sitemap. */
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
