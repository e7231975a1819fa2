import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

/** What the head of a page needs to know of the page's list. */
interface ShownList {
  /** Nobody has added a row so far, so the page offers to add the first. */
  readonly isEmpty: boolean
  /** The list adds entries to the menu of the head. */
  readonly hasEntries: boolean
}

/** Places that the head of a page, or its empty list, keeps for parts of the other. */
const slots = ['count', 'side', 'menu', 'filters', 'empty'] as const
type Slot = (typeof slots)[number]

interface Place {
  readonly elements: Partial<Record<Slot, HTMLElement | null>>
  readonly take: Record<Slot, (element: HTMLElement | null) => void>
  readonly list: ShownList | undefined
  readonly showList: (list: ShownList | undefined) => void
  /** The page has filters, which a phone shows in its sheet. */
  readonly hasFilters: boolean
  readonly showFilters: (has: boolean) => void
}
const PlaceContext = createContext<Place | undefined>(undefined)

/** Wraps pages whose title, search and buttons share one line, because a workplace has little height. */
export function OneLineHeads({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<Place['elements']>({})
  const [list, showList] = useState<ShownList>()
  const [hasFilters, showFilters] = useState(false)
  const take = useMemo(() => {
    const taking = slots.map((slot) => [
      slot,
      (element: HTMLElement | null) => setElements((taken) => (taken[slot] === element ? taken : { ...taken, [slot]: element })),
    ])
    return Object.fromEntries(taking) as Place['take']
  }, [])
  const place = useMemo(() => ({ elements, take, list, showList, hasFilters, showFilters }), [elements, take, list, hasFilters])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Wraps a page that is shown inside another, so that its title has lines of its own. */
export function SeparateHeads({ children }: { children: ReactNode }) {
  return <PlaceContext value={undefined}>{children}</PlaceContext>
}

/** The place of the head and the list of a page; undefined outside of a workplace. */
export const useHeadPlace = () => useContext(PlaceContext)

/** Gives the head of the page the facts about its list. */
export function useListInHead({ isEmpty, hasEntries }: ShownList): void {
  const showList = useHeadPlace()?.showList
  useLayoutEffect(() => showList?.({ isEmpty, hasEntries }), [showList, isEmpty, hasEntries])
  useLayoutEffect(() => () => showList?.(undefined), [showList])
}

/** Registers the filters with the list of the page. */
export function useFiltersInHead(): void {
  const showFilters = useHeadPlace()?.showFilters
  useLayoutEffect(() => {
    showFilters?.(true)
    return () => showFilters?.(false)
  }, [showFilters])
}

/** The place of a slot. */
export function SlotPlace({ slot, className }: { slot: Slot; className?: string | undefined }) {
  const place = useHeadPlace()
  return place && <div ref={place.take[slot]} className={className} />
}

/** Renders its children beside the page's title if there is a slot, else in place. */
export function BesideTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  const element = useHeadPlace()?.elements.side
  return element ? createPortal(children, element) : <div className={className}>{children}</div>
}

/** Renders its children in a slot of the head, or of the empty list; nothing where there is none. */
export function InSlot({ slot, children }: { slot: Slot; children: ReactNode }) {
  const element = useHeadPlace()?.elements[slot]
  return element ? createPortal(children, element) : null
}
