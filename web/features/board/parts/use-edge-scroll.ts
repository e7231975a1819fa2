import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect } from 'react'
import { edgeSpeed } from './edge-scroll.ts'

/** Scrolls a box along one axis while a card is dragged near its edge there. */
export function useEdgeScroll(element: RefObject<HTMLElement | null>, axis: 'x' | 'y'): void {
  useEffect(() => {
    let pointer: { clientX: number; clientY: number } | undefined
    let frame = 0
    let before = 0
    // Kept apart from the box, which knows whole pixels only: slow scrolling is less than one per frame.
    let owed = 0
    const scroll = (now: number) => {
      frame = requestAnimationFrame(scroll)
      const seconds = Math.min(0.05, (now - before) / 1000)
      before = now
      const box = element.current
      if (!box || !pointer) return
      owed += speedAt(box, pointer, axis) * seconds
      const whole = Math.trunc(owed)
      owed -= whole
      if (whole !== 0) box.scrollBy(axis === 'x' ? { left: whole, behavior: 'instant' } : { top: whole, behavior: 'instant' })
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      pointer = undefined
      owed = 0
    }
    const stopWatching = monitorForElements({
      onDragStart: () => {
        before = performance.now()
        frame = requestAnimationFrame(scroll)
      },
      onDrag: ({ location }) => {
        pointer = location.current.input
      },
      onDrop: stop,
    })
    return () => {
      stopWatching()
      stop()
    }
  }, [element, axis])
}

function speedAt(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }, axis: 'x' | 'y'): number {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  if (axis === 'x') return clientY < top || clientY > bottom ? 0 : edgeSpeed(clientX, left, right)
  // A column may be higher than what is in sight of the page: then the edge is where sight ends.
  return clientX < left || clientX > right ? 0 : edgeSpeed(clientY, Math.max(top, 0), Math.min(bottom, window.innerHeight))
}
