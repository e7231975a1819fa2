import { sql } from 'kysely'
import type { Stage } from '#domain/kernel/stages.ts'
import type { Reader, Tx } from '../../platform/platform.ts'

/** The latest e-mail about a row of `applications`, 0 without any. A move stores it, so that undo knows which e-mails came after it. */
export const lastEmail = sql<number>`coalesce((select max(id) from outgoing_emails where application_id = applications.id), 0)`

/** Null of a move that was made before moves stored it. */
const emailBefore = sql<number | null>`(replaced->>'last_email')::bigint`

/** A card's last event when it is a move that can be undone; undefined when the candidate has answered an invitation since. */
export async function readLastMove(db: Reader, cardId: number) {
  const last = await db
    .selectFrom('application_history')
    .select(['id', 'kind', 'actor_id as by', 'at'])
    .select([
      sql<Stage>`to_stage`.as('to_stage'),
      sql<Stage>`from_stage`.as('from_stage'),
      sql<Date>`(replaced->>'notified_at')::timestamptz`.as('notified_before'),
      emailBefore.as('email_before'),
      sql<boolean>`replaced is not null and not exists (
        select from interviews join interview_invitations answered on answered.interview_id = interviews.id
        where interviews.application_id = application_history.application_id and answered.answered_at >= application_history.at
      )`.as('can_be_taken_back'),
    ])
    .where('application_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'moved' && last.can_be_taken_back ? last : undefined
}
export type LastMove = NonNullable<Awaited<ReturnType<typeof readLastMove>>>

/** A card's last event when it is a change of its step, which can be undone (STP-01). */
export async function readLastStep(db: Reader, cardId: number) {
  const last = await db
    .selectFrom('application_history')
    .select(['id', 'kind', 'actor_id as by', 'from_step', 'to_step'])
    .where('application_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'stepped' ? last : undefined
}

/** The move whose e-mail is still unsent (ADR-0046), if the card has one. */
export function readMoveWithUnsentMail(tx: Tx, cardId: number, now: Date) {
  return tx
    .selectFrom('application_history as move')
    .innerJoin('applications', 'applications.id', 'move.application_id')
    .select(['move.id', 'move.at', emailBefore.as('email_before')])
    .where('applications.id', '=', cardId)
    .where('applications.notified_at', '>', now)
    .where('move.replaced', 'is not', null)
    .where('move.at', '<=', (eb) =>
      eb
        .selectFrom('outgoing_emails')
        .select('queued_at')
        .where('application_id', '=', cardId)
        .where('kind', '=', sql.lit('stage'))
        .where('status', '=', sql.lit('queued'))
        .where('attempts', '=', 0)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .orderBy('move.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The e-mails about a card that were queued since a move, whatever the clock says, locked so that no worker takes one until the transaction
 * ends.
 */
export function readEmailsSince(tx: Tx, cardId: number, { at, email_before }: Pick<LastMove, 'at' | 'email_before'>) {
  return tx
    .selectFrom('outgoing_emails')
    .select(['id', 'kind', 'status', 'attempts', 'calendar'])
    .where('application_id', '=', cardId)
    .where((eb) => (email_before === null ? eb('queued_at', '>=', at) : eb('id', '>', email_before)))
    .forUpdate()
    .execute()
}

/** The interviews of a row of `applications` as JSON. A move stores them, and undo restores them (ADR-0046). */
export const interviewsAsJson = sql`(
  select coalesce(jsonb_agg(to_jsonb(interviews)), '[]') from interviews where interviews.application_id = applications.id
)`
