import { useState } from 'react'
import type { Stage } from '#domain/kernel/stages.ts'
import { useAction } from '../../../../platform/client/use-action.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { undoMove } from '../../board.queries.ts'
import type { Board } from '../../hooks/use-board.ts'
import { focusCard } from '../../parts/board-focus.ts'

/** A card after a move; `until` is when its e-mail leaves, in milliseconds since the epoch. */
export interface MovedCard {
  readonly id: string
  readonly version: number
  readonly until?: number
}

/** A move, or several made together, that can still be undone. */
export interface UndoOffer {
  readonly cards: readonly [MovedCard, ...MovedCard[]]
  /** The candidate's name, for a single move. */
  readonly name: string
  readonly to: Stage
  /** Set when only the step changed, with the words for the new one (STP-01). */
  readonly step?: string
}

export type Undo = ReturnType<typeof useUndo>

/** The last moves while they can be undone, each with its history and unsent e-mail (ADR-0046). */
export function useUndo(board: Board) {
  const t = useText()
  const banner = useBanner()
  const [offer, setOffer] = useState<UndoOffer>()
  const forget = () => setOffer(undefined)
  /** Drops the offer for a card that was changed again or whose e-mail leaves at once: the server would refuse the undo. */
  const forgetIfOf = (id: string) =>
    setOffer((last) => {
      const [first, ...others] = last?.cards.filter((card) => card.id !== id) ?? []
      return last && first ? { ...last, cards: [first, ...others] } : undefined
    })
  const { busy, run: takeBack } = useAction(async () => {
    if (!offer) return
    const { cards, name, step } = offer
    try {
      if (cards.length === 1) {
        const stage = await undoMove(cards[0])
        if (step === undefined) banner.success('board.undone_named', { name, stage: t(`board.stage.${stage}`) })
        else banner.success('board.undone')
      } else {
        // One after another, because the server serialises changes of one board anyway.
        let done = 0
        for (const card of cards)
          await undoMove(card).then(
            () => (done += 1),
            () => {},
          )
        if (done === cards.length) banner.success('board.undone_many', { count: done })
        else banner.error('board.undone_some', { done, total: cards.length })
      }
    } catch (error) {
      banner.refusal(error)
    }
    forget()
    await board.reload()
    focusCard(cards[0].id)
  })
  /** Whether the offer is about this card alone. */
  const isOf = (id: string) => offer?.cards.length === 1 && offer.cards[0].id === id
  return { offer, make: setOffer, forget, forgetIfOf, takeBack, busy, isOf }
}
