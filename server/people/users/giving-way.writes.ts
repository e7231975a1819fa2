import { audit } from '../../platform/audit/audit.ts'
import { hasWaitingEntry } from '../../platform/mail/confirmed-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { isUnproven } from '../accounts/waiting-roles.reads.ts'
import { lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { closeAccount } from './erasure.writes.ts'

/** The reason of the closing, which staff read in the list of deleted people in either language. */
const closingReason = 'Nadie confirmó el correo, que es de otra persona · Nobody confirmed the address, which is somebody else’s'

/**
 * Closes the account of a candidate whose address nobody confirmed, because the company's provider or directory vouches that it is somebody
 * else's (IDT-04). Nothing of it goes to that person; staff find it among deleted people until it is erased. Does nothing where staff have
 * entered the address themselves: they decide who that is.
 */
export async function giveWay(tx: Tx, platform: Platform, email: string): Promise<void> {
  const unproven = tx
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where(isUnproven)
  const found = await unproven.executeTakeFirst()
  if (!found) return
  await lockWithEntries(tx, [found.id])
  // Meanwhile the address may have been confirmed, or the account may have another one.
  const account = await unproven.executeTakeFirst()
  if (account?.id !== found.id || (await hasWaitingEntry(tx, account.id))) return
  await closeAccount(tx, platform, account, { by: null, reason: closingReason })
  await audit(tx, null, { action: 'user.gave_way', subjectType: 'user', subjectId: account.id }, platform.now())
}
