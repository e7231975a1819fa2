import { useEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const actions = ['keydown', 'pointerdown'] as const
const isServer = typeof document === 'undefined'

/** The last location, and whether a navigation led there. Outside the component, because an error page has its own shell. */
let last = { key: '', pathname: '', isArrival: false }

interface LeftLink {
  readonly href: string | null
  /** Its place among the links of the content with the same address. */
  readonly index: number
}
/** The links in the content that led away from locations, by the location's key. Going back returns the focus to them. */
const leftBy = new Map<string, LeftLink>()

/**
 * After a navigation, moves the focus to the heading of the new page or to the part that its address names, so that a screen reader
 * announces the place and the keyboard continues from there (SHR-04). Going back focuses the link that led away instead. Another search, filter or part of the same page does not move the
 * focus. A page that focuses an element itself keeps it, and so does a field in which a person types.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // Read before the new page renders, so that an element focused by the page differs from the one left behind.
  const left = useMemo(() => {
    if (isServer) return null
    if (last.key !== key) noteLeftLink(last.key, document.activeElement)
    return document.activeElement
  }, [key])

  useEffect(() => {
    if (last.key !== key) last = { key, pathname, isArrival: last.key !== '' && last.pathname !== pathname }
    return last.isArrival ? focusArrival(hash, left, isReturn ? leftBy.get(key) : undefined) : undefined
  }, [pathname, hash, key, left, isReturn])
}

/** Links of the content; those of a menu stay where they are, so that the heading says more. */
const contentLink = 'main a[href]:not(nav a)'
const linksOf = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>(contentLink)].filter((link) => link.getAttribute('href') === href)

function noteLeftLink(key: string, holder: Element | null): void {
  const link = holder?.closest<HTMLElement>(contentLink)
  if (!link) return void leftBy.delete(key)
  const href = link.getAttribute('href')
  leftBy.set(key, { href, index: linksOf(href).indexOf(link) })
}

/** Focuses the link that led away, or the heading, also one that appears later, until the page has loaded or the person acts. */
function focusArrival(hash: string, left: Element | null, way: LeftLink | undefined): () => void {
  let arrived: Element | undefined
  const stop = () => {
    observer.disconnect()
    for (const action of actions) removeEventListener(action, stop, { capture: true })
  }
  const arrive = () => {
    if (isTaken(left, arrived)) return
    const place = (way && linksOf(way.href)[way.index]) ?? placeNamed(hash) ?? document.querySelector<HTMLElement>('main h1')
    if (!place) return
    if (place !== document.activeElement) {
      if (!place.matches('a') && !place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    arrived = place
    if (!document.querySelector('main [aria-busy="true"]')) stop()
  }
  // The heading may appear after the page, and again with its data.
  const observer = new MutationObserver(arrive)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const action of actions) addEventListener(action, stop, { capture: true })
  arrive()
  return stop
}

const placeNamed = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

/** Whether the focus is held by the page, a dialog, or a field that survived the navigation. */
function isTaken(left: Element | null, arrived: Element | undefined): boolean {
  const holder = document.activeElement
  if (!holder || holder === document.body || holder === arrived || holder.matches('main')) return false
  if (holder.closest('dialog[open]')) return true
  return holder.closest('main') !== null && (holder !== left || holder.matches('input, select, textarea'))
}
