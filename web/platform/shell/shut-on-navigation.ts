import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover whenever a link has led on. */
export function useShutOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => popover.current?.hidePopover?.(), [key])
}
