import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { barSearch, type Recent, recentKinds } from '#domain/desk/search/menu.rules.ts'
import { nameRecentEndpoint, searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { asRefusal } from '../../platform/client/api-refusal.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'

/**
 * People, vacancies and clients that match the typed text, 200 ms after the last key. `busy` while they belong to an earlier text. Somebody
 * who may see none of these lists finds nothing there.
 */
export function useSearch(typed: string, mayFind: boolean) {
  const text = typed.trim()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = mayFind && text.length >= barSearch.from
  const found = useQuery({
    queryKey: queryKey(searchForStaffEndpoint, q),
    queryFn: async ({ signal }) => (await call(searchForStaffEndpoint, { query: { q }, signal })).data,
    enabled: isAsked && q.length >= barSearch.from,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    q,
    busy: isAsked && (q !== text || found.isFetching),
    hits: isAsked ? found.data : undefined,
    refusal: isAsked ? found.error && asRefusal(found.error) : null,
    retry: () => void found.refetch(),
  }
}

/** The names of recent records that the person may still see, read when the menu opens. */
export function useRecentNames(recent: readonly Recent[], isShown: boolean) {
  const query = Object.fromEntries(
    recentKinds.map((kind) => [kind, recent.flatMap((one) => (one.kind === kind ? one.uuid : [])).join()]),
  )
  return useQuery({
    queryKey: queryKey(nameRecentEndpoint, query),
    queryFn: async ({ signal }) => (await call(nameRecentEndpoint, { query, signal })).data,
    enabled: isShown && recent.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
