import { matchQuestions } from '#domain/assessment/shared-counts/counts.rules.ts'
import type { CountsClaims } from '#domain/assessment/shared-counts/counts-file.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { BankSkill } from '../banks/banks.reads.ts'
import { readFingerprints } from '../difficulty/shared-banks.reads.ts'
import { deleteCounts, storeCounts } from '../difficulty/shared-banks.writes.ts'
import { ensureKeys } from '../passport/keys.writes.ts'
import { snapshotsOf } from '../questions/snapshots.writes.ts'
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
    const own = await readFingerprints(tx, bank)
    const matching = matchQuestions({ attempts, questions, pairs }, own)
    if (matching.every((match) => typeof match === 'string')) return refuseFile('shared_counts.error.nothing')
    // A question that nobody was asked yet has no copy that a difficulty could be of.
    await snapshotsOf(
      tx,
      own.filter(({ question }) => question === null).map(({ questionId }) => questionId),
    )
    const signed_at = new Date(claims.iat * 1000)
    const isStored = await storeCounts(tx, bank, {
      ...{ site, signed_at, added_by: actor.id, added_at: now },
      counts: JSON.stringify({ attempts, questions, pairs }),
    })
    if (!isStored) return refuseFile('shared_counts.error.older')
    return { id: skill.id }
  })
}

const refuseFile = (key: string) => refuse('errors.fields', { errors: { file: [key] } })

/** Removes the counts of a site; the next estimation is without them. */
export function removeCounts(platform: Platform, actor: Person, skill: BankSkill, uuid: string) {
  return change(platform, actor, { action: 'bank.counts_removed' }, async (tx, now) => {
    if (!(await deleteCounts(tx, skill.id, uuid, now))) return refuse('errors.not_found')
    return { id: skill.id }
  })
}
