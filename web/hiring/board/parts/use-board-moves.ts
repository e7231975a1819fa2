import { useState } from 'react'
import type { BoardCard, moveCardEndpoint, removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { request } from '../../../platform/client/request.ts'
import { waitForPaint } from '../../../platform/client/wait-for-paint.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { nameOf } from './board-card.tsx'
import { focusCard } from './board-focus.ts'
import { findCard, needsReload, type Place, withCardAt, withCardChanged, withoutCard } from './board-state.ts'
import type { useBoard } from './use-board.ts'

interface Tell {
  /** Announces a text in the live region. */
  announce(words: string): void
  onNewStage(card: BoardCard, stage: Stage): void
}

/**
 * Moves and removes cards and cancels interviews. A move is shown at once and taken back when the server refuses it. `busy`: a
 * move has no answer yet. `changingStage`: one of these moves goes to another stage.
 */
export function useBoardMoves(board: ReturnType<typeof useBoard>, { announce, onNewStage }: Tell) {
  const t = useText()
  const banner = useBanner()
  const [underWay, setUnderWay] = useState<readonly { readonly changed: boolean }[]>([])

  const move = async (id: string, place: Place) => {
    const found = findCard(board.read(), id)
    if (!found) return
    const { card } = found
    const changed = found.stage !== place.stage
    const shown = board.change((columns) => withCardAt(columns, changed ? { ...card, notice: 'not_notified' } : card, place))
    const own = { changed }
    setUnderWay((moves) => [...moves, own])
    try {
      await shown
      await waitForPaint()
      const body = { uuid_element: id, name_board: place.stage, before: place.before, version: card.version }
      const { data } = await request<typeof moveCardEndpoint>('POST', '/api/elements/change', { body })
      await board.change((columns) => withCardChanged(columns, id, { version: data.version, notice: data.notice }))
      const index = findCard(board.read(), id)?.index ?? 0
      const words = { name: nameOf(card), stage: t(`board.stage.${place.stage}`), place: index + 1 }
      announce(t(changed ? 'board.moved_to' : 'board.reordered', words))
      if (changed) onNewStage({ ...card, version: data.version, notice: data.notice }, place.stage)
      else focusCard(id)
      if (needsReload(board.read(), place.stage)) await board.reload()
      else if (changed) void board.recount()
    } catch (error) {
      await board.change((columns) => withCardAt(columns, card, placeOf(columns, id, found)))
      announce(t('board.move_failed'))
      if (asRefusal(error).code === 'errors.stale') banner.error('board.stale')
      else banner.refusal(error)
      await board.reload()
      focusCard(id)
    } finally {
      setUnderWay((moves) => moves.filter((one) => one !== own))
    }
  }

  /** @throws ApiRefusal, which the dialog shows */
  const remove = async (card: BoardCard) => {
    try {
      await request<typeof removeCardEndpoint>('DELETE', '/api/elements/delete/:id', { params: { id: card.uuid_element } })
      await board.change((columns) => withoutCard(columns, card.uuid_element))
      banner.success('board.removed_named', { name: nameOf(card) })
      void (needsReload(board.read()) ? board.reload() : board.recount())
    } catch (error) {
      void board.reload()
      throw error
    }
  }
  /** @throws ApiRefusal, which the dialog shows */
  const cancelInterview = async (card: BoardCard, reason: string) => {
    const { uuid_element: id } = card
    try {
      await request<typeof cancelInterviewEndpoint>('DELETE', '/api/elements/interview/:id', { params: { id }, body: { reason } })
      await board.change((columns) => withCardChanged(columns, id, { interview: null }))
      banner.success('interviews.cancelled')
      // Cancelling drops an unsent invitation with its notice, so the card's notice may have changed.
      void board.reload()
    } catch (error) {
      void board.reload()
      throw error
    }
  }
  return { move, remove, cancelInterview, busy: underWay.length > 0, changingStage: underWay.some(({ changed }) => changed) }
}

/** Where a card stood, given by the cards around it. */
function placeOf(columns: ReturnType<typeof withoutCard>, id: string, { stage, index }: { stage: Stage; index: number }): Place {
  const column = withoutCard(columns, id).find(({ name_board }) => name_board === stage)
  return { stage, before: column?.elements[index]?.uuid_element ?? null }
}
