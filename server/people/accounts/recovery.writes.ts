import { sql } from 'kysely'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { changePasswordEndpoint, forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { invalidateLinks } from './account-links.writes.ts'
import { readPersonWithPassword } from './accounts.reads.ts'
import { refuseGuessable } from './guessable-passwords.reads.ts'
import { createLink, queuePasswordChanged } from './links.writes.ts'

/**
 * Sends the owner of an address a link that sets a new password, in the caller's language (AUTH-08). Earlier links keep working until
 * one is used, so that a stranger's request does not break the owner's link. Answers how many accounts have the address.
 */
export async function sendRecovery(
  platform: Platform,
  { email, lang }: BodyOf<typeof forgotEndpoint>,
): Promise<number | Refusal> {
  const person = await readPersonWithPassword(platform.db, email)
  if (!person) return 0
  const refusal = await platform.db
    .transaction()
    .execute((tx) => createLink(tx, platform, 'reset', { ...person, language: lang }))
  return refusal ? refuse('errors.too_many', { retryAfter: refusal.retryAfter }) : 1
}

/**
 * Changes a person's own password, which requires the current one; wrong guesses are limited as at the login. Ends every other session
 * and notifies the person by e-mail (ACC-07). Refuses errors.stale when the password changed elsewhere meanwhile.
 */
export async function changePassword(
  platform: Platform,
  viewer: Person,
  { current_password, password }: BodyOf<typeof changePasswordEndpoint>,
  ip: string,
): Promise<Refusal | undefined> {
  const account = await readAccount(platform.db, viewer.id)
  const refusal = await refuseWithoutPassword(platform, account, current_password, ip)
  if (refusal) return refusal
  const guessable = await refuseGuessable(platform.db, password, account)
  if (guessable) return guessable
  const passwordHash = await platform.passwords.hash(password)
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const isSame = sql<boolean>`password_hash = ${account.password_hash}`
    const changed = await changePerson(tx, viewer.id, { password_hash: passwordHash }, now, isSame)
    if (!changed) return refuse('errors.stale')
    await invalidateLinks(tx, viewer.id, now)
    await endSessionsOf(tx, viewer.id, 'password changed', now, viewer.sessionId)
    await queuePasswordChanged(tx, platform, account)
    return undefined
  })
}
