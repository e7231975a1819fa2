import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import type { Reader } from '../../platform/platform.ts'
import { type ContentSource, siteContentCache, type Version, versionsOf } from '../../platform/site-content.ts'

/** One version of a part; undefined when it does not exist. */
export async function readVersion<Part extends ContentPart>(
  db: Reader,
  part: Part,
  language: Language,
  version: number,
): Promise<Version<Part> | undefined> {
  const found = versionsOf(db, part, language).select('content').where('version', '=', version)
  return (await found.executeTakeFirst()) as Version<Part> | undefined
}

/** The versions of a part with their authors, newest first. Numbers have no gaps, so the newest number is the total. */
export function readVersions({ live, db }: ContentSource, part: ContentPart, language: Language) {
  return siteContentCache.read(live, `versions ${part} ${language}`, async () => {
    const rows = await versionsOf(db, part, language).select(writer.as('changed_by')).limit(limits.maximumPageSize).execute()
    return { rows, total: rows[0]?.version ?? 0 }
  })
}
export type VersionRow = Awaited<ReturnType<typeof readVersions>>['rows'][number]

/** The newest version of every part in every language, with its author. */
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
