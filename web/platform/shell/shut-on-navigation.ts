import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes a menu after each navigation. */
export function useShutOnNavigation(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => shut(menu.current), [key])
}

export function shut(menu: HTMLElement | null): void {
  if (menu instanceof HTMLDialogElement && menu.open) menu.close()
  else menu?.hidePopover?.()
}
