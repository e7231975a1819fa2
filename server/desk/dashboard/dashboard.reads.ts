import { type RawBuilder, sql } from 'kysely'
import type { CountedModule, WaitingKind } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { isOfOpenAccount } from '../../hiring/cards/counted.reads.ts'
import type { Reader } from '../../platform/platform.ts'

/** Whether somebody was told that they were chosen or not, and nothing has changed since: no word is owed to them (SPEC-64). */
const isWaitingForNews = sql<boolean>`applications.removed_at is null
  and (applications.stage <> applications.told_stage or applications.told_stage not in ('approved', 'reject'))`

/** People in a process who have had no word since an instant, along an index of just those. */
export const isWaitingForNewsSince = (instant: Date) => sql<boolean>`${isWaitingForNews} and applications.told_at < ${instant}`

/** New applications whose card or profile no member of staff has opened (SPEC-64). */
export const isUnopened = sql<boolean>`applications.removed_at is null and applications.opened_at is null
  and applications.stage = ${sql.lit(firstStage)}`

/** Cards that were moved without a notice: their candidates still believe in the former stage (SPEC-64). */
export const isUnnotified = sql<boolean>`applications.removed_at is null and applications.stage <> applications.told_stage`

/** People in a process whose last invitation to an interview they answered with another time (SPEC-61). */
export const asksForAnotherTime = sql<boolean>`applications.removed_at is null and applications.id in (
  select interviews.application_id from interview_invitations
  join interviews on interviews.id = interview_invitations.interview_id and interviews.sequence = interview_invitations.sequence
  where interview_invitations.answer = 'other_time' and interviews.cancelled_at is null
)`

export const isGivenUp = sql<boolean>`outgoing_emails.status = 'failed' and outgoing_emails.dismissed_at is null`

/** How many there are of each module that is named, in one query; each is counted no further than limits.countCap (ADM-01). */
export function readCounts(db: Reader, visible: readonly CountedModule[], language: Language) {
  return countEach(db, visible, {
    candidates: sql`from applications where removed_at is null and ${isOfOpenAccount}`,
    skillstest: sql`from skills where active`,
    questions: sql`from questions where language = ${language} and active`,
    users: sql`from users where deleted_at is null`,
    messages: sql`from contact_messages`,
    clients: sql`from clients`,
    roles: sql`from roles`,
    currencies: sql`from currencies`,
  })
}

/** Who deleted their account waits for nothing any more (SPEC-54). */
const waitingPeople = sql`applications join users on users.id = applications.user_id where users.deleted_at is null`

/** How much waits of each kind that is named, in one query, counted as above. */
export function readWaiting(db: Reader, visible: readonly WaitingKind[], now: Date) {
  return countEach(db, visible, {
    texts: sql`from texts_to_rate`,
    emails: sql`from outgoing_emails where ${isGivenUp}`,
    messages: sql`from contact_messages where read_at is null`,
    unopened: sql`from ${waitingPeople} and ${isUnopened}`,
    unnotified: sql`from ${waitingPeople} and ${isUnnotified}`,
    people: sql`from ${waitingPeople} and ${isWaitingForNewsSince(newsOverdueBefore(now))}`,
    interviews: sql`from ${waitingPeople} and ${asksForAnotherTime}`,
  })
}

/** Who was last told something before this has waited too long. */
export function newsOverdueBefore(now: Date): Date {
  return new Date(now.getTime() - limits.unheardDays * dayMs)
}

async function countEach<Key extends string>(
  db: Reader,
  visible: readonly Key[],
  rows: Readonly<Record<Key, RawBuilder<unknown>>>,
): Promise<Record<Key, number | null>> {
  const counts = Object.keys(rows).map((key) => {
    const some = sql`select ${rows[key as Key]} limit ${sql.lit(limits.countCap)}`
    return visible.includes(key as Key)
      ? sql`(select count(*)::integer from (${some}) as counted) as ${sql.ref(key)}`
      : sql`null as ${sql.ref(key)}`
  })
  const { rows: found } = await sql<Record<Key, number | null>>`select ${sql.join(counts)}`.execute(db)
  return found[0] as Record<Key, number | null>
}
