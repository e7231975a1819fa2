import { sql } from 'kysely'
import { type Likert, ratedPoints } from '#domain/assessment/results/scoring.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { setPointsOfText } from '../attempts/scoring.writes.ts'
import { readRatings, type TextRowToRate } from './rating.reads.ts'

type Text = Pick<TextRowToRate, 'attempt_id' | 'position' | 'question_id'>

/**
 * Rates a free text (RES-02). The points are the mean of all people's ratings (TRU-03). A person's new rating replaces their own.
 */
export function rateText(platform: Platform, rater: Person, text: Text, code: Likert) {
  const detail = { position: text.position, code }
  return change(platform, rater, { action: 'rating.given', detail }, async (tx, now) => {
    if (!(await lockAttempt(tx, text))) return undefined
    const former = await readRatings(tx, text)
    const own = former.find(({ rater_id }) => rater_id === rater.id)
    if (own) await withdraw(tx, own.id, now)
    const counts = own?.counts ?? former.length === 0
    const { attempt_id, position, question_id } = text
    const rating = await tx
      .insertInto('ratings')
      .values({ attempt_id, position, question_id, rater_id: rater.id, code, counts, rated_at: now })
      .returning('id')
      .executeTakeFirst()
    const others = former.filter(({ rater_id }) => rater_id !== rater.id)
    await setPoints(tx, text, [...others.map((one) => one.code), code], { reason: 'rated', actor: rater, now })
    return rating
  })
}

/** Withdraws a person's rating. The other ratings give the points, or the text is unrated again. */
export function undoRating(platform: Platform, rater: Person, text: Text) {
  const detail: Record<string, unknown> = { position: text.position }
  return change(platform, rater, { action: 'rating.withdrawn', detail }, async (tx, now) => {
    if (!(await lockAttempt(tx, text))) return undefined
    const all = await readRatings(tx, text)
    const own = all.find(({ rater_id }) => rater_id === rater.id)
    if (!own) return undefined
    detail.code = own.code
    await withdraw(tx, own.id, now)
    const others = all.filter(({ id }) => id !== own.id)
    if (own.counts && others[0]) await tx.updateTable('ratings').set({ counts: true }).where('id', '=', others[0].id).execute()
    const codes = others.map(({ code }) => code)
    await setPoints(tx, text, codes, { reason: 'rating_withdrawn', actor: rater, now })
    return own
  })
}

/** Locks an attempt for the transaction. Resolves to false when its texts may not be rated any more. */
async function lockAttempt(tx: Tx, { attempt_id, position }: Text): Promise<boolean> {
  const held = await tx
    .selectFrom('attempts')
    .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
    .where('attempts.id', '=', attempt_id)
    .where('attempt_questions.position', '=', position)
    .where('attempts.state', '=', 'finished')
    .where('attempts.archived_at', 'is', null)
    .where('attempt_questions.given', '=', false)
    .select('attempts.id')
    .forUpdate('attempts')
    .executeTakeFirst()
  return held !== undefined
}

async function withdraw(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('ratings').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

interface Why {
  readonly reason: 'rated' | 'rating_withdrawn'
  readonly actor: Person
  readonly now: Date
}

/** Records that a broken question gives its points in these attempts, before they get them. */
export async function recordGiving(
  tx: Tx,
  {
    attemptIds,
    questionId,
    points,
  }: { readonly attemptIds: readonly number[]; readonly questionId: number; readonly points: number },
  actorId: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('point_changes')
    .columns(['attempt_id', 'position', 'former_points', 'points', 'reason', 'actor_id', 'at'])
    .expression((from) =>
      from
        .selectFrom('attempt_questions')
        .where('attempt_id', 'in', attemptIds)
        .where('question_id', '=', questionId)
        .where('given', '=', false)
        .select([
          'attempt_id',
          'position',
          'points',
          sql<number>`${points}::numeric`.as('given'),
          sql<'broken'>`'broken'`.as('reason'),
          sql<number>`${actorId}::bigint`.as('actor_id'),
          sql<Date>`${now}::timestamptz`.as('at'),
        ]),
    )
    .execute()
}

/** Sets a text's points by its ratings, records a change with its reason, and scores the attempt again. */
async function setPoints(tx: Tx, { attempt_id, position }: Text, codes: readonly Likert[], { reason, actor, now }: Why) {
  const points = ratedPoints(codes)
  const text = tx.selectFrom('attempt_questions').where('attempt_id', '=', attempt_id).where('position', '=', position)
  await tx
    .insertInto('point_changes')
    .columns(['attempt_id', 'position', 'former_points', 'points', 'reason', 'actor_id', 'at'])
    .expression(
      text
        .where('points', 'is distinct from', points)
        .select([
          'attempt_id',
          'position',
          'points as former_points',
          sql<number | null>`${points}::numeric`.as('points'),
          sql<Why['reason']>`${reason}`.as('reason'),
          sql<number>`${actor.id}::bigint`.as('actor_id'),
          sql<Date>`${now}::timestamptz`.as('at'),
        ]),
    )
    .execute()
  await setPointsOfText(tx, { attempt_id, position }, points)
}
