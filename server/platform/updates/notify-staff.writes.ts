import { type RawBuilder, sql } from 'kysely'
import type { Right } from '#domain/kernel/permissions.ts'
import type { RecordUpdateKind } from '#domain/update-kinds.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { announcing, liveWakeUp } from '../live/live.ts'
import type { Reader } from '../platform.ts'
import { holdsRight } from '../sessions/visible-people.ts'
import { updateTopic } from './update-topic.ts'

/** A comment on an application, or a note on a person. */
type MentioningNote = { readonly commentId: number } | { readonly noteId: number }

/** An event about a record of the feature that declares the kind. Everybody with the right is notified, or those of `receivers` (ADR-0151). */
interface RecordEvent {
  readonly kind: RecordUpdateKind
  readonly recordId: number
  readonly right: Right
  readonly receivers?: readonly number[] | undefined
  readonly by?: number | undefined
}

type KnownEvent =
  | { readonly kind: 'application'; readonly applicationUuid: string; readonly by?: number | undefined }
  | { readonly kind: 'interview_answered'; readonly applicationId: number }
  | { readonly kind: 'client_answered'; readonly applicationId: number }
  | { readonly kind: 'test_finished' | 'rating_due'; readonly attemptId: number }
  | ({ readonly kind: 'mention'; readonly receivers: readonly number[]; readonly by: number } & MentioningNote)
  | { readonly kind: 'team_joined'; readonly vacancyId: number; readonly receivers: readonly number[]; readonly by: number }
  | { readonly kind: 'email_failed'; readonly emailId: number }
  | { readonly kind: 'reply'; readonly replyId: number }

/** An event of which staff may be notified. `by` is the colleague who caused it, who is not notified. */
export type StaffEvent = KnownEvent | RecordEvent

/**
 * Writes the updates of an event, one for each receiver, and announces them to their open pages (NOT-01). Call it in the transaction of
 * the event, as late as possible: two events about the same matter wait for each other. One statement, however many receivers there are.
 * An unread update about the same matter gets the time of the event instead of a second row. `beside` is another insert of the event, which
 * the same statement makes, with the name that it wakes.
 */
export async function notifyStaff(tx: Reader, now: Date, event: StaffEvent, beside?: Beside): Promise<void> {
  const at = sql`${now}::timestamptz`
  const { matters, receivers } = 'recordId' in event ? partsOfRecord(event, at) : partsOf[event.kind](event as never, at)
  const by = ('by' in event && event.by) || 0
  await plannedOnce(
    tx,
    sql`
      with matters as materialized (${matters}),
      receivers as (${receivers}),
      noticed as (
        insert into staff_notices (user_id, kind, vacancy_id, application_id, skill_id, comment_id, note_id, email_id, reply_id, record_id, caused_by,
          since, at)
        select distinct on (users.id) users.id, ${sql.lit(event.kind)}, vacancy_id, application_id, skill_id, comment_id, note_id, email_id, reply_id,
          record_id, ${event.kind === 'team_joined' || 'recordId' in event ? sql`${by || null}::bigint` : sql`null::bigint`}, at, at
        from receivers join users on users.id = receivers.user_id
        where users.deleted_at is null and users.id <> ${by}::bigint
        -- The same order for everybody, so that two events cannot deadlock.
        order by users.id, application_id desc
        on conflict (user_id, kind, matter_id) where read_at is null
          -- Of two concurrent events the earlier one may come second. It counts, and an e-mail reports it.
          do update set at = greatest(staff_notices.at, excluded.at), since = least(staff_notices.since, excluded.since),
            mailed_at = case when staff_notices.mailed_at >= excluded.at then excluded.at - interval '1 microsecond'
              else staff_notices.mailed_at end,
            skill_id = excluded.skill_id, caused_by = excluded.caused_by, reply_id = excluded.reply_id
        returning user_id
      )${beside ? sql`, beside as (${beside.insert})` : sql``}
      ${announcing(sql`select ${sql.lit(updateTopic(''))} || user_id, '{}' from noticed`)}`,
    liveWakeUp,
    ...(beside ? [beside.wakes] : []),
  )
}

interface Beside {
  readonly insert: RawBuilder<unknown>
  readonly wakes: string
}

interface Parts {
  /** One row per matter, of the columns of `matter`. */
  readonly matters: RawBuilder<unknown>
  /** Their columns with `user_id`. */
  readonly receivers: RawBuilder<unknown>
}
type Event<Kind> = Extract<KnownEvent, { kind: Kind }>

/** The columns of a matter; those left out are null. `at` is the time of the event, `record` the id of a feature's own record. */
function matter(
  columns: { at: RawBuilder<unknown>; record?: number } & Partial<
    Record<'vacancy' | 'application' | 'skill' | 'comment' | 'note' | 'email' | 'reply', string>
  >,
) {
  const reference = (column: string | undefined) => (column === undefined ? sql`null::bigint` : sql.ref(column))
  const { vacancy, application, skill, comment, note, email, reply, record = null, at } = columns
  return sql`select ${reference(vacancy)} as vacancy_id, ${reference(application)} as application_id, ${reference(skill)} as skill_id,
    ${reference(comment)} as comment_id, ${reference(note)} as note_id, ${reference(email)} as email_id, ${reference(reply)} as reply_id,
    ${record}::bigint as record_id, ${at} as at`
}

const partsOfRecord = ({ recordId, right, receivers }: RecordEvent, at: RawBuilder<unknown>): Parts => ({
  matters: matter({ record: recordId, at }),
  receivers: sql`select matters.*, users.id as user_id from matters cross join users where ${holdsRight(right)}
    and ${receivers ? sql`users.id = any(${receivers}::bigint[])` : sql`true`}`,
})

/** An answer about an application, of its candidate or of the client. */
const ofApplication = ({ applicationId }: { readonly applicationId: number }, at: RawBuilder<unknown>): Parts => ({
  matters: sql`${matter({ vacancy: 'vacancy_id', application: 'id', at })} from applications where id = ${applicationId}::bigint`,
  receivers: peopleOfVacancies,
})

const partsOf: { readonly [Kind in KnownEvent['kind']]: (event: Event<Kind>, now: RawBuilder<unknown>) => Parts } = {
  application: ({ applicationUuid }) => ({
    matters: sql`${matter({ vacancy: 'vacancy_id', at: sql.ref('applied_at') })} from applications where uuid = ${applicationUuid}::uuid`,
    receivers: peopleOfVacancies,
  }),
  interview_answered: ofApplication,
  client_answered: ofApplication,
  test_finished: ({ attemptId }, at) => ({
    matters: sql`
      ${matter({ vacancy: 'applications.vacancy_id', application: 'applications.id', skill: 'attempts.skill_id', at })}
      from attempts
      join applications on applications.user_id = attempts.user_id and applications.removed_at is null
      join vacancy_skills on vacancy_skills.vacancy_id = applications.vacancy_id and vacancy_skills.skill_id = attempts.skill_id
      where attempts.id = ${attemptId}::bigint`,
    receivers: peopleOfVacancies,
  }),
  rating_due: ({ attemptId }, at) => ({
    matters: sql`${matter({ at })} where exists (select from texts_to_rate where attempt_id = ${attemptId}::bigint)`,
    receivers: sql`
      select matters.*, users.id as user_id from matters cross join users where ${holdsRight({ module: 'users', item: 'rate' })}`,
  }),
  mention: (event, at) => ({
    matters:
      'noteId' in event
        ? sql`${matter({ note: 'id', at })} from person_notes where id = ${event.noteId}::bigint`
        : sql`
      ${matter({ vacancy: 'applications.vacancy_id', application: 'applications.id', comment: 'comments.id', at })}
      from comments join applications on applications.id = comments.application_id where comments.id = ${event.commentId}::bigint`,
    receivers: sql`select matters.*, unnest(${event.receivers}::bigint[]) as user_id from matters`,
  }),
  team_joined: ({ vacancyId, receivers }, at) => ({
    matters: sql`${matter({ vacancy: 'id', at })} from vacancies where id = ${vacancyId}::bigint`,
    receivers: sql`select matters.*, unnest(${receivers}::bigint[]) as user_id from matters`,
  }),
  // The e-mail's sender is notified, else the people of its vacancy. Nobody is notified of an e-mail of the site to an account, such as an update.
  email_failed: ({ emailId }, at) => ({
    matters: sql`
      ${matter({ vacancy: 'applications.vacancy_id', application: 'applications.id', email: 'emails.id', at })}
      from outgoing_emails as emails left join applications on applications.id = emails.application_id
      where emails.id = ${emailId}::bigint and emails.kind not in ('notice', 'notice_digest')`,
    receivers: sql`
      select matters.*, emails.actor_id as user_id from matters join outgoing_emails as emails on emails.id = matters.email_id
      where emails.actor_id is not null
      union all
      select * from (${peopleOfVacancies}) as others
      where not exists (select from outgoing_emails as emails where emails.id = others.email_id and emails.actor_id is not null)`,
  }),
  // The colleague who wrote the e-mail, else the people of its vacancy, and the colleague who answered the person last.
  reply: ({ replyId }, at) => ({
    matters: sql`
      ${matter({ vacancy: 'applications.vacancy_id', application: 'applications.id', reply: 'replies.id', at })}
      from replies left join applications on applications.id = replies.application_id where replies.id = ${replyId}::bigint`,
    receivers: sql`
      select matters.*, writer.id as user_id from matters cross join lateral (${writerOfAnswered} union ${lastToAnswer}) as writer
      union all
      select * from (${peopleOfVacancies}) as others where not exists (${writerOfAnswered})`,
  }),
}

const readsCandidates = holdsRight({ module: 'candidates', item: 'view' })

/** The colleague who wrote the e-mail that `reply_id` answers, if they are still there and may read about candidates. */
const writerOfAnswered = sql`
  select users.id from replies as answers
  join outgoing_emails as emails on emails.id = answers.email_id
  join users on users.id = emails.actor_id and users.deleted_at is null
  where answers.id = reply_id and (${readsCandidates} or ${holdsRight({ module: 'users', item: 'view' })})`

/** The colleague who last answered a reply in the correspondence of `reply_id`, under the same conditions. */
const lastToAnswer = sql`
  select users.id from (
    select emails.actor_id from replies as answers
    join outgoing_emails as emails on emails.user_id = answers.user_id and emails.application_id is not distinct from answers.application_id
    where answers.id = reply_id and emails.kind = 'answer' and emails.actor_id is not null
    order by emails.id desc limit 1
  ) as last
  join users on users.id = last.actor_id and users.deleted_at is null
  where ${readsCandidates} or ${holdsRight({ module: 'users', item: 'view' })}`

/** The owner and the members of the vacancies of `matters` (TEA-01), as far as they are there and may read about them. */
const members = sql`
  select matters.*, users.id as user_id
  from matters
  cross join lateral (
    select owner_id as user_id from vacancies where vacancies.id = matters.vacancy_id
    union
    select vacancy_members.user_id from vacancy_members where vacancy_members.vacancy_id = matters.vacancy_id
  ) as working
  join users on users.id = working.user_id
  where users.deleted_at is null and ${readsCandidates}`

/** The people of the vacancies of `matters`: of a vacancy that nobody works on, everybody who may read about all vacancies. */
const peopleOfVacancies = sql`
  select * from (${members}) as members
  union all
  select matters.*, users.id from matters join users on ${readsCandidates}
  join roles on roles.id = users.role_id and not roles.limited
  where matters.vacancy_id not in (select working.vacancy_id from (${members}) as working)`
