import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'

/** The tables of a skill that somebody signed, the newest first. */
export function readVoidTables(db: Reader, skillId: number) {
  return db
    .selectFrom('language_links as link')
    .innerJoin('users as signer', 'signer.id', 'link.signed_by')
    .select(['link.number', 'link.note', 'link.signed_at'])
    .select(sql<string>`trim(signer.first_name || ' ' || signer.last_name)`.as('signed_by'))
    .select(sql<number>`(select count(*)::integer from attempts where language_link_id = link.id)`.as('results'))
    .where('link.skill_id', '=', skillId)
    .orderBy('link.number', 'desc')
    .execute()
}
export type VoidTableRow = Awaited<ReturnType<typeof readVoidTables>>[number]
