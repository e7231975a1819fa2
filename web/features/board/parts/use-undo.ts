import { useState } from 'react'
import type { undoMove } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { request } from '../../../platform/client/request.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { focusCard } from './board-focus.ts'
import type { useBoard } from './use-board.ts'

/** A move that may still be taken back. */
interface UndoOffer {
  readonly id: string
  readonly name: string
  readonly to: Stage
  readonly version: number
}

/** The last move, while it may be taken back: it with its history and its e-mail that waits (decision 0046). */
export function useUndo(board: ReturnType<typeof useBoard>) {
  const t = useText()
  const banner = useBanner()
  const [offer, setOffer] = useState<UndoOffer>()
  const forget = () => setOffer(undefined)
  /** Forgets the move of a card to which more was done, or about which an e-mail leaves at once: the server takes neither back. */
  const forgetIfOf = (id: string) => setOffer((last) => (last?.id === id ? undefined : last))
  const { busy, run: takeBack } = useAction(async () => {
    if (!offer) return
    const { id, version, name } = offer
    try {
      const { data } = await request<typeof undoMove>('POST', '/api/elements/undo', { body: { uuid_element: id, version } })
      banner.success('board.undone_named', { name, stage: t(`board.stage.${data.name_board}`) })
    } catch (error) {
      banner.refusal(error)
    }
    forget()
    await board.readAgain()
    focusCard(id)
  })
  return { offer, make: setOffer, forget, forgetIfOf, takeBack, busy }
}
