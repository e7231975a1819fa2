import { useState } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { findCard, isSamePlace, type Place } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'
import { type StepTarget, useDragWatch } from './use-card-drag.ts'

/** Moves a dragged card where it is dropped, and puts it at the step there. Returns whether a card is being dragged, and where it would land. */
export function useBoardDrag(
  read: () => readonly BoardColumn[],
  move: (id: string, place: Place) => Promise<void>,
  setStep: (ids: readonly string[], target: StepTarget) => Promise<void>,
  announce: (words: string) => void,
): { dragging: boolean; landing: Place | undefined } {
  const t = useText()
  const [dragging, setDragging] = useState(false)
  const [landing, setLanding] = useState<Place>()
  useDragWatch({
    idsOf: (stage) =>
      read()
        .find((column) => column.name_board === stage)
        ?.elements.map((card) => card.uuid_element) ?? [],
    onStart: (id) => {
      setDragging(true)
      const found = findCard(read(), id)
      if (found) announce(t('board.dragging', { name: nameOf(found.card) }))
    },
    onOver: (place) => setLanding((known) => (isSamePlace(known, place) ? known : place)),
    onEnd: async (id, place, target) => {
      setDragging(false)
      if (place) await move(id, place)
      if (target) await setStep([id], target)
    },
  })
  return { dragging, landing }
}
