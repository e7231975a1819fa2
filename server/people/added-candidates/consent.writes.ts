import type { FastifyBaseLogger } from 'fastify'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Tokens } from '#domain/kernel/session.contract.ts'
import type { giveConsentEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { consentLinkProblem } from '#domain/people/added-candidates/added-candidates.rules.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { isEmailRegistered } from '../accounts/accounts.reads.ts'
import { addConsent, emailTaken } from '../accounts/accounts.writes.ts'
import { queueConfirmation } from '../accounts/confirmation.writes.ts'
import { refuseGuessable } from '../accounts/guessable-passwords.reads.ts'
import { forgetRefusal, rememberRefusal } from '../accounts/refused-addresses.writes.ts'
import { lockWithEntries, noteYielded, yieldAddress } from '../accounts/yielded-addresses.writes.ts'
import { startSession } from '../sessions/sessions.writes.ts'
import { eraseAtOnce } from '../users/erasure.writes.ts'
import { type ConsentLink, readConsentLink, readEntered } from './added-candidates.reads.ts'
import { remindUnanswered } from './consent-reminders.writes.ts'

/** The person of a link that still takes an answer, or why it does not. Changes nothing. */
export async function usableConsentLink(db: Reader, now: Date, token: string): Promise<ConsentLink | Refusal> {
  const link = await readConsentLink(db, token)
  if (!link) return refuse('intake.error.unknown')
  const { kind, used_at: usedAt, expires_at: expiresAt, consent_due_at: consentDueAt } = link
  const problem = consentLinkProblem({ kind, usedAt, expiresAt, consentDueAt }, now)
  return problem ? refuse(problem) : link
}

type Given = BodyOf<typeof giveConsentEndpoint>
interface Claimed {
  readonly uuid: string
  readonly email: string
  /** Whether the person is in a vacancy. */
  readonly applied: boolean
  readonly session: Tokens
}

/**
 * The person of a link that asks for consent. A link that only objects gives none. While an account has the address of the entry, its owner
 * consents by confirming the address (INT-11). The link asks again if the account leaves the address.
 */
async function askingLink(db: Reader, now: Date, token: string): Promise<ConsentLink | Refusal> {
  const link = await usableConsentLink(db, now, token)
  if (isRefusal(link)) return link
  if (link.kind === 'objection') return refuse('intake.error.used')
  return link.yielded === null ? link : refuse('intake.error.registered')
}

/** The device on which a person consents. */
interface Caller {
  readonly ip: string
  readonly userAgent: string
}

/**
 * Gives consent with a link, and starts a session of the person (INT-02, INT-08). The password can wait: the person sets one with a recovery
 * link when they first want to log in. A link that was sent to the account's address confirms the address. Any other address, also one
 * that staff did not know, gets the usual request to confirm it.
 */
export async function giveConsent(platform: Platform, given: Given, caller: Caller): Promise<Claimed | Refusal> {
  const found = await askingLink(platform.db, platform.now(), given.token)
  if (isRefusal(found)) return found
  const guessable =
    given.password === undefined
      ? undefined
      : await refuseGuessable(platform.db, given.password, { email: found.email || given.email, userId: found.id })
  if (guessable) return guessable
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection.
  const passwordHash = given.password === undefined ? undefined : await platform.passwords.hash(given.password)
  const written = platform.db.transaction().execute((tx) => claim(tx, platform, found.id, { ...given, passwordHash, ...caller }))
  return written.catch((error: unknown) => {
    if (isTakenIn('users_email', error)) return emailTaken
    throw error
  })
}

async function claim(
  tx: Tx,
  platform: Platform,
  id: number,
  { passwordHash, ip, userAgent, ...given }: Given & Caller & { readonly passwordHash: string | undefined },
): Promise<Claimed | Refusal> {
  const now = platform.now()
  // Of two answers the second one reads the link after the first has committed.
  await lockWithEntries(tx, [id], given.email)
  const link = await askingLink(tx, now, given.token)
  if (isRefusal(link)) return link
  const email = link.email || given.email
  const takesAddress = link.email === '' && email !== ''
  if (takesAddress && (await isEmailRegistered(tx, email))) return emailTaken
  const entry = takesAddress ? await yieldAddress(tx, platform, email, now) : undefined
  const isConfirmed = link.sent_to !== '' && link.sent_to === link.email
  const { uuid } = link
  const password = passwordHash !== undefined && { password_hash: passwordHash }
  const confirmed = isConfirmed && { email_verified_at: now, owner_confirmed_at: now }
  const account = { email, email_verified_at: null, ...confirmed, language: given.language, consent_due_at: null }
  await changePerson(tx, id, { ...account, ...password }, now)
  await addConsent(tx, { id, language: given.language }, now)
  if (isConfirmed) await forgetRefusal(tx, platform, { id, email })
  await invalidateLinks(tx, id, now)
  if (entry) await noteYielded(tx, platform, entry, { id, address: email }, now)
  if (!isConfirmed && email !== '')
    await queueConfirmation(tx, platform, 'welcome', { id, uuid, email, language: given.language })
  await audit(tx, { id }, { action: 'user.consented', subjectType: 'user', subjectId: id }, now)
  await announcePerson(platform, tx, id, 'moved')
  const session = await startSession(tx, platform, id, { ip, userAgent })
  if (isRefusal(session)) return session
  const applied = (await readEntered(tx, id)).length > 0
  return { uuid, email, applied, session }
}

/**
 * Refuses consent with a link, or objects with the link of a held consent, which erases the person at once (INT-02, INT-07). Their address is
 * remembered as a hash, so that nobody writes to it again. An account that somebody registered with the address stays as it is: it never gets
 * what staff entered.
 */
export async function refuseConsent(platform: Platform, token: string): Promise<Refusal | undefined> {
  return platform.db.transaction().execute(async (tx) => {
    const now = platform.now()
    const found = await usableConsentLink(tx, now, token)
    if (isRefusal(found)) return found
    await lockAccounts(tx, [found.id])
    const link = await usableConsentLink(tx, now, token)
    if (isRefusal(link)) return link
    const action = link.kind === 'objection' ? 'user.objected' : 'user.refused'
    await audit(tx, null, { action, subjectType: 'user', subjectId: link.id }, now)
    await rememberRefusal(tx, platform, link.yielded ?? link.email, now)
    await eraseAtOnce(tx, platform, link.id, now)
    return undefined
  })
}

type Erasing = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'live'>
type Reminding = Erasing & Pick<Platform, 'jobs' | 'secretKey'>
const hourMs = 3_600_000

/** Starts the hourly task that reminds people without consent, and erases those whose time is over. Returns a function that stops it. */
export function startConsentTask(platform: Reminding, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    async () => {
      await eraseUnanswered(platform)
      await remindUnanswered(platform)
    },
    hourMs,
    (error) => log.warn({ err: error }, 'reminding or erasing people without consent failed'),
  )
}

/** Erases people who have not consented in time, each in a transaction of their own (SPEC-77). Throws at the end if any failed. */
export async function eraseUnanswered(platform: Erasing): Promise<void> {
  const now = platform.now()
  const due = await platform.db
    .selectFrom('users')
    .select('id')
    .where('consent_due_at', '<=', now)
    .orderBy('consent_due_at')
    .orderBy('id')
    .execute()
  await runEach(
    due,
    ({ id }) => `person ${id}`,
    ({ id }) =>
      platform.db.transaction().execute(async (tx) => {
        const open = tx.selectFrom('users').select('id').where('id', '=', id).where('consent_due_at', '<=', now).forUpdate()
        if (!(await open.executeTakeFirst())) return
        await audit(tx, null, { action: 'user.unanswered', subjectType: 'user', subjectId: id }, now)
        await eraseAtOnce(tx, platform, id, now)
      }),
  )
}
