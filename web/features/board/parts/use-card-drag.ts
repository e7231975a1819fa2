import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dropOf } from '#domain/board/board.rules.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import type { Place } from './board-state.ts'

type Half = 'above' | 'below'

/** Makes an element a card that can be dragged, and a place for others: `over` says on which half of it one hovers. */
export function useCardDrag(element: RefObject<HTMLElement | null>, id: string, stage: Stage, enabled: boolean) {
  const [over, setOver] = useState<Half>()
  const [dragged, setDragged] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node || !enabled) return
    const stopDrag = draggable({
      element: node,
      getInitialData: () => ({ card: id, stage }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
    const stopTarget = dropTargetForElements({
      element: node,
      getData: ({ input }) => ({ over: id, half: halfOf(node, input.clientY) }),
      onDrag: ({ self, source }) => setOver(source.data.card === id ? undefined : (self.data.half as Half)),
      onDragLeave: () => setOver(undefined),
      onDrop: () => setOver(undefined),
    })
    return () => {
      stopDrag()
      stopTarget()
    }
  }, [element, id, stage, enabled])
  return { over, dragged }
}

/** Makes an element the column that cards are let go in. */
export function useColumnDrop(element: RefObject<HTMLElement | null>, stage: Stage): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return
    return dropTargetForElements({
      element: node,
      getData: () => ({ column: stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [element, stage])
  return over
}

interface Watcher {
  /** The ids of a column's cards in sight, in order. */
  idsOf(stage: Stage): readonly string[]
  onStart(id: string): void
  /** The card was let go; `place` is undefined where that means nothing (BRD-03). */
  onEnd(id: string, place: Place | undefined): void
}

/** Follows every drag of the board. */
export function useDragWatch(watcher: Watcher): void {
  const latest = useRef(watcher)
  latest.current = watcher
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.card === 'string',
        onDragStart: ({ source }) => latest.current.onStart(String(source.data.card)),
        onDrop: ({ source, location }) => {
          const id = String(source.data.card)
          const from = stageOf(source.data.stage)
          const targets = location.current.dropTargets.map(({ data }) => data)
          const stage = stageOf(targets.find((data) => data.column)?.column)
          if (!from || !stage) return latest.current.onEnd(id, undefined)
          const hovered = targets.find((data) => data.over)
          const ids = latest.current.idsOf(stage)
          const at = hovered ? ids.indexOf(String(hovered.over)) + (hovered.half === 'below' ? 1 : 0) : ids.length
          const before = ids[at] ?? null
          const what = dropOf({ id, stage: from }, { stage, before, after: ids[at - 1] ?? null })
          latest.current.onEnd(id, what === 'nothing' ? undefined : { stage, before })
        },
      }),
    [],
  )
}

function halfOf(node: HTMLElement, y: number): Half {
  const { top, height } = node.getBoundingClientRect()
  return y < top + height / 2 ? 'above' : 'below'
}

function stageOf(value: unknown): Stage | undefined {
  return stages.find((stage) => stage === value)
}
