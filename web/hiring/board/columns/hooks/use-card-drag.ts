import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { dropOf } from '#domain/hiring/board/moves.rules.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import type { Place } from '../../parts/board-state.ts'

/**
 * Makes an element a draggable card, and its slot a drop target. The slot includes the gap above the card: otherwise opening the
 * gap would move the card away from the pointer and close the gap again. Returns whether the card is being dragged.
 */
export function useCardDrag(
  slot: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  { id, stage, enabled }: { id: string; stage: Stage; enabled: boolean },
): boolean {
  const [dragged, setDragged] = useState(false)
  useEffect(() => {
    if (!slot.current || !card.current || !enabled) return
    const stopDrag = draggable({
      element: card.current,
      getInitialData: () => ({ card: id, stage }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
    const stopTarget = dropTargetForElements({
      element: slot.current,
      getData: ({ input, element }) => attachClosestEdge({ over: id }, { input, element, allowedEdges: ['top', 'bottom'] }),
    })
    return () => {
      stopDrag()
      stopTarget()
    }
  }, [slot, card, id, stage, enabled])
  return dragged
}

/** Makes an element a column that cards can be dropped in. */
export function useColumnDrop(element: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const node = element.current
    return node ? dropTargetForElements({ element: node, getData: () => ({ column: stage }) }) : undefined
  }, [element, stage])
}

/** A step of a column, or none, that cards can be dropped at. */
export interface StepTarget {
  readonly stage: Stage
  /** The uuid of the step; null for none. */
  readonly step: string | null
}

/** Makes an element a step that cards can be dropped at (STP-01). Returns whether a card is over it. */
export function useStepDrop(element: RefObject<HTMLElement | null>, { stage, step }: StepTarget): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return
    return dropTargetForElements({
      element: node,
      getData: () => ({ target: { stage, step } }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [element, stage, step])
  return over
}

interface Watcher {
  /** The ids of a column's loaded cards, in order. */
  idsOf(stage: Stage): readonly string[]
  onStart(id: string): void
  /** The card is over a place; undefined where a drop would do nothing or is forbidden (BRD-03). */
  onOver(place: Place | undefined): void
  /** `target`: the step at which the card was dropped. */
  onEnd(id: string, place: Place | undefined, target: StepTarget | undefined): void
}

/** Reports every drag on the board. */
export function useDragWatch({ idsOf, onStart, onOver, onEnd }: Watcher): void {
  const start = useEffectEvent(onStart)
  const placeAt = useEffectEvent((id: string, from: unknown, location: DragLocation) => placeOf(id, from, location, idsOf))
  const over = useEffectEvent(onOver)
  const end = useEffectEvent(onEnd)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.card === 'string',
        onDragStart: ({ source }) => start(String(source.data.card)),
        onDrag: ({ source: { data }, location }) => over(placeAt(String(data.card), data.stage, location.current)),
        onDrop: ({ source: { data }, location }) => {
          const id = String(data.card)
          over(undefined)
          end(id, placeAt(id, data.stage, location.current), targetOf(location.current))
        },
      }),
    [],
  )
}

const targetOf = ({ dropTargets }: DragLocation) =>
  dropTargets.find(({ data }) => data.target)?.data.target as StepTarget | undefined

/** The place under the pointer; undefined where a drop would do nothing or is forbidden. */
function placeOf(id: string, from: unknown, { dropTargets }: DragLocation, idsOf: Watcher['idsOf']): Place | undefined {
  const targets = dropTargets.map(({ data }) => data)
  const [own, stage] = [stageOf(from), stageOf(targets.find((data) => data.column)?.column)]
  if (!own || !stage) return undefined
  const hovered = targets.find((data) => data.over)
  const ids = idsOf(stage)
  // A step of another column takes the card to the top of that column.
  if (targets.some((data) => data.target)) return own === stage ? undefined : movable({ stage, before: ids[0] ?? null })
  const at = hovered ? ids.indexOf(String(hovered.over)) + (extractClosestEdge(hovered) === 'bottom' ? 1 : 0) : ids.length
  return movable({ stage, before: ids[at] ?? null }, ids[at - 1])

  function movable(place: Place, after: string | null = null): Place | undefined {
    const what = dropOf({ id, stage: own as Stage }, { ...place, after })
    return what === 'move' || what === 'reorder' ? place : undefined
  }
}

function stageOf(value: unknown): Stage | undefined {
  return stages.find((stage) => stage === value)
}
