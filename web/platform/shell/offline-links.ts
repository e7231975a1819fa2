import { useEffect } from 'react'
import { askServer, isAskingServer, knownConnection } from '../client/connection.ts'
import { useBanner } from '../ui/use-banner.ts'

/**
 * Keeps the page when a link of the site is pressed without a connection, and says why. The browser would otherwise leave the page, with
 * what was typed on it, for its own error. Browsers do not notice a line that is lost further away: the server is asked from the moment
 * that the pointer goes down, and a link waits for the answer.
 */
export function useOfflineLinks(): void {
  const banner = useBanner()
  useEffect(() => {
    let follows = false
    const ask = ({ target }: Event) => {
      if (linkLeaving(target)) void askServer()
    }
    const stay = (event: MouseEvent) => {
      const link = linkLeaving(event.target)
      if (follows || event.defaultPrevented || !link) return
      const known = knownConnection()
      // Other tabs and windows show their own error, and leave this page alone.
      if (known || (known === undefined && opensElsewhere(event, link))) return
      event.preventDefault()
      event.stopPropagation()
      if (known === false) return banner.error('errors.offline_stay')
      isAskingServer.become(true)
      void askServer().then((isReached) => {
        if (!isReached) return banner.error('errors.offline_stay')
        if (!link.isConnected) return
        follows = true
        link.click()
        follows = false
      })
    }
    // Captured on the window, before the router sees the press.
    addEventListener('pointerdown', ask, { capture: true, passive: true })
    addEventListener('click', stay, { capture: true })
    return () => {
      removeEventListener('pointerdown', ask, { capture: true })
      removeEventListener('click', stay, { capture: true })
    }
  }, [banner])
}

/** The link at this element that leads to another page of this site. */
function linkLeaving(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.download !== '' || link.origin !== location.origin) return undefined
  return link.pathname !== location.pathname || link.search !== location.search ? link : undefined
}

const opensElsewhere = (event: MouseEvent, { target }: HTMLAnchorElement) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || (target !== '' && target !== '_self')
