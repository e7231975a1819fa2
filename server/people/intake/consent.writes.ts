import type { FastifyBaseLogger } from 'fastify'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { giveConsentEndpoint } from '#domain/people/intake/intake.contract.ts'
import { consentLinkProblem } from '#domain/people/intake/intake.rules.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { isEmailTaken } from '../accounts/accounts.reads.ts'
import { addConsent, emailTaken } from '../accounts/accounts.writes.ts'
import { queueConfirmation } from '../accounts/confirmation.writes.ts'
import { invalidateLinks } from '../accounts/links.writes.ts'
import { rememberRefusal } from '../accounts/refused-addresses.writes.ts'
import { eraseAtOnce } from '../users/erasure.writes.ts'
import { type ConsentLink, readConsentLink } from './intake.reads.ts'

/** The person of a link that still takes an answer, or why it does not. Changes nothing. */
export async function usableConsentLink(db: Reader, now: Date, token: string): Promise<ConsentLink | Refusal> {
  const link = await readConsentLink(db, token)
  if (!link) return refuse('intake.error.unknown')
  const { kind, used_at: usedAt, expires_at: expiresAt, consent_due_at } = link
  const problem = consentLinkProblem({ kind, usedAt, expiresAt, consentDueAt: consent_due_at }, now)
  return problem ? refuse(problem) : link
}

type Given = BodyOf<typeof giveConsentEndpoint>

/** The person of a link that asks for consent. A link that only objects gives none. */
async function askingLink(db: Reader, now: Date, token: string): Promise<ConsentLink | Refusal> {
  const link = await usableConsentLink(db, now, token)
  return !isRefusal(link) && link.kind === 'objection' ? refuse('intake.error.used') : link
}

/**
 * Gives consent with a link and sets the password, so that the person owns the account (INT-02). A link that was sent to the account's
 * address confirms the address. Any other address, also one that staff did not know, gets the usual request to confirm it.
 */
export async function giveConsent(platform: Platform, given: Given): Promise<{ uuid: string; email: string } | Refusal> {
  const found = await askingLink(platform.db, platform.now(), given.token)
  if (isRefusal(found)) return found
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection.
  const passwordHash = await platform.passwords.hash(given.password)
  const written = platform.db.transaction().execute((tx) => claim(tx, platform, found.id, given, passwordHash))
  return written.catch((error: unknown) => {
    if (isTakenIn('users_email', error)) return emailTaken
    throw error
  })
}

async function claim(tx: Tx, platform: Platform, id: number, given: Given, passwordHash: string) {
  const now = platform.now()
  await lockPerson(tx, id)
  const link = await askingLink(tx, now, given.token)
  if (isRefusal(link)) return link
  const email = link.email || given.email
  if (link.email === '' && (await isEmailTaken(tx, email))) return emailTaken
  const isConfirmed = link.sent_to !== '' && link.sent_to === link.email
  const { uuid } = link
  await tx
    .updateTable('users')
    .set({ email, password_hash: passwordHash, consent_due_at: null, language: given.language, updated_at: now })
    .set({ email_verified_at: isConfirmed ? now : null })
    .where('id', '=', id)
    .execute()
  await addConsent(tx, platform, { id, email, language: given.language }, now)
  await invalidateLinks(tx, id, now)
  if (!isConfirmed) await queueConfirmation(tx, platform, 'welcome', { id, uuid, email, language: given.language })
  await audit(tx, { id }, { action: 'user.consented', subjectType: 'user', subjectId: id }, now)
  await announcePerson(platform, tx, id, 'moved')
  return { uuid, email }
}

/**
 * Refuses consent with a link, or objects with the link of a held consent, which erases the person at once (INT-02, INT-07). Their address is
 * remembered as a hash, so that nobody writes to it again.
 */
export async function refuseConsent(platform: Platform, token: string): Promise<Refusal | undefined> {
  return platform.db.transaction().execute(async (tx) => {
    const now = platform.now()
    const found = await usableConsentLink(tx, now, token)
    if (isRefusal(found)) return found
    await lockPerson(tx, found.id)
    const link = await usableConsentLink(tx, now, token)
    if (isRefusal(link)) return link
    const action = link.kind === 'objection' ? 'user.objected' : 'user.refused'
    await audit(tx, null, { action, subjectType: 'user', subjectId: link.id }, now)
    await rememberRefusal(tx, platform, link.email, now)
    await eraseAtOnce(tx, platform, link.id, now)
    return undefined
  })
}

/** Serialises the answers of one person: the second one reads the link after the first has committed. */
async function lockPerson(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

type Erasing = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'live'>
const hourMs = 3_600_000

/** Starts the hourly task that erases people who have not consented in time. Returns a function that stops it. */
export function startConsentTask(platform: Erasing, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => eraseUnanswered(platform),
    hourMs,
    (error) => log.warn({ err: error }, 'erasing people without consent failed'),
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
