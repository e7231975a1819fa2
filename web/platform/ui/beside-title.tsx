import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  readonly element: HTMLElement | null
  /** Ref of the place in the page's head. */
  readonly take: (element: HTMLElement | null) => void
}
const PlaceContext = createContext<Place | undefined>(undefined)

/** Around pages whose title, search and buttons share one line: a workplace has no height to give away. */
export function OneLineHeads({ children }: { children: ReactNode }) {
  const [element, take] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, take }), [element])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Around a page that is shown inside another: its title has lines of its own. */
export function HeadsOfTheirOwn({ children }: { children: ReactNode }) {
  return <PlaceContext value={undefined}>{children}</PlaceContext>
}

/** The place in a page's head for what stands beside its title; none where heads have lines of their own. */
export function TitleSide({ className }: { className: string | undefined }) {
  const place = useContext(PlaceContext)
  return place && <div ref={place.take} className={className} />
}

/** Stands beside the page's title where that has a place for it, else here. */
export function BesideTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  const element = useContext(PlaceContext)?.element
  return element ? createPortal(children, element) : <div className={className}>{children}</div>
}
