import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { decideConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { auditEach } from '../../platform/audit/audit.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { areAllFound } from '../../platform/record-id.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { rememberRefusals } from '../accounts/refused-addresses.writes.ts'
import { withdrawDeclared } from '../added-candidates/held-consents.writes.ts'
import { readUncheckedToDecide } from './unchecked-consents.reads.ts'

/**
 * Decides about declared consents that an import may have misread (CON-01). A refusal has the effects of one in a file: the consent ends, and the
 * address is remembered. Refuses all with errors.stale when one was decided meanwhile.
 */
export function decideConsents(
  platform: Platform,
  actor: Person,
  { uuids, decision }: BodyOf<typeof decideConsentsEndpoint>,
): Promise<{ decided: number } | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const found = await readUncheckedToDecide(tx, actor, uuids)
    if (!areAllFound(uuids, found)) return refuse('errors.stale')
    const userIds = [...new Set(found.map(({ user_id }) => user_id))]
    // Of two decisions about a person the second one reads what the first one left.
    if (!(await lockOpenAccounts(tx, userIds, { serialised: true }))) return refuse('errors.stale')
    const rows = await readUncheckedToDecide(tx, actor, uuids)
    if (!areAllFound(uuids, rows)) return refuse('errors.stale')
    if (decision === 'refused') {
      await rememberRefusals(
        tx,
        platform,
        rows.map(({ email }) => ({ address: email, at: now })),
      )
      await withdrawDeclared(tx, userIds, actor, now)
    } else {
      const entries = userIds.map((subjectId) => ({ action: 'user.consent_checked' as const, subjectType: 'user', subjectId }))
      await auditEach(tx, actor, entries, now)
    }
    const ids = rows.map(({ id }) => id)
    await tx.deleteFrom('unchecked_consents').where('id', 'in', ids).execute()
    return { decided: userIds.length }
  })
}
