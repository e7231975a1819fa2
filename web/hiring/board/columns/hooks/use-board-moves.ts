import { useRef, useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../../platform/client/api-refusal.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { moveCard } from '../../board.queries.ts'
import type { Board } from '../../hooks/use-board.ts'
import { focusCard } from '../../parts/board-focus.ts'
import { findCard, needsReload, type Place, placeNow, withCardAt, withCardChanged, withoutCard } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'

interface MoveListener {
  /** Announces a text in the live region. */
  announce(words: string): void
  onNewStage(card: BoardCard, stage: Stage, from: { stage: Stage; index: number }): void
  /** The card has another place in its column, so its move before cannot be undone. */
  onReordered(id: string): void
}

/**
 * Moves cards. A move is shown at once and taken back when the server refuses it. They are sent one after another, because each names the card
 * that it lands in front of, which may be there by the move before. `busy`: a move has no answer yet.
 * `changingStage`: one of these moves goes to another stage.
 */
export function useBoardMoves(board: Board, { announce, onNewStage, onReordered }: MoveListener) {
  const t = useText()
  const banner = useBanner()
  const lastMove = useRef(Promise.resolve())
  const [underWay, setUnderWay] = useState<readonly { readonly changed: boolean }[]>([])

  const move = async (id: string, place: Place) => {
    const found = findCard(board.read(), id)
    if (!found) return
    const { card } = found
    const changed = found.stage !== place.stage
    const shown = board.change((columns) =>
      withCardAt(columns, changed ? { ...card, notice: 'not_notified', step: null } : card, place),
    )
    const own = { changed }
    setUnderWay((moves) => [...moves, own])
    const before = lastMove.current
    const answer = (async () => {
      await shown
      await waitForPaint()
      await before
      try {
        const { version, notice } = await moveCard(card, placeNow(board.read(), id, place))
        await board.change((columns) => withCardChanged(columns, id, { version, notice }))
        return { version, notice }
      } catch (error) {
        await board.change((columns) => withCardAt(columns, card, placeOf(columns, id, found)))
        throw error
      }
    })()
    lastMove.current = answer.then(
      () => {},
      () => {},
    )
    try {
      const { version, notice } = await answer
      const index = findCard(board.read(), id)?.index ?? 0
      const words = { name: nameOf(card), stage: t(`board.stage.${place.stage}`), place: index + 1 }
      announce(t(changed ? 'board.moved_to' : 'board.reordered', words))
      if (changed) onNewStage({ ...card, version, notice, step: null }, place.stage, { stage: found.stage, index: found.index })
      else {
        onReordered(id)
        focusCard(id)
      }
      if (needsReload(board.read(), place.stage)) await board.reload()
      else if (changed) void board.recount()
    } catch (error) {
      announce(t('board.move_failed'))
      if (asRefusal(error).code === 'errors.stale') banner.error('board.stale')
      else banner.refusal(error)
      await board.reload()
      focusCard(id)
    } finally {
      setUnderWay((moves) => moves.filter((one) => one !== own))
    }
  }
  return { move, busy: underWay.length > 0, changingStage: underWay.some(({ changed }) => changed) }
}

/** Where a card stood, given by the cards around it. */
function placeOf(columns: ReturnType<typeof withoutCard>, id: string, { stage, index }: { stage: Stage; index: number }): Place {
  const column = withoutCard(columns, id).find(({ name_board }) => name_board === stage)
  return { stage, before: column?.elements[index]?.uuid_element ?? null }
}

/**
 * Waits until the browser has painted the current change. Sending a request takes as long as half of the drawing (P16). Returns at
 * once in browsers without task priorities.
 */
async function waitForPaint(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' })
}
