import { StartupError } from '../../database/startup-error.ts'
import { endKeysOf } from '../../platform/api-keys/key-use.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { removeFactors } from './factors.writes.ts'

/**
 * Removes the second factor of an account, for the command of the operator (`npm run reset-password -- <address> --factor`): the way in of a
 * last administrator who lost it (MFA-03). Ends the sessions; audited without an actor. Returns whether there was a factor.
 * @throws StartupError when no open account has the address
 */
export async function removeFactorByCommand({ db, now }: Pick<Platform, 'db' | 'now'>, address: string): Promise<boolean> {
  const email = address.trim().toLowerCase()
  return db.transaction().execute(async (tx) => {
    const open = tx.selectFrom('users').select('id').where('email', '=', email).where('deleted_at', 'is', null)
    const person = await open.forUpdate().executeTakeFirst()
    if (!person) throw new StartupError(`No open account has the address ${email}; write it as the account has it.`)
    if (!(await removeFactors(tx, person.id))) return false
    await endSessionsOf(tx, person.id, 'second factor reset by command', now())
    await endKeysOf(tx, person.id, now())
    await audit(tx, null, { action: 'user.factor_reset', subjectType: 'user', subjectId: person.id }, now())
    return true
  })
}
