import { type Insertable, sql } from 'kysely'
import type { SiteOutcome } from '#domain/assessment/shared-counts/joined.rules.ts'
import type { SharedCounts } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'
import type { BankOfSkill } from './difficulty.reads.ts'

type Given = Pick<Insertable<SharedCounts>, 'site' | 'counts' | 'added_by'> & {
  readonly signed_at: Date
  readonly added_at: Date
}

/** Stores the counts of a site for a bank, whose next estimation reads them. Resolves to false, and stores nothing, where newer ones of the site are there. */
export async function storeCounts(tx: Tx, { skillId, language }: BankOfSkill, { site, ...given }: Given): Promise<boolean> {
  const values = { ...given, outcome: null }
  const stored = await tx
    .insertInto('shared_counts')
    .values({ skill_id: skillId, language, site, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['skill_id', 'language', 'site'])
        .doUpdateSet(values)
        .where('shared_counts.signed_at', '<=', given.signed_at),
    )
    .returning('id')
    .executeTakeFirst()
  if (!stored) return false
  await noteChange(tx, { skillId, language }, given.added_at)
  return true
}

/** Deletes the counts of a site. Resolves to false where there are none. */
export async function deleteCounts(tx: Tx, skillId: number, uuid: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('shared_counts')
    .where('uuid', '=', uuid)
    .where('skill_id', '=', skillId)
    .returning('language')
    .executeTakeFirst()
  if (!deleted) return false
  await noteChange(tx, { skillId, language: deleted.language }, now)
  return true
}

/** Makes a bank due for an estimation. */
async function noteChange(tx: Tx, { skillId, language }: BankOfSkill, now: Date): Promise<void> {
  await tx
    .insertInto('changed_shared_counts')
    .values({ skill_id: skillId, language, changed_at: now })
    .onConflict((conflict) => conflict.columns(['skill_id', 'language']).doUpdateSet({ changed_at: now }))
    .execute()
}

/** Notes what an estimation that began at a time has made of the files of a bank. */
export async function noteOutcomes(
  tx: Tx,
  { skillId, language }: BankOfSkill,
  outcomes: readonly SiteOutcome[],
  began: Date,
): Promise<void> {
  await tx
    .deleteFrom('changed_shared_counts')
    .where('skill_id', '=', skillId)
    .where('language', '=', language)
    .where('changed_at', '<=', began)
    .execute()
  if (outcomes.length === 0) return
  await sql`
    update shared_counts set outcome = jsonb_build_object('used', given.used, 'left_out', given.left_out)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given(id bigint, used integer, left_out jsonb)
    where shared_counts.id = given.id and shared_counts.added_at <= ${began}`.execute(tx)
}
