import { type RawBuilder, sql } from 'kysely'
import { type AgedKind, agedKinds, type CountedModule, type WaitingKind } from '#domain/desk/dashboard/dashboard.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isOfVisiblePerson } from '../../assessment/results/rating.reads.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { isOfOpenAccount, isUnopened } from '../../hiring/cards/counted.reads.ts'
import { isBroughtOnly } from '../../hiring/cards/notified.reads.ts'
import { waitingReplies } from '../../hiring/replies/correspondence.reads.ts'
import { isMailboxAway } from '../../hiring/replies/replies.reads.ts'
import { scorecardsDueFrom } from '../../hiring/scorecards/due.reads.ts'
import { uncheckedConsents } from '../../people/imports/unchecked-consents.reads.ts'
import { outageBefore } from '../../platform/mail/mail-delivery.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isEmailVisibleTo } from '../../platform/sessions/visible-emails.ts'
import { isApplicantKnownTo, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** Whether a candidate is waiting for news: the process is open, or its outcome was not notified (SPEC-64); not of an application of before. */
const isWaitingForNews = sql<boolean>`applications.removed_at is null
  and (applications.stage <> applications.notified_stage or (applications.notified_stage not in ('approved', 'reject') and not ${isBroughtOnly}))`

/** Whether a candidate waits for news and was last notified before an instant. A partial index covers this condition. */
export const isWaitingForNewsSince = (instant: Date) =>
  sql<boolean>`${isWaitingForNews} and applications.notified_at < ${instant}`

/** Cards that were moved without a notification, so that their candidates know only the former stage (SPEC-64). */
export const isUnnotified = sql<boolean>`applications.removed_at is null and applications.stage <> applications.notified_stage`

/** Candidates who answered their last interview invitation by asking for another time (SPEC-61). */
export const asksForAnotherTime = sql<boolean>`applications.removed_at is null and applications.id in (
  select interviews.application_id from interview_invitations
  join interviews on interviews.id = interview_invitations.interview_id and interviews.sequence = interview_invitations.sequence
  where interview_invitations.answer = 'other_time' and interviews.cancelled_at is null
)`

export const isGivenUp = sql<boolean>`outgoing_emails.status = 'failed' and outgoing_emails.dismissed_at is null`

/** Counts the records of the visible modules in one query, each up to `limits.countCap` (ADM-01). */
export function readCounts(db: Reader, viewer: Person, visible: readonly CountedModule[], language: Language) {
  const rows = {
    // Neither rejected nor hired, as the figures count what is in process.
    candidates: sql`from applications where removed_at is null and stage <> ${sql.lit(rejectionStage)} and hired_at is null and ${isOfOpenAccount} and ${isApplicationVisibleTo(viewer)}
      and ${isApplicantKnownTo(viewer)}`,
    skillstest: sql`from skills where active`,
    questions: sql`from questions where language = ${language} and active`,
    users: sql`from users where deleted_at is null and ${isVisibleTo(viewer)}`,
    messages: sql`from contact_messages`,
    clients: sql`from clients`,
    roles: sql`from roles`,
    currencies: sql`from currencies`,
  }
  return countEach(db, visible, { rows })
}

/**
 * Applications of open accounts that the viewer may read about; deleted accounts wait for nothing (SPEC-54). Without a join of the people,
 * so that an index alone answers a count.
 */
const waitingPeople = (viewer: Person) =>
  sql`applications where ${isOfOpenAccount} and ${isApplicationVisibleTo(viewer)} and ${isApplicantKnownTo(viewer)}`

/** People who have not consented yet and whom the viewer may read about (INT-08). The index users_without_consent covers the condition. */
const peopleWithoutConsent = (viewer: Person) =>
  sql`users where deleted_at is null and consent_due_at is not null and ${isVisibleTo(viewer)}`

/** When the first people who have not consented are erased; null if nobody waits, or if the viewer may not see them. */
const firstErasure = (viewer: Person, visible: readonly WaitingKind[]) =>
  visible.includes('consents')
    ? sql`(select consent_due_at from ${peopleWithoutConsent(viewer)} order by consent_due_at limit 1) as first_erased_at`
    : sql`null as first_erased_at`

/** Since when no e-mail has left, for viewers who may read about failed ones. */
const outageStart = (visible: readonly WaitingKind[]) =>
  visible.includes('outbox') ? sql`(select away_since from mail_delivery) as outbox_since` : sql`null as outbox_since`

interface Scope {
  readonly viewer: Person
  /** The viewer, limited to their own vacancies on request. People without consent are counted as the list of people has them. */
  readonly scoped: Person
}

/**
 * Counts the visible kinds of waiting tasks, each up to `limits.countCap`, and finds their oldest and the first erasure, in one query. Of more
 * tasks than are counted the oldest is not known.
 */
export async function readWaiting(
  db: Reader,
  { viewer: whole, scoped: viewer }: Scope,
  visible: readonly WaitingKind[],
  now: Date,
) {
  const people = waitingPeople(viewer)
  const kinds: Readonly<Record<WaitingKind, RawBuilder<unknown>>> = {
    texts: sql`from texts_to_rate where ${isOfVisiblePerson(viewer, 'texts_to_rate.attempt_id')}`,
    mailbox: sql`from reply_mailbox where ${isMailboxAway(now)}`,
    outbox: sql`from mail_delivery where away_since < ${outageBefore(now)}`,
    emails: sql`from outgoing_emails where ${isGivenUp} and ${isEmailVisibleTo(viewer)}`,
    messages: sql`from contact_messages where read_at is null`,
    unopened: sql`from ${people} and ${isUnopened}`,
    unnotified: sql`from ${people} and ${isUnnotified}`,
    people: sql`from ${people} and ${isWaitingForNewsSince(newsOverdueBefore(now))}`,
    replies: sql`from ${waitingReplies(viewer)}`,
    interviews: sql`from ${people} and ${asksForAnotherTime}`,
    // Everybody sees their own, whatever the scope.
    scorecards: sql`from ${scorecardsDueFrom(whole, now)}`,
    consents: sql`from ${peopleWithoutConsent(whole)}`,
    unchecked: sql`from ${uncheckedConsents(whole)}`,
  }
  // Named without their table where a view or a join gives them.
  const ages: Readonly<Record<AgedKind, RawBuilder<unknown>>> = {
    unopened: sql`applications.applied_at`,
    unnotified: sql`applications.notified_at`,
    people: sql`applications.notified_at`,
    replies: sql`replies.received_at`,
    scorecards: sql`interviews.ends_at`,
    messages: sql`created_at`,
    emails: sql`queued_at`,
  }
  const further = [firstErasure(whole, visible), outageStart(visible)]
  type Further = { first_erased_at: Date | null; outbox_since: Date | null }
  const found = await countEach<WaitingKind, Further>(db, visible, { rows: kinds, ages }, ...further)
  const oldest = agedKinds.map((kind) => {
    const since = found[`oldest_${kind}`]
    return [kind, since && (found[kind] ?? 0) < limits.countCap ? since : null] as const
  })
  return { found, oldest: Object.fromEntries(oldest) as Record<AgedKind, Date | null> }
}

/** Candidates last notified before this instant have waited too long for news. */
export function newsOverdueBefore(now: Date): Date {
  return new Date(now.getTime() - limits.awaitingNewsDays * dayMs)
}

interface Counted<Key extends string> {
  readonly rows: Readonly<Record<Key, RawBuilder<unknown>>>
  /** Since when a row waits, for the kinds whose oldest row is wanted. */
  readonly ages?: Readonly<Partial<Record<Key, RawBuilder<unknown>>>>
}

/** Counts the visible ones of `rows`, in a query with the further columns given. Its text varies only with the rights of a role. */
async function countEach<Key extends string, Further = unknown>(
  db: Reader,
  visible: readonly Key[],
  { rows, ages }: Counted<Key>,
  ...further: readonly RawBuilder<unknown>[]
) {
  const seen = (Object.keys(rows) as Key[]).filter((key) => visible.includes(key))
  const unseen = (Object.keys(rows) as Key[]).filter((key) => !visible.includes(key)).map((key) => sql`null as ${sql.ref(key)}`)
  // Each count is a row of its own, so that the rows counted also give the oldest of them.
  const counted = seen.map((key) => {
    const age = ages?.[key]
    const some = sql`select ${age ? sql`${age} as at` : sql``} ${rows[key]} limit ${sql.lit(limits.countCap)}`
    const oldest = age ? sql`, min(at) as ${sql.ref(`oldest_${key}`)}` : sql``
    return sql`(select count(*)::integer as ${sql.ref(key)}${oldest} from (${some}) as counted) as ${sql.ref(`of_${key}`)}`
  })
  const columns = [...seen.map((key) => sql`${sql.ref(`of_${key}`)}.*`), ...unseen, ...further]
  const from = counted.length > 0 ? sql`from ${sql.join(counted)}` : sql``
  type Counts = Record<Key, number | null> & Partial<Record<`oldest_${Key}`, Date | null>> & Further
  const [found] = await plannedOnce(db, sql<Counts>`select ${sql.join(columns)} ${from}`)
  return found as Counts
}
