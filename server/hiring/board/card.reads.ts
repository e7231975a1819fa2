import { type RawBuilder, sql } from 'kysely'
import type { TimelineEntry } from '#domain/hiring/board/timeline.contract.ts'
import type { MessageParts } from '#domain/hiring/replies/correspondence.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { readVacancyWithTests, testsOf } from '../../assessment/results/vacancy-results.reads.ts'
import { skillName } from '../../assessment/skills/skill-names.reads.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWaitingReply, madeTries, shownMail, shownReply, shownState } from '../replies/correspondence.reads.ts'

/** A card on the board by its uuid or number, with its hire and the candidate's tests of the vacancy's skills. */
export async function readCardWithTests(db: Reader, viewer: Viewer, id: string) {
  const card = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('rejection_reasons as reason', 'reason.id', 'applications.rejection_reason_id')
    .select(['reason.uuid as reason_uuid', 'reason.name as reason_name'])
    .select(['applications.source_kind', 'applications.source_name'])
    .select(['applications.id', 'applications.user_id', 'vacancies.uuid as vacancy_uuid', 'users.deleted_at'])
    .select(sql<boolean>`applications.hired_at is not null`.as('hired'))
    .select(hasWaitingReply.as('reply_waits'))
    .where(recordIs('applications', id))
    .where('applications.removed_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .executeTakeFirst()
  const vacancy = card && (await readVacancyWithTests(db, viewer, card.vacancy_uuid))
  if (!card || !vacancy) return undefined
  const { tests } = await db
    .selectFrom('applications')
    .select(testsOf(vacancy.skills.map((skill) => skill.id)).as('tests'))
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  const { id: cardId, hired, reply_waits } = card
  const reason = card.reason_uuid && card.reason_name ? { uuid: card.reason_uuid, name: card.reason_name } : null
  const source = { kind: card.source_kind, name: card.source_name }
  const userId = card.deleted_at ? null : card.user_id
  return { id: cardId, userId, hired, source, reason, replyWaits: reply_waits && userId !== null, skills: vacancy.skills, tests }
}
export type CardWithTests = NonNullable<Awaited<ReturnType<typeof readCardWithTests>>>

/** The place of a card on a board. */
export function readPlaceOfCard(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'applications.stage'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .where(recordIs('applications', id))
    .where('applications.removed_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .executeTakeFirst()
}

/** The comment of a client with the times that they wish, which are a comma-separated text. */
const clientWords = (comment: RawBuilder<unknown>, times: RawBuilder<unknown>) =>
  sql`nullif(concat_ws(E'\\n', nullif(${comment}, ''), nullif(replace(${times}, 'T', ' '), '')), '')`
const presentWords = clientWords(sql`presented.comment`, sql`array_to_string(presented.times, ', ')`)
const formerWords = clientWords(
  sql`former.comment`,
  sql`(select string_agg(wished, ', ') from jsonb_array_elements_text(former.times) as wished)`,
)

/**
 * The events of an application, newest first: history, e-mails, comments, answers to invitations and of clients, and the candidate's tests of
 * the vacancy's skills. For a deleted candidate all free text is left out, because it may identify them (SPEC-54).
 */
export async function readTimeline(db: Reader, cardId: number, language: Language, withFiles: boolean): Promise<TimelineRow[]> {
  const name = sql`nullif(${fullName}, '')`
  const { rows } = await sql<TimelineRow>`
    with card as (
      select applications.id, user_id, vacancy_id, brought_at, applications.added_by, users.deleted_at is not null as deleted
      from applications join users on users.id = user_id where applications.id = ${cardId}
    ),
    tests as (
      select attempts.started_at, attempts.finished_at, attempts.state, ${skillName(language)} as name from card
      join vacancy_skills on vacancy_skills.vacancy_id = card.vacancy_id
      join attempts on attempts.user_id = card.user_id and attempts.skill_id = vacancy_skills.skill_id
      join skills on skills.id = attempts.skill_id
    ),
    entries as (
      select case when history.kind in ('applied', 'restored') and history.actor_id <> card.user_id then 'added' else history.kind end as kind,
        history.at, case when history.actor_id <> card.user_id then ${name} end as by, history.from_stage as from,
        history.to_stage as to, null as text, null as language, null as state, 0 as tries, history.brought, 0 as rank, history.id
      from card join application_history history on history.application_id = card.id left join users on users.id = history.actor_id
      union all
      select 'brought', brought_at, ${name}, null, null, null, null, null, 0, null, 7, 0
      from card left join users on users.id = card.added_by where brought_at is not null
      union all
      select 'email', queued_at, ${name}, null, stage, case when not deleted then subject end, outgoing_emails.language, ${shownState}, ${madeTries}, null, 1,
        outgoing_emails.id
      from card join outgoing_emails on outgoing_emails.application_id = card.id left join users on users.id = outgoing_emails.actor_id
      union all
      select 'comment', comments.created_at, ${name}, null, comments.stage, comment_text(comments.id, body), null, null, 0, null, 2, comments.id
      from card join comments on comments.application_id = card.id join users on users.id = comments.author_id where not deleted
      union all
      select invitation.answer, answered_at, null, null, interviews.stage,
        case when not deleted then nullif(answer_note, '') end, null, null, 0, null, 5, 0
      from card join interviews on interviews.application_id = card.id
      join interview_invitations invitation on invitation.interview_id = interviews.id where answer is not null
      union all
      select former.answer, former.at, null, null, interviews.stage, case when not deleted then nullif(former.note, '') end, null, null, 0, null, 5, 0
      from card join interviews on interviews.application_id = card.id
      join interview_invitations invitation on invitation.interview_id = interviews.id
      cross join jsonb_to_recordset(invitation.former_answers) as former (answer text, note text, at timestamptz)
      union all
      select 'presented', shortlists.created_at, ${name}, null, null, null, null, null, 0, null, 8, presented.id
      from card join shortlist_people presented on presented.application_id = card.id
      join shortlists on shortlists.id = presented.shortlist_id left join users on users.id = shortlists.made_by
      union all
      select 'client_' || answer, answered_at, null, null, null, case when not deleted then ${presentWords} end, null, null, 0, null, 9, presented.id
      from card join shortlist_people presented on presented.application_id = card.id where answer is not null
      union all
      select 'client_' || former.answer, former.at, null, null, null, case when not deleted then ${formerWords} end, null, null, 0, null, 9, 0
      from card join shortlist_people presented on presented.application_id = card.id
      cross join jsonb_to_recordset(presented.former_answers) as former (answer text, comment text, times jsonb, at timestamptz)
      union all
      select 'test_started', started_at, null, null, null, name, null, null, 0, null, 3, 0 from tests
      union all
      select 'test_finished', finished_at, null, null, null, name, null, null, 0, null, 4, 0 from tests where state = 'finished'
      union all
      select case when automatic then 'automatic_reply' else 'reply' end, received_at, null, null, null, body, null, null, 0, null, 6, replies.id
      from card join replies on replies.application_id = card.id
      where not deleted and not (automatic and calendar is not null)
    )
    select entries.*, stepped.from_step, stepped.to_step, case when rank = 6 then ${shownReply('entries.id', withFiles)} end as reply,
      case when rank = 1 and text is not null then ${shownMail('entries.id')} end as mail
    from entries left join application_history stepped on rank = 0 and stepped.id = entries.id order by entries.at desc, rank desc, entries.id desc limit ${limits.timelineEntries}`.execute(
    db,
  )
  return rows
}
/** Files are named by their uuids. */
export type TimelineRow = Omit<TimelineEntry, 'at' | 'reply' | 'mail'> & MessageParts & { readonly at: Date }
