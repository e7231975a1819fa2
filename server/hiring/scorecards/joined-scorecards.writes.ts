import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'
import type { OwnScorecardRow } from './scorecards.reads.ts'
import { contentOf } from './scorecards.writes.ts'

/**
 * Gives the survivor of two merged cards the scorecards of the duplicate. Of two by the same colleague the submitted one stays, the survivor's
 * if both are; the content of the other becomes an earlier version of it.
 */
export async function joinScorecards(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  const { rows } = await sql<{ kept: number; other: number; other_submitted: Date | null }>`
    select case when one.submitted_at is null and other.submitted_at is not null then other.id else one.id end as kept,
      case when one.submitted_at is null and other.submitted_at is not null then one.id else other.id end as other,
      case when one.submitted_at is null and other.submitted_at is not null then one.submitted_at else other.submitted_at end as other_submitted
    from scorecards as one join scorecards as other
      on other.application_id = ${duplicateId} and other.stage = one.stage and other.author_id = one.author_id
    where one.application_id = ${survivorId}`.execute(tx)
  for (const { kept, other, other_submitted } of rows) {
    const content = await tx
      .selectFrom('scorecards')
      .select(['summary', sql<OwnScorecardRow['notes']>`notes`.as('notes')])
      .select(
        sql<OwnScorecardRow['points']>`coalesce((
          select json_agg(json_build_object('name', name, 'point', point, 'note', note) order by position)
          from scorecard_points where scorecard_id = scorecards.id), '[]')`.as('points'),
      )
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    if (other_submitted)
      await sql`
        insert into scorecard_versions (scorecard_id, version, submitted_at, content)
        select ${kept}::bigint, coalesce(min(version), 1) - 1, ${other_submitted}::timestamptz, ${JSON.stringify(contentOf(content))}::jsonb
        from scorecard_versions where scorecard_id = ${kept}`.execute(tx)
    await tx.deleteFrom('scorecards').where('id', '=', other).execute()
  }
  await tx.updateTable('scorecards').set({ application_id: survivorId }).where('application_id', '=', duplicateId).execute()
}
