import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { changePassword as changePasswordEndpoint, forgot } from '#domain/people/accounts/recovery.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readAccount, readPersonWithPassword } from './accounts.reads.ts'
import { leavePasswordBehind, mailLink, tellPasswordChanged } from './links.writes.ts'

/**
 * Sends who has an address a link that sets a new password, in the asker's language (AUTH-08). Links that were sent before still work
 * until one is used: whoever asks for another's account takes nothing from that person's own. Answers how many people have the address.
 */
export async function sendRecovery(platform: Platform, { email, lang }: BodyOf<typeof forgot>): Promise<number | Refusal> {
  const person = await readPersonWithPassword(platform.db, email)
  if (!person) return 0
  const refusal = await platform.db.transaction().execute((tx) => mailLink(tx, platform, 'reset', { ...person, language: lang }))
  return refusal ? refuse('errors.too_many', { retryAfter: refusal.retryAfter }) : 1
}

/**
 * Changes a person's own password. It asks for the current one, with the bounds of guesses at the login, ends every other session and
 * tells the person (ACC-07). Refuses errors.stale when it was changed elsewhere at the same moment.
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
  const passwordHash = await platform.passwords.hash(password)
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', viewer.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return refuse('errors.stale')
    await leavePasswordBehind(tx, viewer.id, now)
    await endSessionsOf(tx, viewer.id, 'password changed', now, viewer.sessionId)
    await tellPasswordChanged(tx, platform, account)
    return undefined
  })
}
