import { useEffect } from 'react'
import { useBanner } from '../ui/use-banner.ts'

/**
 * Keeps the page when a link of the site is pressed without a connection, and says why. The browser would otherwise leave the page, with
 * what was typed on it, for its own error.
 */
export function useOfflineLinks(): void {
  const banner = useBanner()
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || !leavesPage(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      banner.error('errors.offline_stay')
    }
    // Captured on the window, before the router sees the press.
    addEventListener('click', stay, { capture: true })
    return () => removeEventListener('click', stay, { capture: true })
  }, [banner])
}

/** Whether a press at this element leads to another page of this site. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.download !== '' || link.origin !== location.origin) return false
  return link.pathname !== location.pathname || link.search !== location.search
}
