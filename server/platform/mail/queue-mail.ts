import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { headerText, type MailKind, mailCounter } from '#domain/mail/mail.rules.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Platform, Tx } from '../platform.ts'
import { counting, exceeded, insertWithin, type Limit, pseudonym, takeBackUse } from '../sessions/rate-limits.ts'
import type { ComposedMail } from './mail-parts.ts'

export interface Mail extends ComposedMail {
  readonly kind: MailKind
  readonly applicationId?: number
  readonly userId?: number
  readonly stage?: Stage
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  /** Whether the address is confirmed, when the caller has read it in this transaction. */
  readonly isConfirmed?: boolean
  /** Delay before the e-mail is sent; until a worker takes it, its row may be taken back. */
  readonly holdSeconds?: number
}

/** Whether the person of an address has confirmed it (SPEC-56). */
async function isConfirmed(tx: Tx, address: string): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select('email_verified_at')
    .where('email', '=', address)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person !== undefined && person.email_verified_at !== null
}

function limitOf(secretKey: string, kind: MailKind, address: string, calendar: string | null): Limit | undefined {
  const counted = mailCounter(kind, calendar !== null)
  if (counted === undefined) return undefined
  return { key: `${counted} to ${pseudonym(secretKey, address)}`, most: limits.unconfirmedMailsPerDay, seconds: 24 * 3600 }
}

/**
 * Writes an e-mail to the outbox and queues its sending, both in the transaction of the change that causes it (MAIL-01). Refuses when an
 * unconfirmed address has got its e-mails of the day (mail.rules.ts, mailCounter).
 */
export async function queueMail(
  tx: Tx,
  { jobs, secretKey }: Pick<Platform, 'jobs' | 'secretKey'>,
  mail: Mail,
  now: Date,
): Promise<{ id: number; uuid: string } | Refusal> {
  const { address } = mail.to
  const limit =
    (mail.isConfirmed ?? (await isConfirmed(tx, address)))
      ? undefined
      : limitOf(secretKey, mail.kind, address, mail.calendar ?? null)
  const [row] = await plannedOnce(tx, adding(tx, mail, now, limit))
  if (!row) return refuse('notification.error.unconfirmed', { retryAfter: limit && (await exceeded(tx, [limit])) })
  await jobs.enqueue(tx, 'send-email', { email: row.id }, mail.holdSeconds)
  return row
}

/** Inserts the row of an e-mail. With a limit, the same statement counts a use, and inserts nothing when the limit is exceeded. */
function adding(tx: Tx, mail: Mail, now: Date, limit: Limit | undefined) {
  const row = {
    kind: mail.kind,
    application_id: mail.applicationId ?? null,
    user_id: mail.userId ?? null,
    stage: mail.stage ?? null,
    language: mail.language,
    to_name: headerText(mail.to.name),
    to_address: headerText(mail.to.address),
    reply_to: mail.replyTo ? headerText(mail.replyTo) : null,
    subject: headerText(mail.subject),
    html: mail.html,
    plain: mail.plain,
    calendar: mail.calendar ?? null,
    queued_at: now,
  }
  return insertWithin(counting(tx, limit), 'outgoing_emails', row, limit).returning(['id', 'uuid'])
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
    const limit = limitOf(secretKey, kind as MailKind, to_address, calendar)
    if (limit) await takeBackUse(tx, [limit])
  }
}
