import { randomUUID } from 'node:crypto'
import { isShareable } from '#domain/assessment/passport/passport.rules.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { changeOwn } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { ensureKeys } from './keys.writes.ts'
import { type CredentialRow, readCredentialOf, readOwnCredential, readOwnResult } from './passport.reads.ts'
import { isAddressKnown, ratedAttempt, stateOf, tokenOf } from './passport.views.ts'

/**
 * Makes a credential of the caller's result (PAS-01). One that states the same already is answered again; one that is outdated, or has the
 * name where the candidate wants none or lacks it, ends and is followed by another with its own address.
 */
export function shareResult(
  platform: Platform,
  person: Person,
  userSkill: string,
  named: boolean,
): Promise<CredentialRow | Refusal> {
  const { secretKey } = platform
  return changeOwn(platform, person, {}, async (tx, now) => {
    // Two presses at once make one credential.
    await lockOpenAccounts(tx, [person.id], { serialised: true })
    const result = await readOwnResult(tx, person, userSkill)
    if (!result) return refuse('errors.not_found')
    if (!isShareable(ratedAttempt(result)) || result.points === null) return refuse('passport.error.not_ready')
    const shared = await readCredentialOf(tx, result.id)
    if (shared && isWanted(shared, named, secretKey)) return shared
    if (shared) await endCredential(tx, shared.id, now)
    await ensureKeys(tx, platform)
    const uuid = randomUUID()
    await tx
      .insertInto('skill_credentials')
      .values({
        uuid,
        user_id: person.id,
        attempt_id: result.id,
        token_hash: hashToken(tokenOf(secretKey, uuid)),
        holder_name: named ? result.holder_name : null,
        skill_name: result.skill_name,
        points: result.points,
        points_error: result.error,
        questions: result.questions,
        shared_at: now,
      })
      .execute()
    return readOwnCredential(tx, person, uuid)
  })
}

const isWanted = (shared: CredentialRow, named: boolean, secretKey: string): boolean =>
  stateOf(shared) === 'valid' && (shared.holder_name !== null) === named && isAddressKnown(secretKey, shared)

/** Ends a credential of the caller for good; a repetition changes nothing (PAS-01). */
export function stopSharing(platform: Platform, person: Person, uuid: string): Promise<CredentialRow | Refusal> {
  return changeOwn(platform, person, {}, async (tx, now) => {
    const shared = await readOwnCredential(tx, person, uuid)
    if (!shared) return refuse('errors.not_found')
    await endCredential(tx, shared.id, now)
    return readOwnCredential(tx, person, uuid)
  })
}

async function endCredential(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('skill_credentials').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute()
}
