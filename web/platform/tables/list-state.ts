import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'

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
  /** Where a change will lead: any other than of the page leads back to the first one. */
  after(next: Partial<ListState>): ListState
  /** How many rows a page may have. */
  readonly sizes: readonly number[]
  change(next: Partial<ListState>): void
}

/**
 * Reads and writes the list's state in the address query; what equals the default is left out of it. Lists that share a page have a
 * name before each part; one with `sizes` of its own begins with the first of them.
 */
export function useListState(defaultSort: string, name?: string, sizes?: readonly number[]): ListControls {
  const partOf = (part: keyof ListState) => (name ? `${name}.${part}` : part)
  const [search, write] = useAddress()
  const size = Number(search.get(partOf('size')))
  const offered: readonly number[] = sizes ?? limits.pageSizes
  const defaultSize = sizes?.[0] ?? limits.defaultPageSize
  const inAddress: ListState = {
    page: Math.max(0, Math.trunc(Number(search.get(partOf('page')))) || 0),
    size: offered.includes(size) ? size : defaultSize,
    sort: search.get(partOf('sort')) ?? defaultSort,
    q: search.get(partOf('q')) ?? '',
  }
  // The router lets other work go first: the list does not wait for its address to follow (P17).
  const [ahead, setAhead] = useState<ListState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what ends it.
  useEffect(() => setAhead(undefined), [search])
  const state = ahead ?? inAddress
  const defaults: ListState = { page: 0, size: defaultSize, sort: defaultSort, q: '' }
  const after = (next: Partial<ListState>) => ({ ...state, page: 0, ...next })
  const change = (next: Partial<ListState>) => {
    const merged = after(next)
    setAhead(merged)
    const parts = ['page', 'size', 'sort', 'q'] as const
    write(Object.fromEntries(parts.map((part) => [partOf(part), merged[part] === defaults[part] ? '' : String(merged[part])])))
  }
  return { state, sizes: offered, after, change }
}

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

/** The address query, and how to put parts in it; an empty one goes. */
function useAddress() {
  const [search, setSearch] = useSearchParams()
  const write = (parts: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [part, value] of Object.entries(parts)) {
          if (value) after.set(part, value)
          else after.delete(part)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [search, write] as const
}
