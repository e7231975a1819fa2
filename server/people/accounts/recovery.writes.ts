import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { changePasswordEndpoint, forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { proveOneself } from '../second-factor/proof.writes.ts'
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
 * Changes a person's own password, which requires the current one, and a factor where there is one; wrong guesses are limited as at the login. Ends every other session
 * and notifies the person by e-mail (ACC-07). Refuses errors.stale when the password changed elsewhere meanwhile.
 */
export async function changePassword(
  platform: Platform,
  viewer: Person,
  { password, ...proof }: BodyOf<typeof changePasswordEndpoint>,
  ip: string,
): Promise<Refusal | undefined> {
  const proven = await proveOneself(platform, viewer, proof, ip)
  if (isRefusal(proven)) return proven
  const { account, accept } = proven
  const guessable = await refuseGuessable(platform.db, password, { email: account.email, userId: viewer.id })
  if (guessable) return guessable
  const passwordHash = await platform.passwords.hash(password)
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const refusal = await accept(tx)
    if (refusal) return refusal
    await changePerson(tx, viewer.id, { password_hash: passwordHash }, now)
    await invalidateLinks(tx, viewer.id, now)
    await endSessionsOf(tx, viewer.id, 'password changed', now, viewer.sessionId)
    await queuePasswordChanged(tx, platform, account)
    return undefined
  })
}
