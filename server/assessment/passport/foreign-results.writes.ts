import { foreignLimits, holderOf } from '#domain/assessment/passport/foreign-results.rules.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeOwn } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type ForeignRow, readForeignResult, readForeignResults, readProfileName } from './foreign-results.reads.ts'
import { addressOf, type Checked, checkPresented } from './issuer.reads.ts'

const refuseField = (key: string) => refuse('errors.fields', { errors: { credential: [key] } })

/** Why a credential is not stored, beside the field where it was entered. */
const refusalOf: Readonly<Record<Exclude<Checked['outcome'], 'valid'>, string>> = {
  unreadable: 'passport.check_unreadable',
  own: 'foreign_results.error.own',
  unreachable: 'foreign_results.error.unreachable',
  altered: 'foreign_results.error.altered',
  withdrawn: 'foreign_results.error.withdrawn',
  expired: 'foreign_results.error.expired',
  early: 'foreign_results.error.early',
}

/** Checks a credential with the site that signed it, and stores it as evidence of the caller (PAS-02). */
export async function addForeignResult(platform: Platform, person: Person, presented: string): Promise<ForeignRow | Refusal> {
  const { ofPerson, checksPerHour } = foreignLimits
  const wait = await countUse(platform.db, [{ key: `foreign checks of ${person.id}`, most: checksPerHour, seconds: 3600 }])
  if (wait !== undefined) return refuse('profile.error.change_limit', { retryAfter: wait })
  const checked = await checkPresented(platform, presented)
  if (checked.outcome === 'withdrawn') await endShown(platform, person, addressOf(presented))
  if (checked.outcome !== 'valid') return refuseField(refusalOf[checked.outcome])
  const { statement, jwt } = checked
  return changeOwn(platform, person, {}, async (tx, now) => {
    // Two presses at once store one.
    await lockOpenAccounts(tx, [person.id], { serialised: true })
    if (holderOf(statement.holderName, await readProfileName(tx, person.id)) === 'other')
      return refuseField('foreign_results.error.other_person')
    const shown = await readForeignResults(tx, person.id)
    const same = shown.find(({ address }) => address === statement.address)
    const answer = { checked_at: now, asked_at: now, answered: true, withdrawn_at: null }
    if (same) {
      await tx
        .updateTable('foreign_results')
        .set({ ...answer, jwt })
        .where('id', '=', same.id)
        .execute()
      return readForeignResult(tx, person.id, same.uuid)
    }
    if (shown.length >= ofPerson) return refuseField('foreign_results.error.full')
    const { uuid } = await tx
      .insertInto('foreign_results')
      .values({
        user_id: person.id,
        address: statement.address,
        jwt,
        site: statement.site,
        issuer_name: statement.issuerName,
        holder_name: statement.holderName,
        skill_name: statement.skill,
        language: statement.language,
        bands: statement.bands.join(''),
        points_error: statement.error,
        questions: statement.questions,
        finished_at: statement.finishedAt,
        valid_until: statement.validUntil,
        added_at: now,
        ...answer,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await auditOf(tx, person, 'user.foreign_result_added', statement.site, now)
    return readForeignResult(tx, person.id, uuid)
  })
}

/** Ends what the caller shows of a credential that its issuer has just withdrawn, so that the list does not contradict the refusal. */
async function endShown(platform: Platform, person: Person, address = ''): Promise<void> {
  await changeOwn(platform, person, {}, async (tx, now) => {
    await lockOpenAccounts(tx, [person.id], { serialised: true })
    const ended = { checked_at: now, asked_at: now, answered: true, withdrawn_at: now }
    await tx
      .updateTable('foreign_results')
      .set(ended)
      .where('user_id', '=', person.id)
      .where('address', '=', address)
      .where('withdrawn_at', 'is', null)
      .execute()
    return { id: person.id }
  })
}

/** Removes a result of another site, with the repetitions that a merge may have brought along. */
export function removeForeignResult(platform: Platform, person: Person, uuid: string): Promise<ForeignRow | Refusal> {
  return changeOwn(platform, person, {}, async (tx, now) => {
    const row = await readForeignResult(tx, person.id, uuid)
    if (!row) return refuse('errors.not_found')
    await tx.deleteFrom('foreign_results').where('user_id', '=', person.id).where('address', '=', row.address).execute()
    await auditOf(tx, person, 'user.foreign_result_removed', row.site, now)
    return row
  })
}

/** Staff may have decided by it, so the audit says when it came and went. It names the site and nothing of the result. */
const auditOf = (
  tx: Tx,
  { id }: Person,
  action: 'user.foreign_result_added' | 'user.foreign_result_removed',
  site: string,
  now: Date,
) => audit(tx, { id }, { action, subjectType: 'user', subjectId: id, detail: { site } }, now)
