import { type RawBuilder, sql } from 'kysely'
import type {
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  WaitOfPeople,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { accountLinkKinds } from '#domain/mail/mail.rules.ts'
import { isOfOpenAccount, isUnopened } from '../../hiring/cards/counted.reads.ts'
import { cappedCount, readPage, readPageByIds } from '../../platform/lists.ts'
import { isWithheld, withholding } from '../../platform/mail/own-application.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isEmailVisibleTo } from '../../platform/sessions/visible-emails.ts'
import { isApplicantKnownTo, isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { asksForAnotherTime, isGivenUp, isUnnotified, isWaitingForNewsSince, newsOverdueBefore } from './dashboard.reads.ts'

const emailColumns = [
  'id',
  'uuid',
  'language',
  'subject',
  'to_name',
  'to_address',
  'queued_at',
  'last_error',
  'kind',
  'expires_at',
  withholding.as('withholding'),
] as const

/** One page of the failed e-mails. There are few, so a search reads all of them. */
export function readFailedEmails(db: Reader, viewer: Person, query: QueryOf<typeof listFailedEmailsEndpoint>) {
  const givenUp = db.selectFrom('outgoing_emails').select(emailColumns).where(isGivenUp).where(isEmailVisibleTo(viewer))
  const searched = sql`searchable(subject || ' ' || to_name || ' ' || to_address)`
  return readPage(db, givenUp, query, 'outgoing_emails', { queued_at: 'queued_at' }, searched)
}

/** Failed e-mails that are worth sending again. */
const worthRetrying = (db: Reader, viewer: Person, now: Date) =>
  db
    .selectFrom('outgoing_emails')
    .where(isGivenUp)
    .where(isEmailVisibleTo(viewer))
    .where('kind', 'not in', accountLinkKinds)
    .where(sql<boolean>`not ${isWithheld}`)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))

/** The oldest `most` failed e-mails that are worth sending again. */
export function readWorthRetrying(db: Reader, viewer: Person, now: Date, most: number) {
  const oldest = worthRetrying(db, viewer, now).orderBy('queued_at').orderBy('id').limit(most)
  return oldest.select(['id', 'application_id']).execute()
}

export const countWorthRetrying = async (db: Reader, viewer: Person, now: Date) =>
  (await cappedCount(db, worthRetrying(db, viewer, now))).total

/** The number of e-mails in the outbox that the viewer may read about, counted up to `limits.countCap`. */
export async function countQueued(db: Reader, viewer: Person): Promise<number> {
  const queued = db.selectFrom('outgoing_emails').where('status', '=', 'queued').where(isEmailVisibleTo(viewer))
  return (await cappedCount(db, queued)).total
}

export function readFailedEmail(db: Reader, viewer: Person, id: string) {
  return db
    .selectFrom('outgoing_emails')
    .select(emailColumns)
    .select(({ selectFrom }) =>
      selectFrom('applications')
        .innerJoin('vacancies', 'vacancies.id', 'vacancy_id')
        .select('title')
        .whereRef('applications.id', '=', 'outgoing_emails.application_id')
        .as('vacancy'),
    )
    .where(recordIs('outgoing_emails', id))
    .where(isEmailVisibleTo(viewer))
    .where('status', '=', 'failed')
    .executeTakeFirst()
}
export type FailedEmail = NonNullable<Awaited<ReturnType<typeof readFailedEmail>>>
export type FailedEmailRow = Awaited<ReturnType<typeof readFailedEmails>>['rows'][number]

const waits: Readonly<Record<WaitOfPeople, (now: Date) => RawBuilder<boolean>>> = {
  unopened: () => isUnopened,
  unnotified: () => isUnnotified,
  word: (now) => isWaitingForNewsSince(newsOverdueBefore(now)),
  other_time: () => asksForAnotherTime,
}

/** One page of the candidates who wait for staff, longest wait first (SPEC-61, SPEC-64). */
export function readWaitingPeople(
  db: Reader,
  viewer: Person,
  { waiting, ...query }: QueryOf<typeof listWaitingPeopleEndpoint>,
  now: Date,
) {
  const ofPeople = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .where('users.deleted_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
  const columns = ofPeople
    .select(['applications.id', 'applications.uuid', 'applications.stage', 'applications.notified_stage'])
    .select(['applications.notified_at', 'users.uuid as user_uuid', 'users.first_name', 'users.last_name'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title'])
    .select('vacancies.language as vacancy_language')
    .select(
      sql<{ starts_at: string; time_zone: string; note: string } | null>`(
        select json_build_object('starts_at', interviews.starts_at, 'time_zone', interviews.time_zone, 'note', invitation.answer_note)
        from interviews join interview_invitations invitation
          on invitation.interview_id = interviews.id and invitation.sequence = interviews.sequence
        where interviews.application_id = applications.id and invitation.answer = 'other_time' and interviews.cancelled_at is null
        order by interviews.starts_at limit 1
      )`.as('asked'),
    )
  // Without the joins, so that an index alone answers the count.
  const counted = db
    .selectFrom('applications')
    .where(isOfOpenAccount)
    .where(waits[waiting](now))
    .where(isApplicationVisibleTo(viewer))
    .where(isApplicantKnownTo(viewer))
  const found = ofPeople.where(waits[waiting](now))
  const sortedBy = { notified_at: 'notified_at' }
  return readPageByIds(db, query, { table: 'applications', sortedBy, searched: 'users.search', found, counted, columns })
}
