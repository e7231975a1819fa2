import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../../platform/platform.ts'

/** How many vacancies a file of the sitemap holds, and a news feed. */
export const sitemapPage = 5000
const feedLength = 50

/**
 * Where the sitemap's files begin: the number of the last vacancy of the file before, 0 for the first. There is always a first.
 * `lastmod` is the newest change of a file.
 */
export async function readSitemapFiles(db: Reader) {
  const { rows } = await sql<{ after: number; lastmod: Date }>`
    select coalesce(lag(max(id)) over (order by file), 0)::bigint as after, max(updated_at) as lastmod
    from (
      select id, updated_at, (row_number() over (order by id) - 1) / ${sitemapPage} as file from vacancies where active
    ) as numbered
    group by file order by file`.execute(db)
  return rows
}

/** The active vacancies of one file of the sitemap, in the order of their numbers. */
export function readSitemapPage(db: Reader, after: number) {
  return db
    .selectFrom('vacancies')
    .select(['uuid', 'updated_at'])
    .where('active', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(sitemapPage)
    .execute()
}

/** The newest active vacancies of a language. */
export function readNewest(db: Reader, language: Language) {
  return db
    .selectFrom('vacancies')
    .select(['uuid', 'title', 'city', 'employment_type', 'work_mode', 'published_at'])
    .select(sql<string>`left(description_text, 280)`.as('preview'))
    .where('active', '=', true)
    .where('language', '=', language)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(feedLength)
    .execute()
}
