import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Closes a menu after each navigation. A list that writes its search or page into the address of the open page does not navigate. */
export function useShutOnNavigation(menu: RefObject<HTMLElement | null>): void {
  const { key, pathname, search } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const before = useRef({ pathname, search })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => {
    const isOtherQuery = isReplaced && pathname === before.current.pathname && search !== before.current.search
    before.current = { pathname, search }
    if (!isOtherQuery) shut(menu.current)
  }, [key])
}

export function shut(menu: HTMLElement | null): void {
  if (menu instanceof HTMLDialogElement && menu.open) menu.close()
  else menu?.hidePopover?.()
}
