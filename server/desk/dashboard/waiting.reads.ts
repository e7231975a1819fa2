import { type RawBuilder, sql } from 'kysely'
import type {
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  WaitOfPeople,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { isOfOpenAccount } from '../../hiring/cards/counted.reads.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isEmailVisibleTo } from '../../platform/sessions/visible-emails.ts'
import { isApplicantKnownTo, isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import {
  asksForAnotherTime,
  isGivenUp,
  isUnnotified,
  isUnopened,
  isWaitingForNewsSince,
  newsOverdueBefore,
} from './dashboard.reads.ts'

const emailColumns = ['id', 'uuid', 'language', 'subject', 'to_name', 'to_address', 'queued_at', 'last_error', 'kind'] as const

/** One page of the failed e-mails. There are few, so a search reads all of them. */
export function readFailedEmails(db: Reader, viewer: Person, query: QueryOf<typeof listFailedEmailsEndpoint>) {
  const givenUp = db.selectFrom('outgoing_emails').select(emailColumns).where(isGivenUp).where(isEmailVisibleTo(viewer))
  const searched = sql`searchable(subject || ' ' || to_name || ' ' || to_address)`
  return readPage(db, givenUp, query, 'outgoing_emails', { queued_at: 'queued_at' }, searched)
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
  const people = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'applications.stage', 'applications.notified_stage', 'applications.notified_at'])
    .select(['users.uuid as user_uuid', 'users.first_name', 'users.last_name'])
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
    .where('users.deleted_at', 'is', null)
    .where(waits[waiting](now))
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
  // Without the joins, so that an index alone answers the count.
  const counted = db
    .selectFrom('applications')
    .where(isOfOpenAccount)
    .where(waits[waiting](now))
    .where(isApplicationVisibleTo(viewer))
    .where(isApplicantKnownTo(viewer))
  return readPage(db, people, query, 'applications', { told_at: 'notified_at' }, 'users.search', () => cappedCount(db, counted))
}
