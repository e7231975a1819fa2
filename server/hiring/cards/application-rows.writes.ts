import { type Insertable, type QueryCreator, type RawBuilder, sql, type Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'

// Together with hiring/applications, this folder has all writes of applications and application_history (ADR-0138).

/** The change of one card, to be executed by the caller, whose statement may have other parts (ADR-0102). */
export const changeOfCard = (db: QueryCreator<DB>, id: number, change: Updateable<DB['applications']>) =>
  db.updateTable('applications').set(change).where('applications.id', '=', id)

export async function changeCard(tx: Tx, id: number, change: Updateable<DB['applications']>): Promise<void> {
  await changeOfCard(tx, id, change).execute()
}

/** The insert of a step into a card's history, to be executed by the caller. `replaced` is what an undo of a move restores (ADR-0046). */
export const stepOfCard = (
  db: QueryCreator<DB>,
  step: Omit<Insertable<DB['application_history']>, 'replaced' | 'from_step'> & {
    readonly replaced?: RawBuilder<string>
    readonly from_step?: RawBuilder<string | null>
  },
) => db.insertInto('application_history').values(step)

export async function recordStep(tx: Tx, step: Parameters<typeof stepOfCard>[1]): Promise<void> {
  await stepOfCard(tx, step).execute()
}

/** Gives cards of a column new positions. */
export async function placeCards(tx: Tx, ids: readonly number[], positions: readonly string[]): Promise<void> {
  await sql`
    update applications set position = placed.position
    from unnest(${ids}::bigint[], ${positions}::text[]) as placed(id, position)
    where applications.id = placed.id`.execute(tx)
}

/** The name of the step at which a row of `applications` stands; null at none. */
export const stepNameOf = (cardId: number) => sql<string | null>`(
  select stage_steps.name from applications join stage_steps on stage_steps.id = applications.step_id where applications.id = ${cardId}
)`

interface Stepped {
  readonly id: number
  readonly stage: string
  readonly step_name: string | null
}
type Target = { readonly id: number; readonly name: string } | null

/** Puts cards at a step of their stage, or at none, with a row of history for each (STP-01). */
export async function putAtStep(
  tx: Tx,
  cards: readonly Stepped[],
  to: Target,
  actor: { readonly id: number },
  at: Date,
): Promise<void> {
  if (cards.length === 0) return
  const ids = cards.map(({ id }) => id)
  await sql`update applications set step_id = ${to?.id ?? null}::bigint, version = version + 1 where id = any(${ids}::bigint[])`.execute(
    tx,
  )
  await tx
    .insertInto('application_history')
    .values(
      cards.map(({ id, stage, step_name }) => ({
        ...{ application_id: id, actor_id: actor.id, kind: 'stepped' as const, from_stage: stage, to_stage: stage },
        ...{ from_step: step_name, to_step: to?.name ?? null, at },
      })),
    )
    .execute()
}

/** Takes all cards from a step that is deleted, those of the board with a row of history. The caller has locked the vacancy. */
export async function leaveStep(
  tx: Tx,
  from: { readonly id: number; readonly name: string; readonly stage: string },
  to: Target,
  actor: { readonly id: number },
  at: Date,
): Promise<void> {
  await sql`
    insert into application_history (application_id, actor_id, kind, from_stage, to_stage, from_step, to_step, at)
    select id, ${actor.id}::bigint, 'stepped', ${from.stage}, ${from.stage}, ${from.name}, ${to?.name ?? null}::text, ${at}::timestamptz
    from applications where step_id = ${from.id} and removed_at is null order by id`.execute(tx)
  await sql`update applications set step_id = ${to?.id ?? null}::bigint, version = version + 1 where step_id = ${from.id}`.execute(
    tx,
  )
}

/** Takes a card back to the step that it left, and forgets the change; undefined when that step is gone by now. */
export async function takeStepBack(tx: Tx, cardId: number, event: { readonly id: number; readonly from_step: string | null }) {
  const step = await tx
    .selectFrom('stage_steps')
    .innerJoin('applications', 'applications.vacancy_id', 'stage_steps.vacancy_id')
    .select('stage_steps.id')
    .where('applications.id', '=', cardId)
    .whereRef('stage_steps.stage', '=', 'applications.stage')
    .where('stage_steps.name', '=', event.from_step ?? '')
    .executeTakeFirst()
  if (event.from_step !== null && !step) return undefined
  await tx.deleteFrom('application_history').where('id', '=', event.id).execute()
  return changeOfCard(tx, cardId, { step_id: step?.id ?? null, version: sql<number>`applications.version + 1` as never })
    .returning(['applications.stage', 'applications.version'])
    .executeTakeFirstOrThrow()
}

/** Takes a card back to what its move replaced, and forgets the move (ADR-0046). */
export async function takeMoveBack(tx: Tx, cardId: number, moveId: number) {
  const card = await tx
    .updateTable('applications')
    .from('application_history as move')
    .where('applications.id', '=', cardId)
    .where('move.id', '=', moveId)
    .set({
      stage: sql`move.from_stage`,
      position: sql`move.replaced->>'position'`,
      step_id: sql`(
        select stage_steps.id from stage_steps
        where stage_steps.vacancy_id = applications.vacancy_id and stage_steps.stage = move.from_stage and stage_steps.name = move.from_step
      )`,
      stage_changed_at: sql`(move.replaced->>'stage_changed_at')::timestamptz`,
      notified_stage: sql`move.replaced->>'notified_stage'`,
      notified_at: sql`(move.replaced->>'notified_at')::timestamptz`,
      version: sql`applications.version + 1`,
    })
    .returning(['applications.stage', 'applications.version'])
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('application_history').where('id', '=', moveId).execute()
  return card
}

/**
 * The candidate has not read the e-mail after a move: the card counts as notified of what it was before that move, also in what later
 * moves restore.
 */
export async function restoreNotified(tx: Tx, cardId: number, moveId: number, interviews: RawBuilder<unknown>): Promise<void> {
  await tx
    .updateTable('applications')
    .from('application_history as move')
    .where('applications.id', '=', cardId)
    .where('move.id', '=', moveId)
    .set({
      notified_stage: sql`move.replaced->>'notified_stage'`,
      notified_at: sql`(move.replaced->>'notified_at')::timestamptz`,
    })
    .execute()
  await sql`
    update application_history set replaced = replaced
      || jsonb_build_object('notified_stage', notified_stage, 'notified_at', notified_at, 'interviews', ${interviews})
    from applications
    where applications.id = application_id and application_id = ${cardId} and application_history.id > ${moveId}
      and replaced is not null`.execute(tx)
}

/** Forgets the hire of a card, with its step in the history. */
export async function forgetHire(tx: Tx, cardId: number): Promise<void> {
  await sql`
    delete from application_history using applications
    where applications.id = application_history.application_id and applications.id = ${cardId}
      and application_history.kind = 'hired' and application_history.at = applications.hired_at`.execute(tx)
  await changeCard(tx, cardId, { hired_at: null, hire_ended_at: null })
}

/** Ends the current hires of a person, who works there no more. They stay in figures and openings. */
export async function endHires(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ hire_ended_at: now })
    .where('user_id', '=', userId)
    .where('hired_at', 'is not', null)
    .where('hire_ended_at', 'is', null)
    .execute()
}

/** Moves that are undone no more: what they replaced is forgotten, of the cards of this condition on application_history. */
export async function forgetReplaced(tx: Tx, cards: RawBuilder<unknown>): Promise<void> {
  await sql`update application_history set replaced = null where application_id in (${cards}) and replaced is not null`.execute(
    tx,
  )
}

/** Each card takes rows of many tables along, so that twenty thousand in one statement come near its limit of time. */
const deletedAtOnce = 1000

/** Deletes cards that an import had added, as if nobody had put them there. */
export async function deleteCards(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += deletedAtOnce) {
    const some = ids.slice(at, at + deletedAtOnce)
    await tx.deleteFrom('application_history').where(sql<boolean>`application_id = any(${some}::bigint[])`).execute()
    await tx.deleteFrom('applications').where(sql<boolean>`id = any(${some}::bigint[])`).execute()
  }
}

/** Takes cards off their board again that an import had put back there. */
export async function removeAgain(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into application_history (application_id, actor_id, kind, from_stage, at)
    select id, ${null}::bigint, 'removed', stage, ${now} from applications where id = any(${ids}::bigint[])`.execute(tx)
  await sql`update applications set removed_at = ${now}, version = version + 1 where id = any(${ids}::bigint[])`.execute(tx)
}
