import { useState } from 'react'
import type { BoardCard, moveCard, removeCard } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { request } from '../../../platform/client/request.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { nameOf } from './board-card.tsx'
import { findCard, type Place, withCardAt, withCardChanged, withoutCard } from './board-state.ts'
import type { useBoard } from './use-board.ts'

/** Moving and removing cards: at once on screen, put right when the server refuses. `said` is for the live region. */
export function useBoardMoves(board: ReturnType<typeof useBoard>, onNewStage: (card: BoardCard, stage: Stage) => void) {
  const t = useText()
  const banner = useBanner()
  const [said, setSaid] = useState('')

  const move = async (id: string, place: Place) => {
    const found = findCard(board.read(), id)
    if (!found) return
    const { card } = found
    const changed = found.stage !== place.stage
    await board.change((columns) => withCardAt(columns, changed ? { ...card, notice: 'not_notified' } : card, place))
    try {
      const body = { uuid_element: id, name_board: place.stage, before: place.before, version: card.version }
      const { data } = await request<typeof moveCard>('POST', '/api/elements/change', { body })
      await board.change((columns) => withCardChanged(columns, id, { version: data.version, notice: data.notice }))
      const index = findCard(board.read(), id)?.index ?? 0
      const words = { name: nameOf(card), stage: t(`board.stage.${place.stage}`), place: index + 1 }
      setSaid(t(changed ? 'board.moved_to' : 'board.reordered', words))
      if (changed) onNewStage({ ...card, version: data.version, notice: data.notice }, place.stage)
      else focusCard(id)
      // The end in sight is not the end of a column that goes on.
      if (board.read().some((column) => column.name_board === place.stage && column.next !== null)) await board.readAgain()
    } catch (error) {
      const { status } = asRefusal(error)
      const from = board.read().length > 0 ? placeOf(found.stage, found.index) : undefined
      if (from) await board.change((columns) => withCardAt(columns, card, from(withoutCard(columns, id))))
      setSaid(t('board.move_failed'))
      if (status === 409) banner.error('board.stale')
      else banner.refusal(error)
      await board.readAgain()
      focusCard(id)
    }
  }

  const remove = async (card: BoardCard) => {
    const params = { id: card.uuid_element }
    await request<typeof removeCard>('DELETE', '/api/elements/delete/:id', { params })
    await board.change((columns) => withoutCard(columns, card.uuid_element))
    banner.success('board.removed_named', { name: nameOf(card) })
  }
  return { move, remove, said, say: setSaid }
}

/** Gives a card the focus back after it has moved or a dialog about it closed. */
export function focusCard(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-move]`)?.focus({ preventScroll: false }),
  )
}

function placeOf(stage: Stage, index: number) {
  return (columns: ReturnType<typeof withoutCard>): Place => ({
    stage,
    before: columns.find((column) => column.name_board === stage)?.elements[index]?.uuid_element ?? null,
  })
}
