import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { mailObstacle } from '#domain/mail/addressees.rules.ts'
import { accountKinds, askedForKinds, headerText } from '#domain/mail/mail.rules.ts'
import { type MailKind, mailCounter } from '#domain/mail-kinds.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Platform, Tx } from '../platform.ts'
import { countEach, counting, exceeded, insertWithin, type Limit, pseudonym, takeBackUse } from '../sessions/rate-limits.ts'
import type { ComposedMail } from './mail-parts.ts'
import { isBarredFrom } from './own-application.ts'

export interface Mail extends ComposedMail {
  readonly kind: MailKind
  readonly applicationId?: number
  readonly userId?: number
  /** The contact of a client to whom it goes. */
  readonly contactId?: number
  readonly stage?: Stage
  /** The template whose text it has: its uuid, or `built_in`; null for own words. */
  readonly template?: string | null
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  /** What the caller has read of the person in this transaction, instead of reading it once more. */
  readonly addressee?: Addressee
  /** The colleague who sends it, who is notified when it fails. */
  readonly actorId?: number
  /** Of an answer: the Message-IDs of the message that it answers and of its conversation. */
  readonly conversation?: { readonly inReplyTo: string | null; readonly thread: readonly string[] }
  /** When its link stops working, or what it invites to is over: it is not sent afterwards. */
  readonly expiresAt?: Date | undefined
  /** Delay before the e-mail is sent; until a worker takes it, its row may be taken back. */
  readonly holdSeconds?: number
}

interface Addressee {
  /** Whether the person of the address has confirmed it (SPEC-56). */
  readonly isConfirmed: boolean
  /** Whether one of them must not be contacted, except about an application of their own (CON-02). */
  readonly isBarred: boolean
  /** Whether staff added the person, who has not consented yet (SPEC-77). */
  readonly lacksConsent: boolean
  /** Whether an earlier e-mail did not reach the address (EML-01). */
  readonly isUnreached: boolean
}

/** What an e-mail depends on: the person of its address, and the one whom it is about, to whom staff may write at another address. */
async function readAddressee(tx: Tx, { kind, applicationId, userId, to: { address } }: Mail): Promise<Addressee> {
  const people = await tx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'consent_due_at', 'undelivered_address'])
    .select(isBarredFrom(sql`${applicationId ?? null}::bigint`).as('is_barred'))
    // Several people may have no address.
    .where((is) => is.or([is('email', '=', address).and('email', '<>', ''), is('id', '=', userId ?? null)]))
    .where('deleted_at', 'is', null)
    .execute()
  const person = address === '' ? undefined : people.find(({ email }) => email === address)
  return {
    isConfirmed: (person?.email_verified_at ?? null) !== null,
    isBarred: !accountKinds.includes(kind) && people.some(({ is_barred }) => is_barred),
    lacksConsent: (person?.consent_due_at ?? null) !== null,
    isUnreached: person?.undelivered_address === address,
  }
}

/**
 * The limits of an e-mail to an unconfirmed address: of its kind, and of all kinds together. What staff cause has only its own limit: otherwise
 * a stranger who asks for e-mails to an address would learn by a refusal that staff have just written to it (INT-11).
 */
function limitsOf(secretKey: string, kind: MailKind, address: string, calendar: string | null): Limit[] {
  const counted = mailCounter(kind, calendar !== null)
  if (counted === undefined) return []
  const to = pseudonym(secretKey, address)
  const ofKind = { key: `${counted} to ${to}`, most: limits.unconfirmedMailsPerDay, seconds: 24 * 3600 }
  if (kind === 'consent' || kind === 'held_consent') return [ofKind]
  return [ofKind, { key: `any mail to ${to}`, most: limits.unconfirmedMailsOfAllKinds, seconds: 24 * 3600 }]
}

/**
 * Writes an e-mail to the outbox and queues its sending, both in the transaction of the change that causes it (MAIL-01). Refuses when an
 * unconfirmed address has got its e-mails of the day (mail.rules.ts, mailCounter), when a person whom staff added has not consented, without
 * an address (SPEC-77), to an address that an earlier e-mail did not reach (EML-01), and when the person must not be contacted, unless it is
 * about their account or an application of their own (CON-02).
 */
export async function queueMail(
  tx: Tx,
  { jobs, secretKey }: Pick<Platform, 'jobs' | 'secretKey'>,
  mail: Mail,
  now: Date,
): Promise<{ id: number; uuid: string } | Refusal> {
  const { address } = mail.to
  const { isConfirmed, ...reach } = mail.addressee ?? (await readAddressee(tx, mail))
  const obstacle = mailObstacle({ ...reach, email: address })
  if (obstacle && !(obstacle === 'unreached' && askedForKinds.includes(mail.kind)))
    return refuse(`notification.error.${obstacle}`)
  const bounds = isConfirmed ? [] : limitsOf(secretKey, mail.kind, address, mail.calendar ?? null)
  const [row] = await plannedOnce(tx, adding(tx, mail, now, bounds))
  if (!row) return refuse('notification.error.unconfirmed', { retryAfter: await exceeded(tx, bounds) })
  await jobs.enqueue(tx, 'send-email', { email: row.id }, mail.holdSeconds)
  return row
}

/**
 * Queues requests for consent, the only e-mails to people who have not consented, and notices of a held consent, with a constant number of
 * statements. Leaves out people who must not be contacted, and addresses that have got theirs of the day. Returns which of the e-mails were queued, in order.
 */
export async function queueConsentMails(
  tx: Tx,
  { jobs, secretKey }: Pick<Platform, 'jobs' | 'secretKey'>,
  mails: readonly Mail[],
  now: Date,
): Promise<boolean[]> {
  const boundsOf = mails.map(({ kind, to }) => limitsOf(secretKey, kind, to.address, null))
  const full = await countEach(tx, boundsOf.flat())
  const barred = await readBarred(
    tx,
    mails.map(({ to }) => to.address),
  )
  const isFree = boundsOf.map(
    (bounds, at) => bounds.every(({ key }) => !full.has(key)) && !barred.has(mails[at]?.to.address ?? ''),
  )
  const rows = mails.filter((_, at) => isFree[at]).map((mail) => rowOf(mail, now))
  if (rows.length === 0) return isFree
  const queued = await tx.insertInto('outgoing_emails').values(rows).returning('id').execute()
  await jobs.enqueueAll(
    tx,
    'send-email',
    queued.map(({ id }) => ({ email: id })),
  )
  return isFree
}

/** Those of these addresses whose people must not be contacted. */
async function readBarred(tx: Tx, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`email = any(${addresses}::text[])`)
    .where('no_contact_since', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Inserts the row of an e-mail. With limits, the same statement counts a use of each, and inserts nothing when one is exceeded. */
function adding(tx: Tx, mail: Mail, now: Date, bounds: readonly Limit[]) {
  return insertWithin(counting(tx, bounds), 'outgoing_emails', rowOf(mail, now), bounds).returning(['id', 'uuid'])
}

function rowOf(mail: Mail, now: Date) {
  return {
    kind: mail.kind,
    application_id: mail.applicationId ?? null,
    user_id: mail.userId ?? null,
    contact_id: mail.contactId ?? null,
    actor_id: mail.actorId ?? null,
    stage: mail.stage ?? null,
    template: mail.template ?? null,
    language: mail.language,
    to_name: headerText(mail.to.name),
    to_address: headerText(mail.to.address),
    reply_to: mail.replyTo ? headerText(mail.replyTo) : null,
    subject: headerText(mail.subject),
    html: mail.html,
    plain: mail.plain,
    calendar: mail.calendar ?? null,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    in_reply_to: mail.conversation?.inReplyTo ?? null,
    thread: mail.conversation?.thread.join(' ') || null,
    queued_at: now,
    expires_at: mail.expiresAt ?? null,
  }
}

/** Deletes unsent e-mails from the outbox; they no longer count against the daily limit. */
export async function takeBackMails(tx: Tx, { secretKey }: Pick<Platform, 'secretKey'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .deleteFrom('outgoing_emails')
    .where('id', 'in', ids)
    .returning(['kind', 'to_address', 'calendar'])
    .execute()
  for (const { kind, to_address, calendar } of gone) {
    await takeBackUse(tx, limitsOf(secretKey, kind as MailKind, to_address, calendar))
  }
}
