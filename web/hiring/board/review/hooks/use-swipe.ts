import { type TouchEvent, useRef } from 'react'
import type { Review } from './use-review.ts'

/** So far a finger goes sideways, in pixels, and at most half as far up or down. */
const leastPx = 72

/** Handlers for an element that a finger swipes aside in a review: to the left leads on, to the right back. Buttons offer the same. */
export function useSwipe(review: Pick<Review, 'next' | 'previous'> | undefined) {
  const began = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      began.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!began.current || !touch) return
      const [x, y] = [touch.clientX - began.current.x, touch.clientY - began.current.y]
      began.current = undefined
      if (Math.abs(x) < leastPx || Math.abs(y) > Math.abs(x) / 2) return
      if (x < 0) review?.next()
      else review?.previous()
    },
  }
}
