import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import { leadsAway } from './leads-away.ts'

/** The state of a list. It is in the address, so that back, reload and a shared link show the same rows. */
export interface ListState {
  /** From 0. */
  readonly page: number
  readonly size: number
  /** `field` or `-field`. */
  readonly sort: string
  readonly q: string
}
export interface ListControls {
  readonly state: ListState
  /** The page sizes on offer. */
  readonly sizes: readonly number[]
  /**
   * Changes the state; any change but of the page returns to the first page. With `leaving` the address is written at once, so that it does
   * not undo the navigation that follows.
   */
  change(next: Partial<ListState>, leaving?: boolean): void
}

interface ListOptions {
  /** Prefix of the parameters in the address, for pages with several lists. */
  readonly name?: string | undefined
  /** The page sizes on offer, when they differ from other lists'; the first is the default. */
  readonly sizes?: readonly number[] | undefined
  /** The rows that its pages reach; those of a growing list by default. */
  readonly most?: number | undefined
  /** Starts reading the rows of a state. */
  readonly prepare?: (at: ListState) => Promise<unknown>
}

/** How long a search waits for its rows, so that fast ones appear in one rendering. After it the list shows that it is loading (P17). */
const timeoutMs = 150
/** A new address makes the router render again, so it is written after the rows, or when the person acts (P17). */
const addressFollowsMs = 100
const userEvents = ['pointerdown', 'keydown'] as const

/** The state of a list before its address has it; `isWritten` when the address is being written. */
interface Ahead {
  readonly of: URLSearchParams
  readonly state: ListState
  readonly isWritten: boolean
}

/** Reads and writes the state of a list in the address query; defaults are left out. */
export function useListState(
  defaultSort: string,
  { name, sizes, most = limits.countCap, prepare }: ListOptions = {},
): ListControls {
  const [search, write] = useAddress()
  const offered: readonly number[] = sizes ?? limits.pageSizes
  const defaults: ListState = { page: 0, size: sizes?.[0] ?? limits.defaultPageSize, sort: defaultSort, q: '' }
  const partOf = (part: string) => (name ? `${name}.${part}` : part)
  const size = Number(search.get(partOf('size')))
  const shownSize = offered.includes(size) ? size : defaults.size
  const inAddress: ListState = {
    page: pageOf(search.get(partOf('page')), shownSize, most),
    size: shownSize,
    sort: search.get(partOf('sort')) ?? defaultSort,
    q: search.get(partOf('q')) ?? '',
  }
  const [ahead, setAhead] = useState<Ahead>()
  const state = ahead?.of === search ? ahead.state : inAddress
  const wanted = useRef<ListState>(undefined)
  const writeAddress = (to: ListState) => {
    const parts = ['page', 'size', 'sort', 'q'] as const
    write(Object.fromEntries(parts.map((part) => [partOf(part), to[part] === defaults[part] ? '' : String(to[part])])))
  }
  const follow = useEffectEvent(writeAddress)
  useEffect(() => {
    if (!ahead || ahead.isWritten) return
    const now = () => {
      stop()
      follow(ahead.state)
    }
    const timer = setTimeout(now, addressFollowsMs)
    // The next action of the person may leave the page.
    for (const event of userEvents) addEventListener(event, now, true)
    const stop = () => {
      clearTimeout(timer)
      for (const event of userEvents) removeEventListener(event, now, true)
    }
    return stop
  }, [ahead])
  const change = (next: Partial<ListState>, leaving = false) => {
    const to = { ...(wanted.current ?? state), page: 0, ...next }
    wanted.current = to
    const showState = (isWritten = false) => {
      if (wanted.current !== to) return
      wanted.current = undefined
      setAhead({ of: search, state: to, isWritten })
      if (isWritten) writeAddress(to)
    }
    const prepared = prepare?.(to)
    if (leaving) return showState(true)
    // A press shows its effect at once; a search waits for its rows.
    if (!prepared || next.q === undefined) return showState()
    // A search must not undo the navigation of a person who follows a link of the old rows meanwhile.
    const press = (event: PointerEvent) => {
      if (leadsAway(event)) wanted.current = undefined
    }
    addEventListener('pointerdown', press, true)
    void Promise.race([prepared, pause(timeoutMs)]).then(() => {
      removeEventListener('pointerdown', press, true)
      showState()
    })
  }
  return { state, sizes: offered, change }
}

/** The page of an address, limited to the pages that are counted: a list shows its last page for any beyond it. */
export function pageOf(named: string | null, size: number, most: number = limits.countCap): number {
  const page = Math.trunc(Number(named)) || 0
  return Math.min(Math.max(0, page), Math.ceil(most / size) - 1)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The filter of a list, in the address like its state. A changed filter returns to the first page. */
export function useListFilter<Part extends string>(parts: readonly Part[]) {
  const [search, write] = useAddress()
  const filter = Object.fromEntries(parts.map((part) => [part, search.get(part) ?? ''])) as Record<Part, string>
  return {
    filter,
    isSet: parts.some((part) => filter[part] !== ''),
    change: (next: Partial<Record<Part, string>>) => write({ page: '', ...next }),
    clear: () => write(Object.fromEntries(['page', ...parts].map((part) => [part, '']))),
  }
}

/** The last query that was written, and the address that was on screen then. */
let written: { readonly over: object; readonly query: URLSearchParams } | undefined

/** The address query, and a function that changes parts of it; empty parts are removed. */
function useAddress() {
  const [search, setSearch] = useSearchParams()
  const onScreen = useLocation()
  const write = (parts: Readonly<Record<string, string | undefined>>) => {
    // The router shows an address a moment later, so further changes build on the query written last.
    const query = new URLSearchParams(written?.over === onScreen ? written.query : search)
    for (const [part, value] of Object.entries(parts)) {
      if (value) query.set(part, value)
      else query.delete(part)
    }
    written = { over: onScreen, query }
    setSearch(query, { replace: true, preventScrollReset: true })
  }
  return [search, write] as const
}
