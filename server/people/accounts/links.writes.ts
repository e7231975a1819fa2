import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type LinkKind, linkExpiry, linkProblem } from '#domain/people/accounts/links.rules.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { forgetGuesses } from '../../platform/sessions/check-password.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { removeFactors } from '../second-factor/factors.writes.ts'
import { invalidateLinks, storeLinks } from './account-links.writes.ts'
import { refuseGuessable } from './guessable-passwords.reads.ts'
import { readLink } from './links.reads.ts'
import { colleagueInvitationMail } from './mails/colleague-invitation.mail.ts'
import { passwordChangedMail } from './mails/password-changed.mail.ts'
import { passwordRecoveryMail } from './mails/password-recovery.mail.ts'
import { forgetRefusal } from './refused-addresses.writes.ts'
import { takeWaitingRole } from './waiting-roles.writes.ts'

const mailOf = { reset: passwordRecoveryMail, invitation: colleagueInvitationMail }

interface Receiver {
  readonly id: number
  readonly email: string
  readonly language: Language
  /** The name in the greeting of an invitation. */
  readonly name?: string
  /** The colleague who sends an invitation. */
  readonly invitedBy?: number
  /** Whether this link replaces an earlier one. */
  readonly replaces?: boolean
}

/** Creates a link and queues its e-mail in one transaction. Stores only the hash of its token (AUTH-08, LOG-03). */
export async function createLink(tx: Tx, platform: Platform, kind: LinkKind, receiver: Receiver): Promise<Refusal | undefined> {
  const { id, email, language, name = '', replaces = false, invitedBy } = receiver
  const now = platform.now()
  const token = newToken()
  const mail = mailOf[kind]
  const composed = mail.compose({ language, site: await readMailSite(platform, tx, language), name, token, replaces })
  const to = { name, address: email }
  const from = invitedBy === undefined ? {} : { actorId: invitedBy }
  const expiresAt = linkExpiry(kind, now)
  const queued = await queueMail(
    tx,
    platform,
    { kind: mail.kind, ...from, userId: id, language, to, expiresAt, ...composed },
    now,
  )
  if (isRefusal(queued)) return queued
  await storeLinks(tx, now, [{ kind, userId: id, email, token, expiresAt }])
  return undefined
}

/** The address of a link, or why the link does not work. Changes nothing. */
export async function checkLink(platform: Platform, kind: LinkKind, token: string): Promise<{ email: string } | Refusal> {
  const link = await usableLink(platform.db, platform.now(), kind, token)
  return isRefusal(link) ? link : { email: link.email }
}

/**
 * Sets the password of a link's person; of several simultaneous requests one succeeds (AUTH-09). Ends the person's sessions,
 * invalidates their other links, marks the address as confirmed (SPEC-56), and gives the role that waited for it (IDT-04).
 */
export async function setPasswordByLink(
  platform: Platform,
  kind: LinkKind,
  { token, password }: { readonly token: string; readonly password: string },
  ip: string,
): Promise<Refusal | undefined> {
  const found = await usableLink(platform.db, platform.now(), kind, token)
  if (isRefusal(found)) return found
  const guessable = await refuseGuessable(platform.db, password, found)
  if (guessable) return guessable
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection.
  const passwordHash = await platform.passwords.hash(password)
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    // Of simultaneous requests the second one reads the links after the first has committed.
    await lockAccounts(tx, [found.userId])
    const link = await usableLink(tx, now, kind, token)
    if (isRefusal(link)) return link
    // Nobody had ever proven to own account and address: whoever registered it, also with an app or a passkey, may be a stranger (INT-11).
    if (!link.ownerConfirmedAt) await removeFactors(tx, link.userId)
    await noteConfirmed(tx, platform, { id: link.userId, email: link.email, isOwner: true })
    if (kind === 'reset') await forgetRefusal(tx, platform, { id: link.userId, email: link.email })
    await changePerson(tx, link.userId, { password_hash: passwordHash, invited_at: null }, now)
    await invalidateLinks(tx, link.userId, now)
    await endSessionsOf(tx, link.userId, 'password set by link', now)
    await takeWaitingRole(tx, link.userId, link.email, now)
    await forgetGuesses(tx, platform.secretKey, link.email, networkHash(platform.secretKey, ip))
    if (kind === 'reset')
      await queuePasswordChanged(tx, platform, { id: link.userId, email: link.email, language: link.language })
    return undefined
  })
}

/** Notifies a person that their password has changed, in case they did not do it. */
export async function queuePasswordChanged(tx: Tx, platform: Platform, { id, email, language }: Receiver): Promise<void> {
  const { kind, compose } = passwordChangedMail
  const composed = compose({ language, site: await readMailSite(platform, tx, language) })
  await queueMail(tx, platform, { kind, userId: id, language, to: { name: '', address: email }, ...composed }, platform.now())
}

async function usableLink(db: Reader, now: Date, kind: LinkKind, token: string) {
  const link = await readLink(db, kind, token)
  if (!link) return refuse('menu.error_token')
  const problem = linkProblem({ kind, ...link }, now)
  return problem ? refuse(problem) : link
}
