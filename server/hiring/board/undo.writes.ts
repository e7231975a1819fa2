import type { undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import { reasonAgainstUndo } from '#domain/hiring/board/board.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { seenVersion } from '../../platform/changes.ts'
import { takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { takeMoveBack } from '../cards/application-rows.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import { readEmailsSince, readLastMove } from '../cards/moves.reads.ts'
import { restoreInterviews } from '../interviews/unsent-invitation.writes.ts'
import { readEmailState } from './board.reads.ts'
import type { ChangeAuthor } from './board.writes.ts'

/**
 * Undoes a person's last move of a card: stage, place, notified stage, interviews, history and unsent e-mail, all or nothing.
 * Refuses when the card has changed since, when the e-mail has left (ADR-0046), or when the candidate was hired since.
 */
export async function undoMove(platform: Platform, { actor, origin }: ChangeAuthor, body: BodyOf<typeof undoMoveEndpoint>) {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx): Promise<Refusal | Undone> => {
    const card = await readCardToChange(tx, actor, body.uuid_element)
    if (!card) return refuse('errors.not_found')
    if (seenVersion(body, card) !== card.version) return refuse('board.error.changed_since')
    if (card.hired_at) return refuse('board.error.hired_stays')
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
