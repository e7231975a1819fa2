import { sql } from 'kysely'
import { matchQuestions } from '#domain/assessment/shared-counts/counts.rules.ts'
import type { CountsClaims } from '#domain/assessment/shared-counts/counts-file.contract.ts'
import type { SiteOutcome } from '#domain/assessment/shared-counts/joined.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { BankSkill } from '../banks/banks.reads.ts'
import { ensureKeys } from '../passport/keys.writes.ts'
import { snapshotsOf } from '../questions/snapshots.writes.ts'
import { readFingerprints } from './shared-counts.reads.ts'
import { readOwnCounts, signCounts } from './signed-counts.reads.ts'

/** Signs the counts of a bank (CAL-01). The audit notes who agreed for the company. */
export async function exportCounts(
  platform: Platform,
  actor: Person,
  skill: BankSkill,
  language: Language,
): Promise<{ readonly content: string } | Refusal> {
  const claims = await readOwnCounts(platform, skill, language)
  if (isRefusal(claims)) return claims
  const agreed = await change(platform, actor, { action: 'bank.counts_exported', detail: { language } }, async (tx) => {
    await ensureKeys(tx, platform)
    return { id: skill.id }
  })
  if (isRefusal(agreed)) return agreed
  const content = await signCounts(platform, claims)
  return isRefusal(content) ? content : { content }
}

/** Takes the counts of another site into a bank. A newer file of the same site takes the place of the former. */
export function addCounts(platform: Platform, actor: Person, skill: BankSkill, claims: CountsClaims) {
  const { language, iss: site, attempts, questions, pairs } = claims
  const bank = { skillId: skill.id, language }
  return change(platform, actor, { action: 'bank.counts_added', detail: { language, site } }, async (tx, now) => {
    const signed_at = new Date(claims.iat * 1000)
    const former = await tx
      .selectFrom('shared_counts')
      .select(['id', 'signed_at'])
      .where('skill_id', '=', skill.id)
      .where('language', '=', language)
      .where('site', '=', site)
      .forUpdate()
      .executeTakeFirst()
    if (former && former.signed_at > signed_at) return refuseFile('shared_counts.error.older')
    const own = await readFingerprints(tx, bank)
    const matching = matchQuestions({ attempts, questions, pairs }, own)
    if (matching.every((match) => typeof match === 'string')) return refuseFile('shared_counts.error.nothing')
    // A question that nobody was asked yet has no copy that a difficulty could be of.
    await snapshotsOf(
      tx,
      own.filter(({ question }) => question === null).map(({ questionId }) => questionId),
    )
    const counts = JSON.stringify({ attempts, questions, pairs })
    const values = { counts, signed_at, added_by: actor.id, added_at: now, outcome: null }
    await tx
      .insertInto('shared_counts')
      .values({ skill_id: skill.id, language, site, ...values })
      .onConflict((conflict) => conflict.columns(['skill_id', 'language', 'site']).doUpdateSet(values))
      .execute()
    await noteChange(tx, bank, now)
    return { id: skill.id }
  })
}

const refuseFile = (key: string) => refuse('errors.fields', { errors: { file: [key] } })

/** Removes the counts of a site; the next estimation is without them. */
export function removeCounts(platform: Platform, actor: Person, skill: BankSkill, uuid: string) {
  return change(platform, actor, { action: 'bank.counts_removed' }, async (tx, now) => {
    const removed = await tx
      .deleteFrom('shared_counts')
      .where('uuid', '=', uuid)
      .where('skill_id', '=', skill.id)
      .returning('language')
      .executeTakeFirst()
    if (!removed) return refuse('errors.not_found')
    await noteChange(tx, { skillId: skill.id, language: removed.language as Language }, now)
    return { id: skill.id }
  })
}

async function noteChange(tx: Tx, { skillId, language }: { skillId: number; language: Language }, now: Date): Promise<void> {
  await tx
    .insertInto('changed_shared_counts')
    .values({ skill_id: skillId, language, changed_at: now })
    .onConflict((conflict) => conflict.columns(['skill_id', 'language']).doUpdateSet({ changed_at: now }))
    .execute()
}

/** Notes what an estimation that began at a time has made of the files of a bank. */
export async function noteOutcomes(
  tx: Tx,
  { skillId, language }: { skillId: number; language: Language },
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
