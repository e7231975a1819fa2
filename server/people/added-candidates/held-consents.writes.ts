import { sql } from 'kysely'
import type { ConsentCovers } from '#domain/kernel/consent-covers.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Declaration, isCovered } from '#domain/people/added-candidates/added-candidates.rules.ts'
import { auditEach } from '../../platform/audit/audit.ts'
import { deleteQueued } from '../../platform/mail/deleting-mails.ts'
import { type Mail, queueConsentMails } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import { awaitConsents } from '../../platform/people/imported-people.writes.ts'
import { noteConsented } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { invalidateConsentLinks, storeLinks } from '../accounts/account-links.writes.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'
import { heldConsentMail } from './mails/held-consent.mail.ts'

/** A consent that the company holds. */
export interface HeldConsent {
  /** The day of the consent, yyyy-mm-dd, not after today. */
  readonly consentedOn: string
  /** How the person gave it, in the words of staff; 1 to 200 characters. The person reads it. */
  readonly manner: string
  /** Without it both. */
  readonly covers?: ConsentCovers
}

export interface DeclaredConsent extends HeldConsent {
  readonly userId: number
  readonly note?: string
  readonly replyId?: number | null
  readonly fileId?: number | null
}

interface Declaring {
  /** The colleague who declares that the company holds these consents. */
  readonly by: Pick<Person, 'id'>
  readonly declaration: Declaration
  /** Whether the notices are queued now. Otherwise call notifyHeld later. */
  readonly notifies?: boolean
}

type Needs = Pick<Platform, 'jobs' | 'secretKey' | 'config'>

/**
 * Records consents that the company holds (INT-07, INT-09): the people are candidates like others from then on (`consent_due_at` is null),
 * and their links for consent no longer work. Each consent is audited, is part of the person's own data, and is announced by one e-mail,
 * behind all others, that says where the data is and has a link to object. People without an address, and those whose address an e-mail did
 * not reach, get none. Leaves out people who have consented or are erased, and those whom the declaration does not cover, because they
 * refused before (isCovered). The number of statements does not depend on the number of people; call it for at most 500.
 *
 * An import passes the consents of its rows to addPeople, which calls this.
 * @returns the ids of the people whose consent is recorded now
 */
export async function declareConsents(
  tx: Tx,
  platform: Needs,
  now: Date,
  consents: readonly DeclaredConsent[],
  { by, declaration, notifies = true }: Declaring,
): Promise<Set<number>> {
  if (consents.length === 0) return new Set()
  const waiting = await lockWaiting(tx, consents)
  const refusals = await readRefusals(
    tx,
    platform,
    waiting.map(({ email }) => email),
  )
  const { timeZone } = platform.config
  const consentOf = new Map(consents.map((consent) => [consent.userId, consent]))
  const covered = waiting.flatMap((person) => {
    const consent = consentOf.get(person.id)
    const refused = refusals.get(person.email)
    const refusedOn = refused && calendarDay(refused, timeZone)
    return consent && isCovered({ declaration, consentedOn: consent.consentedOn, refusedOn }) ? [{ person, consent }] : []
  })
  if (covered.length === 0) return new Set()
  const ids = covered.map(({ person }) => person.id)
  await noteConsented(tx, ids, now)
  await invalidateConsentLinks(tx, ids, now)
  await tx
    .insertInto('held_consents')
    .values(
      covered.map(({ consent: { userId, consentedOn, manner, covers = 'both', note = '', replyId = null, fileId = null } }) => ({
        ...{ user_id: userId, consented_on: consentedOn, manner, declared_by: by.id, declared_at: now, covers },
        ...{ note, reply_id: replyId, file_id: fileId },
      })),
    )
    .execute()
  await auditEach(
    tx,
    by,
    covered.map(({ person: { id }, consent }) => ({
      ...{ action: 'user.consent_declared' as const, subjectType: 'user', subjectId: id },
      detail: { consented_on: consent.consentedOn, declaration },
    })),
    now,
  )
  if (notifies) await notifyHeld(tx, platform, now, covered)
  return new Set(ids)
}

/**
 * Ends the consents that staff or an import declared for these people, because they withdrew them (CON-01): they are people without consent
 * again, and erased when the term ends unless they consent. Notices that wait in the outbox do not leave. Call it with their rows locked.
 */
export async function withdrawDeclared(tx: Tx, userIds: readonly number[], by: Pick<Person, 'id'>, now: Date): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    update held_consents set withdrawn_at = ${now} where user_id = any(${userIds}::bigint[]) and withdrawn_at is null`.execute(tx)
  const due = new Date(now.getTime() + limits.importFile.withdrawnDays * dayMs).toISOString()
  await awaitConsents(
    tx,
    userIds.map((user_id) => ({ user_id, due })),
    now,
  )
  await deleteQueued(tx, userIds, 'held_consent')
  await auditEach(
    tx,
    by,
    userIds.map((subjectId) => ({ action: 'user.consent_withdrawn' as const, subjectType: 'user', subjectId })),
    now,
  )
}

/** Takes withdrawals of this instant back, of people who have not consented or been erased since. */
export async function restoreDeclared(tx: Tx, userIds: readonly number[], withdrawnAt: Date, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    update held_consents set withdrawn_at = null from users
    where held_consents.user_id = any(${userIds}::bigint[]) and withdrawn_at = ${withdrawnAt}
      and users.id = held_consents.user_id and users.consent_due_at is not null and users.deleted_at is null
    returning held_consents.user_id`.execute(tx)
  await noteConsented(
    tx,
    rows.map(({ user_id }) => Number(user_id)),
    now,
  )
}

/** Takes recorded consents back. */
export async function deleteHeldConsents(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('held_consents').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

/** The people who have not consented yet, locked in the order of their ids. */
function lockWaiting(tx: Tx, consents: readonly DeclaredConsent[]) {
  const ids = consents.map(({ userId }) => userId)
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .select(sql<boolean>`undelivered_address is not distinct from email`.as('is_unreached'))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('consent_due_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

interface Covered {
  readonly person: {
    readonly id: number
    readonly email: string
    readonly first_name: string
    readonly language: Language
    readonly is_unreached: boolean
  }
  readonly consent: HeldConsent
}

/** Queues to each person the e-mail that says where their data is, with a link that does nothing but object. */
export async function notifyHeld(tx: Tx, platform: Needs, now: Date, covered: readonly Covered[]): Promise<void> {
  const reachable = covered.filter(({ person }) => person.email !== '' && !person.is_unreached)
  if (reachable.length === 0) return
  const sites = { es: await readMailSite(platform, tx, 'es'), en: await readMailSite(platform, tx, 'en') }
  const links = reachable.map((one) => ({ ...one, token: newToken() }))
  const { kind, compose } = heldConsentMail
  const mails = links.map(({ person: { id, email, first_name, language }, consent: { consentedOn, manner }, token }): Mail => {
    const teamAddress = teamAddressOf(platform, { person: id, colleague: undefined })
    const composed = compose({ language, site: sites[language], recipient: first_name, token, consentedOn, manner, teamAddress })
    return { kind, userId: id, language, to: { name: '', address: email }, ...composed }
  })
  const queued = await queueConsentMails(tx, platform, mails, now)
  const expiresAt = new Date(now.getTime() + limits.objectionDays * dayMs)
  const sent = links.filter((_, index) => queued[index])
  await storeLinks(
    tx,
    now,
    sent.map(({ person: { id, email }, token }) => ({ kind: 'objection', userId: id, email, token, expiresAt })),
  )
}
