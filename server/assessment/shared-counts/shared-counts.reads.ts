import { sql } from 'kysely'
import type { SiteOutcome } from '#domain/assessment/shared-counts/joined.rules.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'

/** The files of a bank, the newest first, with how much each had. */
export function readCountsOf(db: Reader, skillId: number) {
  return db
    .selectFrom('shared_counts')
    .innerJoin('users as adder', 'adder.id', 'shared_counts.added_by')
    .select(['shared_counts.id', 'shared_counts.uuid', 'site', 'shared_counts.language', 'signed_at', 'shared_counts.added_at'])
    .select(sql<SiteOutcome | null>`outcome`.as('outcome'))
    .select(sql<number>`(counts ->> 'attempts')::integer`.as('attempts'))
    .select(sql<number>`jsonb_array_length(counts -> 'questions')`.as('questions'))
    .select(sql<string>`trim(adder.first_name || ' ' || adder.last_name)`.as('added_by'))
    .where('shared_counts.skill_id', '=', skillId)
    .orderBy('shared_counts.added_at', 'desc')
    .orderBy('shared_counts.id', 'desc')
    .execute()
}
export type CountsRow = Awaited<ReturnType<typeof readCountsOf>>[number]

/** The texts of questions, to name those that a file left out. */
export function readQuestionTexts(db: Reader, uuids: readonly string[]) {
  if (uuids.length === 0) return Promise.resolve([])
  return db.selectFrom('questions').select(['uuid', 'text']).where('uuid', 'in', uuids).execute()
}

/** How many finished tests a skill has in each language, as far as a file needs to know. */
export async function readFinishedTests(db: Reader, skillId: number, most: number): Promise<Record<Language, number>> {
  const { rows } = await sql<{ language: Language; count: number }>`
    select of.language, (
      select count(*)::integer from (
        select from attempts
        where skill_id = ${skillId} and attempts.language = of.language and state = 'finished' and archived_at is null
        limit ${most}
      ) as counted
    ) as count from unnest(array['es', 'en']) as of (language)`.execute(db)
  const counts = new Map(rows.map(({ language, count }) => [language, count]))
  return Object.fromEntries(languages.map((language) => [language, counts.get(language) ?? 0])) as Record<Language, number>
}
