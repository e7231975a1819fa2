import { useEffect, useEffectEvent } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { stages } from '#domain/kernel/stages.ts'
import { type findCard, type Place, topOf } from '../../parts/board-state.ts'

/** While the menu of a card is open (`found`), the keys 1 to 6 move the card to the top of the stage with this place (BRD-07). */
export function useStageKeys(
  found: ReturnType<typeof findCard>,
  columns: readonly BoardColumn[],
  onMove: (id: string, place: Place) => void,
): void {
  const isOpen = found !== undefined
  const press = useEffectEvent((event: KeyboardEvent) => {
    const stage = stages[Number(event.key) - 1]
    if (!found || !stage || event.ctrlKey || event.metaKey || event.altKey) return
    if (stage === found.stage || !stagesOpenTo([found.stage]).includes(stage)) return
    event.preventDefault()
    onMove(found.card.uuid_element, topOf(columns, stage))
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
}
