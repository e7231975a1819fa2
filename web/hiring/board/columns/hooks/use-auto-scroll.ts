import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'

/** Scrolls a box along one axis while a card is dragged near its edge. */
export function useAutoScroll(element: RefObject<HTMLElement | null>, axis: 'horizontal' | 'vertical'): void {
  useEffect(() => {
    const box = element.current
    return box ? autoScrollForElements({ element: box, getAllowedAxis: () => axis }) : undefined
  }, [element, axis])
}
