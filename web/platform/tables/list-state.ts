import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import { leadsAway } from './leads-away.ts'

/** Where somebody is in a list. Kept in the address, so that back, reload and a shared link find the same rows. */
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
  /** How many rows a page may have. */
  readonly sizes: readonly number[]
  /**
   * Any change other than of the page leads back to the first one. When somebody is `leaving` for something else, the address says it
   * at once, so that it does not take back where they go.
   */
  change(next: Partial<ListState>, leaving?: boolean): void
}

interface ListOptions {
  /** Before each part in the address: for lists that share a page. */
  readonly name?: string | undefined
  /** How many rows a page may have, where it is not what all lists offer; begins with the first of them. */
  readonly sizes?: readonly number[] | undefined
  /** Begins to get the rows of a place. */
  readonly prepare?: (at: ListState) => Promise<unknown>
}

/** As long a search waits for its rows, so that quick ones are shown in one rendering; then the list says that they are on their way (P17). */
const timeoutMs = 150
/** Putting the new address on screen costs the router a rendering of its own: it comes behind the rows, or when the person goes on (P17). */
const addressFollowsMs = 100
const deeds = ['pointerdown', 'keydown'] as const

/** Where a list is before its address says so; `said` when the address is on its way. */
interface Ahead {
  readonly of: URLSearchParams
  readonly state: ListState
  readonly said: boolean
}

/** Reads and writes the list's state in the address query; what equals the default is left out of it. */
export function useListState(defaultSort: string, { name, sizes, prepare }: ListOptions = {}): ListControls {
  const [search, write] = useAddress()
  const offered: readonly number[] = sizes ?? limits.pageSizes
  const defaults: ListState = { page: 0, size: sizes?.[0] ?? limits.defaultPageSize, sort: defaultSort, q: '' }
  const partOf = (part: string) => (name ? `${name}.${part}` : part)
  const size = Number(search.get(partOf('size')))
  const shownSize = offered.includes(size) ? size : defaults.size
  const inAddress: ListState = {
    page: pageOf(search.get(partOf('page')), shownSize),
    size: shownSize,
    sort: search.get(partOf('sort')) ?? defaultSort,
    q: search.get(partOf('q')) ?? '',
  }
  const [ahead, setAhead] = useState<Ahead>()
  const state = ahead?.of === search ? ahead.state : inAddress
  const wanted = useRef<ListState>(undefined)
  const say = (to: ListState) => {
    const parts = ['page', 'size', 'sort', 'q'] as const
    write(Object.fromEntries(parts.map((part) => [partOf(part), to[part] === defaults[part] ? '' : String(to[part])])))
  }
  const follow = useEffectEvent(say)
  useEffect(() => {
    if (!ahead || ahead.said) return
    const now = () => {
      stop()
      follow(ahead.state)
    }
    const timer = setTimeout(now, addressFollowsMs)
    // Whatever the person does next may lead away from here.
    for (const deed of deeds) addEventListener(deed, now, true)
    const stop = () => {
      clearTimeout(timer)
      for (const deed of deeds) removeEventListener(deed, now, true)
    }
    return stop
  }, [ahead])
  const change = (next: Partial<ListState>, leaving = false) => {
    const to = { ...(wanted.current ?? state), page: 0, ...next }
    wanted.current = to
    const goThere = (said = false) => {
      if (wanted.current !== to) return
      wanted.current = undefined
      setAhead({ of: search, state: to, said })
      if (said) say(to)
    }
    const prepared = prepare?.(to)
    if (leaving) return goThere(true)
    // What was pressed answers at once; somebody who types sees the rows themselves.
    if (!prepared || next.q === undefined) return goThere()
    // Who follows a link of the former rows meanwhile is not taken back by the search.
    const press = (event: PointerEvent) => {
      if (leadsAway(event)) wanted.current = undefined
    }
    addEventListener('pointerdown', press, true)
    void Promise.race([prepared, pause(timeoutMs)]).then(() => {
      removeEventListener('pointerdown', press, true)
      goThere()
    })
  }
  return { state, sizes: offered, change }
}

/** The page that an address names, no further than pages are counted: a list shows its last one for any behind it. */
export function pageOf(named: string | null, size: number): number {
  const page = Math.trunc(Number(named)) || 0
  return Math.min(Math.max(0, page), Math.ceil(limits.countCap / size) - 1)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a list is filtered by, kept in the address like its state. Another filter leads back to the first page. */
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

/** The address query, and how to put parts in it; an empty one goes. */
function useAddress() {
  const [search, setSearch] = useSearchParams()
  const onScreen = useLocation()
  const write = (parts: Readonly<Record<string, string | undefined>>) => {
    // The router shows an address a moment later: what is written until then builds on it, or takes it back.
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
