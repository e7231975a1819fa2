import { mailedAddress } from '#domain/kernel/languages.ts'
import { usualAddress } from '#domain/kernel/mail-address.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { linkExpiry } from '#domain/people/accounts/links.rules.ts'
import { StartupError } from '../../database/startup-error.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { storeLinks } from './account-links.writes.ts'

/**
 * Makes a link for setting a new password, for the command of the operator (`npm run reset-password -- <address>`): the way in of an
 * administrator whose e-mail does not arrive. Audited without an actor (OPS-04). Returns the link, which works once, for half an hour.
 * @throws StartupError that says why there is none
 */
export async function makeResetLink(
  { db, now, config }: Pick<Platform, 'db' | 'now'> & { readonly config: Pick<Platform['config'], 'publicUrl'> },
  address: string,
): Promise<string> {
  const email = usualAddress(address.trim())
  const instant = now()
  return db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'language', 'deleted_at', 'consent_due_at'])
      .where('email', '=', email)
      .where('merged_into', 'is', null)
      .orderBy('deleted_at', (order) => order.desc().nullsFirst())
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw new StartupError(`No account has the address ${email}; write it as the account has it.`)
    if (person.deleted_at) throw new StartupError(`The account of ${email} is closed; a colleague restores it under Users.`)
    if (person.consent_due_at) throw new StartupError(`${email} has not consented yet and has no password to reset.`)
    const token = newToken()
    await storeLinks(tx, instant, [{ kind: 'reset', userId: person.id, email, token, expiresAt: linkExpiry('reset', instant) }])
    await audit(tx, null, { action: 'user.reset_by_command', subjectType: 'user', subjectId: person.id }, instant)
    return mailedAddress(config.publicUrl, accountScreens.reset.to({ token }), person.language)
  })
}
