import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { listUpdatesEndpoint, UpdateSettings, UpdateView } from '#domain/desk/updates/updates.contract.ts'
import type { InterviewAnswer } from '#domain/hiring/interviews/interviews.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { defaultDelivery, type UpdateKind } from '#domain/update-kinds.ts'
import { skillName } from '../../assessment/skills/skill-names.reads.ts'
import { capped, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import type { Stated } from '../../platform/stated.ts'

/** A database, and what features state about their own kinds of updates. */
interface Reading {
  readonly db: Reader
  readonly stated: Pick<Stated, 'updates'>
}

/** The events that a number counts: all of the update, or those that were in no e-mail. */
type Counted = 'all' | 'unmailed'

/** A number of events, as far as it is counted. */
const upTo = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::integer from (select ${rows} limit ${sql.lit(limits.updates.countCap)}) as counted)`

/** Applications of an update that the viewer may read about: all, or those since the last e-mail. */
const applicationsOf = (viewer: Person, of: Counted) => sql`
  from applications join users on users.id = applications.user_id
  where applications.vacancy_id = notice.vacancy_id and applications.removed_at is null and users.deleted_at is null
    and applications.applied_at between notice.since and notice.at
    and ${of === 'unmailed' ? sql`(notice.mailed_at is null or applications.applied_at > notice.mailed_at)` : sql`true`}
    and applications.added_by is distinct from ${viewer.id} and ${isVisibleTo(viewer)}`

/** Finished tests of an update: of the vacancy's skills, since its first event. */
const testsOf = sql`
  from attempts join vacancy_skills on vacancy_skills.skill_id = attempts.skill_id and vacancy_skills.vacancy_id = notice.vacancy_id
  where attempts.user_id = applications.user_id and attempts.state = 'finished'
    and attempts.finished_at between notice.since and notice.at`

const shownCount = (viewer: Person, of: Counted) => sql<number>`case notice.kind
  when 'application' then ${upTo(applicationsOf(viewer, of))}
  when 'test_finished' then greatest(1, ${upTo(testsOf)})
  when 'rating_due' then ${upTo(sql`from texts_to_rate`)}
  else 1 end`

/** Whether the viewer still is in the team of the update's vacancy. */
const isInTeam = (viewer: Person) => sql`(vacancies.owner_id = ${viewer.id} or exists (
  select from vacancy_members where vacancy_members.vacancy_id = notice.vacancy_id and vacancy_members.user_id = ${viewer.id}))`

/** The last application of an update, with its candidate. */
const lastApplicant = (viewer: Person) => sql<UpdateView['candidate']>`case when notice.kind = 'application' then (
  select json_build_object('uuid', users.uuid, 'fullname', trim(users.first_name || ' ' || users.last_name), 'uuid_element', applications.uuid)
  ${applicationsOf(viewer, 'all')} order by applications.applied_at desc, applications.id desc limit 1) end`

/** The name of the record of an update of a feature's own kind; null without the record. */
function recordName({ updates }: Reading['stated']) {
  const named = Object.entries(updates).map(([kind, { name }]) => sql`when ${sql.lit(kind)} then ${name}`)
  return named.length === 0 ? sql<string | null>`null::text` : sql<string | null>`case notice.kind ${sql.join(named, sql` `)} end`
}

/** The updates of a viewer about what still exists, and what the viewer may read now: rights change after an update was written. */
function isReadable(viewer: Person, stated: Reading['stated']): RawBuilder<SqlBool> {
  const readsCandidates = mayUse(viewer, { module: 'candidates', item: 'view' })
  const readsPeople = mayUse(viewer, { module: 'users', item: 'view' })
  const readsMails = readsCandidates || readsPeople
  const ofRecords = Object.entries(stated.updates)
    .filter(([, { right }]) => mayUse(viewer, right))
    .map(([kind]) => kind)
  const kinds: readonly string[] = [
    ...ofRecords,
    ...(readsCandidates
      ? (['application', 'interview_answered', 'client_answered', 'test_finished', 'team_joined'] satisfies UpdateKind[])
      : []),
    ...(readsCandidates || readsPeople ? (['mention'] satisfies UpdateKind[]) : []),
    ...(mayUse(viewer, { module: 'users', item: 'rate' }) ? (['rating_due'] satisfies UpdateKind[]) : []),
    ...(readsMails ? (['email_failed', 'reply'] satisfies UpdateKind[]) : []),
  ]
  return sql`notice.kind = any(${kinds}::text[])
    and (notice.vacancy_id is null or ${readsCandidates ? isVacancyVisibleTo(viewer) : sql`notice.kind = 'email_failed'`})
    and (notice.application_id is null or (applications.removed_at is null and ${isApplicationVisibleTo(viewer)}))
    and (users.id is null or (users.deleted_at is null and ${isVisibleTo(viewer)}))
    and (notice.note_id is null or ${readsPeople ? sql`true` : sql`false`})
    and (notice.record_id is null or ${recordName(stated)} is not null)
    and case notice.kind
      when 'application' then exists (select ${applicationsOf(viewer, 'all')})
      when 'rating_due' then exists (select from texts_to_rate)
      when 'team_joined' then ${isInTeam(viewer)}
      when 'email_failed' then email.status = 'failed' and email.dismissed_at is null
      else true end`
}

/** The query of the updates that a viewer may read now. */
function notices({ db, stated }: Reading, viewer: Person, of: Counted = 'all') {
  return db
    .selectFrom('staff_notices as notice')
    .leftJoin('vacancies', 'vacancies.id', 'notice.vacancy_id')
    .leftJoin('applications', 'applications.id', 'notice.application_id')
    .leftJoin('person_notes', 'person_notes.id', 'notice.note_id')
    .leftJoin('replies', 'replies.id', 'notice.reply_id')
    .leftJoin('users', (join) =>
      join.on(sql<boolean>`users.id = coalesce(applications.user_id, person_notes.user_id, replies.user_id)`),
    )
    .leftJoin('skills', 'skills.id', 'notice.skill_id')
    .leftJoin('comments', 'comments.id', 'notice.comment_id')
    .leftJoin('users as author', (join) =>
      join.on(sql<boolean>`author.id = coalesce(comments.author_id, person_notes.author_id, notice.caused_by)`),
    )
    .leftJoin('outgoing_emails as email', 'email.id', 'notice.email_id')
    .select([
      'notice.id',
      'notice.uuid',
      sql<UpdateKind>`notice.kind`.as('kind'),
      'notice.at',
      'notice.read_at',
      'notice.vacancy_id',
    ])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language as vacancy_language'])
    .select(['applications.uuid as card_uuid', 'users.uuid as candidate_uuid', skillName(viewer.language).as('skill')])
    .select([
      sql<string | null>`coalesce(email.subject, ${recordName(stated)})`.as('subject'),
      // Requests for consent are sent without a name.
      sql<string | null>`coalesce(nullif(email.to_name, ''), (
        select nullif(trim(receiver.first_name || ' ' || receiver.last_name), '') from users as receiver
        where receiver.id = email.user_id and receiver.deleted_at is null), email.to_address)`.as('to_name'),
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('candidate'),
      sql<string | null>`trim(author.first_name || ' ' || author.last_name)`.as('author'),
      sql<InterviewAnswer | null>`case when notice.kind = 'interview_answered' then (
        select invitation.answer from interviews
        join interview_invitations as invitation on invitation.interview_id = interviews.id
        where interviews.application_id = notice.application_id and invitation.answer is not null
        order by invitation.answered_at desc limit 1) end`.as('answer'),
      lastApplicant(viewer).as('last_applicant'),
      sql<boolean>`vacancies.owner_id is not distinct from ${viewer.id}`.as('is_owner'),
      shownCount(viewer, of).as('count'),
    ])
    .where('notice.user_id', '=', viewer.id)
    .where(isReadable(viewer, stated))
}
export type UpdateRow = Awaited<ReturnType<typeof readNewestUpdates>>[number]

/** One page of a viewer's updates. */
export function readUpdates({ db, stated }: Reading, viewer: Person, query: QueryOf<typeof listUpdatesEndpoint>) {
  const searched = sql`searchable(concat_ws(' ', vacancies.title, users.first_name, users.last_name, author.first_name, author.last_name,
    ${recordName(stated)}))`
  return readPage(db, notices({ db, stated }, viewer), query, 'notice', { at: 'at' }, searched)
}

/** The newest updates of a viewer, as the bell lists them. */
export function readNewestUpdates(reading: Reading, viewer: Person) {
  return notices(reading, viewer)
    .orderBy('notice.at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(sql.lit(limits.updates.inBell))
    .execute()
}

/** The number of unread updates that a viewer may read. */
export async function countUnread(reading: Reading, viewer: Person): Promise<{ total: number; total_capped: boolean }> {
  const unread = notices(reading, viewer)
    .where('notice.read_at', 'is', null)
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(sql.lit(limits.updates.countCap + 1))
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${unread}) as counted`.execute(reading.db)
  return capped(rows[0]?.count ?? 0, limits.updates.countCap)
}

/** The unread updates of a viewer that were in no e-mail yet, of the kinds given; `count` has the events since the last e-mail. */
export function readUnmailed(reading: Reading, viewer: Person, kinds: readonly UpdateKind[]) {
  return notices(reading, viewer, 'unmailed')
    .where('notice.read_at', 'is', null)
    .where(isUnmailed('notice'))
    .where('notice.kind', 'in', kinds)
    .orderBy('vacancies.title')
    .orderBy('notice.vacancy_id')
    .orderBy('notice.id')
    .execute()
}
export type UnmailedUpdate = Awaited<ReturnType<typeof readUnmailed>>[number]

/** Condition of the partial index of updates that were in no e-mail. */
export const isUnmailed = (notice: string) =>
  sql<boolean>`(${sql.ref(`${notice}.mailed_at`)} is null or ${sql.ref(`${notice}.mailed_at`)} < ${sql.ref(`${notice}.at`)})`

/** The delivery of a kind that a colleague chose, or the default. */
export async function readUpdateSettings(db: Reader, userId: number): Promise<UpdateSettings> {
  const chosen = await db.selectFrom('notice_settings').select(['kind', 'delivery']).where('user_id', '=', userId).execute()
  return { ...defaultDelivery, ...Object.fromEntries(chosen.map(({ kind, delivery }) => [kind, delivery])) }
}

/** The delivery of the kind of a row of `notice`, as SQL. */
const chosenDelivery = sql`coalesce(
  (select delivery from notice_settings where notice_settings.user_id = notice.user_id and notice_settings.kind = notice.kind),
  case notice.kind ${sql.join(
    Object.entries(defaultDelivery).map(([kind, delivery]) => sql`when ${sql.lit(kind)} then ${sql.lit(delivery)}`),
    sql` `,
  )} end)`

interface Receiver {
  readonly id: number
  readonly uuid: string
  readonly email: string
  readonly language: Language
  readonly name: string
  readonly first_name: string
  readonly time_zone: string | null
  /** The day of their last daily e-mail, in their time zone. */
  readonly day: string | null
}

/** Colleagues with unread updates that the next e-mail of this delivery will report. */
export function readReceivers(db: Reader, delivery: 'at_once' | 'daily'): Promise<Receiver[]> {
  return db
    .selectFrom('users')
    .leftJoin('notice_digests', 'notice_digests.user_id', 'users.id')
    .select(['users.id', 'users.uuid', 'users.email', 'users.language', 'users.time_zone'])
    .select([
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'),
      'users.first_name',
      sql<string | null>`notice_digests.day::text`.as('day'),
    ])
    .where('users.deleted_at', 'is', null)
    .where(
      sql<boolean>`users.id in (
        select notice.user_id from staff_notices as notice
        where notice.read_at is null and ${isUnmailed('notice')} and ${chosenDelivery} = ${delivery})`,
    )
    .orderBy('users.id')
    .execute()
}
