import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onNear` when what stands at the end of a scrolling box comes within half a window of it of being seen; once for each `part`,
 * which says how far the box was filled, and again when somebody scrolls away and back.
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
