import type { undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import { reasonAgainstUndo } from '#domain/hiring/board/board.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { seenVersion } from '../../platform/changes.ts'
import { takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { takeMoveBack, takeStepBack } from '../cards/application-rows.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import { readEmailsSince, readLastMove, readLastStep } from '../cards/moves.reads.ts'
import { restoreInterviews } from '../interviews/unsent-invitation.writes.ts'
import { readEmailState } from './board.reads.ts'
import type { ChangeAuthor } from './board.writes.ts'

/**
 * Undoes a person's last move of a card: stage, place, notified stage, interviews, history and unsent e-mail, all or nothing.
 * Refuses when the card has changed since, when the e-mail has left (ADR-0046), or when the candidate was hired since. A change of its step
 * is undone alike (STP-01).
 */
export async function undoMove(platform: Platform, { actor, origin }: ChangeAuthor, body: BodyOf<typeof undoMoveEndpoint>) {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx): Promise<Refusal | Undone> => {
    const card = await readCardToChange(tx, actor, body.uuid_element)
    if (!card) return refuse('errors.not_found')
    if (seenVersion(body, card) !== card.version) return refuse('board.error.changed_since')
    if (card.hired_at) return refuse('board.error.hired_stays')
    const stepped = await readLastStep(tx, card.id)
    if (stepped) return undoStep(platform, tx, { actor, origin }, { card, stepped, now })
    const move = await readLastMove(tx, card.id)
    const emails = move ? await readEmailsSince(tx, card.id, move) : []
    const why = reasonAgainstUndo(move, actor.id, emails)
    if (!move || why) return refuse(why ?? 'board.error.changed_since')
    const ids = emails.map(({ id }) => id)
    await takeBackMails(tx, platform, ids)
    await restoreInterviews(tx, card.id, move)
    const { stage, version } = await takeMoveBack(tx, card.id, move.id)
    const detail = { from: move.to_stage, to: move.from_stage, emails: ids.length }
    await audit(tx, actor, { action: 'application.move_undone', subjectType: 'application', subjectId: card.id, detail }, now)
    await announce(platform, tx, card.vacancy.uuid, { kind: 'moved', uuid_element: card.uuid, origin })
    await queueApplicationEvents(tx, 'application.moved', [card.id], now, { from: card.stage })
    return { uuid: card.uuid, stage, version, notice: await readEmailState(tx, card.id) }
  })
}
type Undone = Awaited<ReturnType<typeof takeMoveBack>> & { uuid: string; notice: Awaited<ReturnType<typeof readEmailState>> }

interface SteppedCard {
  readonly card: NonNullable<Awaited<ReturnType<typeof readCardToChange>>>
  readonly stepped: NonNullable<Awaited<ReturnType<typeof readLastStep>>>
  readonly now: Date
}

/** Undoes a person's last change of a card's step. */
async function undoStep(
  platform: Platform,
  tx: Tx,
  { actor, origin }: ChangeAuthor,
  { card, stepped, now }: SteppedCard,
): Promise<Refusal | Undone> {
  const back = stepped.by === actor.id ? await takeStepBack(tx, card.id, stepped) : undefined
  if (!back) return refuse('board.error.changed_since')
  const detail = { from: stepped.to_step, to: stepped.from_step }
  await audit(tx, actor, { action: 'application.move_undone', subjectType: 'application', subjectId: card.id, detail }, now)
  await announce(platform, tx, card.vacancy.uuid, { kind: 'moved', uuid_element: card.uuid, origin })
  return { uuid: card.uuid, ...back, notice: await readEmailState(tx, card.id) }
}
