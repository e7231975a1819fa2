import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { asRefusal } from '../../platform/client/api-refusal.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'

/** People and vacancies that match the typed text, 200 ms after the last key. `busy` while they belong to an earlier text. */
export function useSearch(typed: string) {
  const text = typed.trim()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = text.length >= limits.barSearch.from
  const found = useQuery({
    queryKey: queryKey(searchForStaffEndpoint, q),
    queryFn: async ({ signal }) => (await call(searchForStaffEndpoint, { query: { q }, signal })).data,
    enabled: isAsked && q.length >= limits.barSearch.from,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    q,
    isAsked,
    busy: q !== text || found.isFetching,
    hits: isAsked ? found.data : undefined,
    refusal: found.error && asRefusal(found.error),
    retry: () => void found.refetch(),
  }
}
