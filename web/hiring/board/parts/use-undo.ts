import { useState } from 'react'
import type { undoMove } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { request } from '../../../platform/client/request.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { focusCard } from './board-focus.ts'
import type { useBoard } from './use-board.ts'

/** A card as its move left it; `until` is the instant at which its e-mail leaves, in milliseconds. */
export interface MovedCard {
  readonly id: string
  readonly version: number
  readonly until?: number
}

/** One move, or several that were made together, which may still be taken back. */
export interface UndoOffer {
  readonly cards: readonly [MovedCard, ...MovedCard[]]
  /** Of the one person. */
  readonly name: string
  readonly to: Stage
}

/** The last moves, while they may be taken back: each with its history and its e-mail that waits (ADR-0046). */
export function useUndo(board: ReturnType<typeof useBoard>) {
  const t = useText()
  const banner = useBanner()
  const [offer, setOffer] = useState<UndoOffer>()
  const forget = () => setOffer(undefined)
  /** Forgets the move of a card to which more was done, or about which an e-mail leaves at once: the server takes neither back. */
  const forgetIfOf = (id: string) =>
    setOffer((last) => {
      const [first, ...others] = last?.cards.filter((card) => card.id !== id) ?? []
      return last && first ? { ...last, cards: [first, ...others] } : undefined
    })
  const takeBackOne = async ({ id, version }: MovedCard) =>
    (await request<typeof undoMove>('POST', '/api/elements/undo', { body: { uuid_element: id, version } })).data
  const { busy, run: takeBack } = useAction(async () => {
    if (!offer) return
    const { cards, name } = offer
    try {
      if (cards.length === 1) {
        const { name_board } = await takeBackOne(cards[0])
        banner.success('board.undone_named', { name, stage: t(`board.stage.${name_board}`) })
      } else {
        // One after the other: changes of one board wait for each other anyway.
        let done = 0
        for (const card of cards)
          await takeBackOne(card).then(
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
    await board.readAgain()
    focusCard(cards[0].id)
  })
  /** Whether an offer is about this card alone. */
  const isOf = (id: string) => offer?.cards.length === 1 && offer.cards[0].id === id
  return { offer, make: setOffer, forget, forgetIfOf, takeBack, busy, isOf }
}
