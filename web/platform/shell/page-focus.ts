import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'

const actions = ['keydown', 'pointerdown'] as const
const isServer = typeof document === 'undefined'

/** The last place, and whether a navigation led there; outside the component, because an error page has a shell of its own. */
let last = { key: '', pathname: '', isArrival: false }

/**
 * Moves the focus to the heading of the page that a navigation led to, or to the part that its address names, so that a screen reader
 * says where the person is and the keyboard goes on from there (SHR-04). Another search, filter or part of the same page leaves the
 * focus alone. A page that focuses something of its own keeps it, and so does a field in which somebody types.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  // Before the new page is on screen: what it focuses by itself can be told from what was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation leaves something.
  const left = useMemo(() => (isServer ? null : document.activeElement), [key])

  useEffect(() => {
    if (last.key !== key) last = { key, pathname, isArrival: last.key !== '' && last.pathname !== pathname }
    return last.isArrival ? focusArrival(hash, left) : undefined
  }, [pathname, hash, key, left])
}

/** Focuses the heading, now or when it comes, until nothing of the page loads any more or the person does something. */
function focusArrival(hash: string, left: Element | null): () => void {
  let arrived: Element | undefined
  const stop = () => {
    observer.disconnect()
    for (const action of actions) removeEventListener(action, stop, { capture: true })
  }
  const arrive = () => {
    if (isTaken(left, arrived)) return
    const place = placeNamed(hash) ?? document.querySelector<HTMLElement>('main h1')
    if (!place) return
    if (place !== document.activeElement) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    arrived = place
    if (!document.querySelector('main [aria-busy="true"]')) stop()
  }
  // The heading may come later than the page, and may come again with its data.
  const observer = new MutationObserver(arrive)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const action of actions) addEventListener(action, stop, { capture: true })
  arrive()
  return stop
}

const placeNamed = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

/** Whether the page, a dialog over it, or a field that outlived the navigation holds the focus. */
function isTaken(left: Element | null, arrived: Element | undefined): boolean {
  const holder = document.activeElement
  if (!holder || holder === document.body || holder === arrived || holder.matches('main')) return false
  if (holder.closest('dialog[open]')) return true
  return holder.closest('main') !== null && (holder !== left || holder.matches('input, select, textarea'))
}
