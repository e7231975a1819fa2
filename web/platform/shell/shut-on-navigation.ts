import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes a menu whenever a link has led on. */
export function useShutOnNavigation(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => shut(menu.current), [key])
}

/** Closes a modal dialog or a popover that is open. */
export function shut(menu: HTMLElement | null): void {
  if (menu instanceof HTMLDialogElement && menu.open) menu.close()
  else menu?.hidePopover?.()
}
