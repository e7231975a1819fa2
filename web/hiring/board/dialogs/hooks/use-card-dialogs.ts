import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import type { CardPart } from '#domain/hiring/board/board.screens.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { Board } from '../../hooks/use-board.ts'
import { focusCard, focusColumn } from '../../parts/board-focus.ts'
import { findCard } from '../../parts/board-state.ts'

export type CardAction = 'menu' | 'details' | 'notify' | 'times' | 'cancelInterview' | 'remove'

/** What a card offers itself: its dialogs, and its notes, which are a part of the details. */
export type CardOffer = CardAction | 'notes'

/** A dialog about a card, at the stage where it was opened. */
export interface CardDialog {
  readonly action: CardAction
  readonly card: BoardCard
  readonly stage: Stage
  /** The part of the details that is shown at first. */
  readonly show?: CardPart
  /** The place that the card had before it was moved in this dialog, from which the dialog leads on. */
  readonly from?: { readonly stage: Stage; readonly index: number } | undefined
}

/** The card of a link to the board, whose details open once the board is loaded. */
export interface InitialCard {
  readonly id: string
  readonly show: CardPart
}

export type CardDialogs = ReturnType<typeof useCardDialogs>

/** A queue of dialogs: the first one is open. A later dialog never replaces one that somebody is writing in. */
export function useCardDialogs(read: Board['read'], initial?: InitialCard) {
  const [queue, setQueue] = useState<readonly CardDialog[]>([])
  const afterClosing = useRef<() => void>(undefined)
  const [current] = queue

  const open = useCallback((dialog: CardDialog) => setQueue((all) => [...all, dialog]), [])
  /**
   * Opens the e-mail about a card's new stage. The details in which the card was moved wait behind it, so that a person decides about one
   * candidate after another.
   */
  const openNewStage = useCallback((card: BoardCard, stage: Stage, from: NonNullable<CardDialog['from']>) => {
    const email = { action: 'notify', card, stage } as const
    setQueue((all) => {
      const [first, ...others] = all
      const isIn = first?.action === 'details' && first.card.uuid_element === card.uuid_element
      if (!isIn) return [...all, email]
      const old = first.from ?? from
      // A card that is back in its old stage leads on from the place that it has there now.
      return [email, { ...first, card, stage, from: old.stage === stage ? undefined : old }, ...others]
    })
  }, [])
  /** Opens a dialog about a card of the board. */
  const openOn = useCallback(
    (offer: CardOffer, id: string) => {
      const found = findCard(read(), id)
      if (!found) return
      const { card, stage } = found
      open(offer === 'notes' ? { action: 'details', card, stage, show: 'notes' } : { action: offer, card, stage })
    },
    [read, open],
  )
  const opened = useRef(false)
  useEffect(() => {
    if (!initial || opened.current) return
    opened.current = true
    const found = findCard(read(), initial.id)
    if (found) open({ action: 'details', card: found.card, stage: found.stage, show: initial.show })
  }, [initial, read, open])
  /** `then` runs after the last dialog has closed, when the page can take the focus again. */
  const shut = (then: (() => void) | undefined) => {
    afterClosing.current = then
    setQueue((all) => all.slice(1))
  }
  useEffect(() => {
    if (queue.length > 0) return
    afterClosing.current?.()
    afterClosing.current = undefined
  }, [queue])

  const focusAfter = ({ action, card, stage }: CardDialog) => {
    if (!findCard(read(), card.uuid_element)) focusColumn(stage)
    else if (action !== 'remove') focusCard(card.uuid_element)
  }
  return {
    current,
    open,
    openOn,
    openNewStage,
    /** Closes the open dialog. The focus goes to its card, or to the column that the card has left. */
    close: () => shut(() => current && focusAfter(current)),
    /** Closes the open dialog and opens another about its card. */
    goOn(action: CardAction) {
      if (!current) return
      open({ ...current, action })
      shut(undefined)
    },
    /** Opens the e-mail about the card of the open dialog, which waits behind it. */
    writeFirst: () =>
      setQueue(([first, ...others]) => (first ? [{ ...first, action: 'notify' as const }, first, ...others] : [])),
    /** Gives the open dialog another card, or the current state of its card. */
    follow: (found: Pick<CardDialog, 'card' | 'stage'>) =>
      setQueue((all) =>
        all.map((dialog, index) => (index === 0 ? { ...dialog, card: found.card, stage: found.stage, from: undefined } : dialog)),
      ),
  }
}
