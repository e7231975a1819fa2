import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  readonly element: HTMLElement | null
  /** Ref of the slot in the page's head. */
  readonly take: (element: HTMLElement | null) => void
}
const PlaceContext = createContext<Place | undefined>(undefined)

/** Wraps pages whose title, search and buttons share one line, because a workplace has little height. */
export function OneLineHeads({ children }: { children: ReactNode }) {
  const [element, take] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, take }), [element])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Wraps a page that is shown inside another, so that its title has lines of its own. */
export function SeparateHeads({ children }: { children: ReactNode }) {
  return <PlaceContext value={undefined}>{children}</PlaceContext>
}

/** The slot beside the title in a page's head; absent where heads have lines of their own. */
export function TitleSide({ className }: { className: string | undefined }) {
  const place = useContext(PlaceContext)
  return place && <div ref={place.take} className={className} />
}

/** Renders its children beside the page's title if there is a slot, else in place. */
export function BesideTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  const element = useContext(PlaceContext)?.element
  return element ? createPortal(children, element) : <div className={className}>{children}</div>
}
