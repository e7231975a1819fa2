import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'

/** A person with an open account whom the viewer may see, with the mark of their address. */
export function readReach(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'undelivered_address', 'undelivered_at', 'undelivered_reason'])
    .where(recordIs('users', id))
    .where('deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}
export type ReachRow = NonNullable<Awaited<ReturnType<typeof readReach>>>

/** The files of an answer in the row of `replies`, as a JSON list. Files may be CVs, so not every viewer gets them (CVS-04). */
export const filesOfReply = (withFiles: boolean) => sql<readonly { file: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('file', files.uuid, 'name', files.original_name) order by files.id)
  from reply_files join files on files.id = reply_files.file_id where reply_files.reply_id = replies.id and ${withFiles}
), '[]')`

/** The automatic replies that staff find in one list. A partial index covers this condition. */
export const isLatelyAutomatic = (now: Date) =>
  sql<boolean>`replies.automatic and replies.calendar is null and replies.received_at > ${new Date(now.getTime() - limits.replies.automaticDays * dayMs)}`

/** Whether the mailbox has been away for so long that staff need to know: it was tried several times. */
export const isMailboxAway = (now: Date) =>
  sql<boolean>`away_since < ${new Date(now.getTime() - limits.replies.awayMinutes * 60_000)}`

/** The state of the mailbox with the answers, and how many of them were lately taken for automatic ones. */
export const readMailboxState = (db: Reader, now: Date) =>
  db
    .selectFrom('reply_mailbox')
    .select(['checked_at', 'away_since', 'last_error', 'unmatched'])
    .select(
      sql<number>`(select count(*)::int from (
        select from replies where ${isLatelyAutomatic(now)} limit ${sql.lit(limits.countCap)}) as counted)`.as('automatic'),
    )
    .executeTakeFirstOrThrow()
export type MailboxState = Awaited<ReturnType<typeof readMailboxState>>

/** The last messages that were passed over. Those about a person are for viewers who may see them; others are not for limited roles. */
export function readPassed(db: Reader, viewer: Viewer) {
  return db
    .selectFrom('passed_messages')
    .leftJoin('users', 'users.id', 'passed_messages.user_id')
    .select(['passed_at', 'from_address', 'passed_messages.subject', 'uid', 'passed_messages.reason', 'next_try_at'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('passed_messages.user_id', 'is', null), sql<boolean>`${!isLimited(viewer)}`]),
        and([eb('passed_messages.user_id', 'is not', null), isVisibleTo(viewer)]),
      ]),
    )
    .orderBy('passed_messages.id', 'desc')
    .limit(limits.replies.passedOver)
    .execute()
}
export type PassedRow = Awaited<ReturnType<typeof readPassed>>[number]
