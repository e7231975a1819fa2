import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { cancelInterview, removeCard } from '../../board.queries.ts'
import type { Board } from '../../hooks/use-board.ts'
import type { Undo } from '../../live/hooks/use-undo.ts'
import { needsReload, withCardChanged, withoutCard } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'

export type CardChanges = ReturnType<typeof useCardChanges>

/** What dialogs do to a card besides moving it. The board shows each change at once. */
export function useCardChanges(board: Board, undo: Undo) {
  const banner = useBanner()
  return {
    /** @throws ApiRefusal, which the dialog shows */
    async remove(card: BoardCard) {
      try {
        await removeCard(card)
        undo.forgetIfOf(card.uuid_element)
        await board.change((columns) => withoutCard(columns, card.uuid_element))
        banner.success('board.removed_named', { name: nameOf(card) })
        void (needsReload(board.read()) ? board.reload() : board.recount())
      } catch (error) {
        void board.reload()
        throw error
      }
    },
    /** @throws ApiRefusal, which the dialog shows */
    async cancelInterview(card: BoardCard, reason: string) {
      try {
        await cancelInterview(card, reason)
        await board.change((columns) => withCardChanged(columns, card.uuid_element, { interview: null }))
        banner.success('interviews.cancelled')
        // Cancelling drops an unsent invitation with its notice, so the card's notice may have changed.
        void board.reload()
      } catch (error) {
        void board.reload()
        throw error
      }
    },
    /** Shows the hired mark on the card and in the count of the head. A hired candidate's move cannot be undone. */
    showHired({ uuid_element: id }: BoardCard, hired_strut: BoardCard['hired_strut']) {
      undo.forgetIfOf(id)
      void board.change((columns) => withCardChanged(columns, id, { hired_strut }))
      void board.recount()
    },
    /** Shows on the card that its e-mail is queued. An e-mail that is not `held` leaves at once, which ends the offer to undo. */
    async showSent(id: string, stage: Stage, held: boolean) {
      if (!held) undo.forgetIfOf(id)
      await board.change((columns) => withCardChanged(columns, id, { notice: 'queued', notified_stage: stage }))
    },
  }
}
