import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onNear` when the element `end` comes within half a window of being visible in a scrolling box. Calls once for each
 * `part` (how far the box is filled), and again after scrolling away and back.
 */
export function useNearEnd(
  box: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  part: string | null,
  onNear: () => void,
): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (part === null || !end.current) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      root: box.current,
      rootMargin: '0px 0px 50%',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [box, end, part])
}
