import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type LinkKind, linkEnd, linkProblem } from '#domain/people/accounts/links.rules.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { forgetGuesses } from '../../platform/sessions/check-password.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readLink } from './links.reads.ts'
import { composeLink, composePasswordChanged } from './recovery.views.ts'

const mailKinds = { reset: 'recovery', invitation: 'invitation' } as const

interface Receiver {
  readonly id: number
  readonly email: string
  readonly language: Language
  /** Whom the e-mail greets; nobody where the name is the receiver's own word. */
  readonly name?: string
  /** Whether an earlier link to them stops working with this one. */
  readonly again?: boolean
}

/** Makes a link and queues the e-mail with it, in one transaction; what is kept of it opens nothing (AUTH-08, LOG-03). */
export async function mailLink(tx: Tx, platform: Platform, kind: LinkKind, receiver: Receiver): Promise<Refusal | undefined> {
  const { id, email, language, name = '', again = false } = receiver
  const now = platform.now()
  const token = newToken()
  const written = composeLink(kind, { language, name, token, again, site: await readMailSite(platform, tx, language) })
  const mail = { kind: mailKinds[kind], userId: id, language, to: { name, address: email }, ...written }
  const queued = await queueMail(tx, platform, mail, now)
  if (isRefusal(queued)) return queued
  await tx
    .insertInto('account_links')
    .values({ token_hash: hashToken(token), user_id: id, kind, email, created_at: now, expires_at: linkEnd(kind, now) })
    .execute()
  return undefined
}

/** The address that a link is for, or why it does not work (any more). Changes nothing. */
export async function checkLink(platform: Platform, kind: LinkKind, token: string): Promise<{ email: string } | Refusal> {
  const link = await usableLink(platform.db, platform.now(), kind, token)
  return isRefusal(link) ? link : { email: link.email }
}

/**
 * Sets the password of a link's person, once: of several at the same time one does (AUTH-09). It ends their sessions and every other
 * link of theirs, and shows that they read that address (SPEC-56).
 */
export async function setPasswordByLink(
  platform: Platform,
  kind: LinkKind,
  { token, password }: { readonly token: string; readonly password: string },
  ip: string,
): Promise<Refusal | undefined> {
  const asked = await usableLink(platform.db, platform.now(), kind, token)
  if (isRefusal(asked)) return asked
  // Hashing is slow on purpose: it must not hold a connection.
  const passwordHash = await platform.passwords.hash(password)
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    await lockPerson(tx, asked.userId)
    const link = await usableLink(tx, now, kind, token)
    if (isRefusal(link)) return link
    await tx
      .updateTable('users')
      .set(({ fn, val }) => ({ email_verified_at: fn.coalesce('email_verified_at', val(now)) }))
      .set({ password_hash: passwordHash, invited_at: null, updated_at: now })
      .where('id', '=', link.userId)
      .execute()
    await leavePasswordBehind(tx, link.userId, now)
    await endSessionsOf(tx, link.userId, 'password set by link', now)
    await forgetGuesses(tx, platform.secretKey, link.email, networkHash(platform.secretKey, ip))
    if (kind === 'reset') await tellPasswordChanged(tx, platform, { id: link.userId, email: link.email, language: link.language })
    return undefined
  })
}

/** No link that was made for the password before this one sets another. */
export async function leavePasswordBehind(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('account_links').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Tells a person that their password is another one, in case it was not them. */
export async function tellPasswordChanged(tx: Tx, platform: Platform, { id, email, language }: Receiver): Promise<void> {
  const written = composePasswordChanged(language, await readMailSite(platform, tx, language))
  const mail: Mail = { kind: 'password_changed', userId: id, language, to: { name: '', address: email }, ...written }
  await queueMail(tx, platform, mail, platform.now())
}

async function usableLink(db: Reader, now: Date, kind: LinkKind, token: string) {
  const link = await readLink(db, kind, token)
  if (!link) return refuse('menu.error_token')
  const problem = linkProblem({ kind, ...link }, now)
  return problem ? refuse(problem) : link
}

/** Whoever sets the same person's password at the same time waits here, and reads afterwards what became of the links. */
async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
