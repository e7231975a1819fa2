import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Option } from './choice-fields.tsx'

/** The typed text, or the value whose label is needed. */
export type OptionSearch = { q: string } | { chosen: string }

/** The properties of a SearchSelect: options that match the typed text, and the one that is chosen already. `kind` names them in the cache. */
export function useFoundOptions(
  kind: string,
  ask: (query: OptionSearch, signal: AbortSignal) => Promise<readonly Option[]>,
  chosen: string,
) {
  const [q, setQ] = useState('')
  const found = useQuery({
    queryKey: ['choices', kind, { q }],
    queryFn: ({ signal }) => ask({ q }, signal),
    placeholderData: keepPreviousData,
  })
  const options = found.data ?? []
  const listed = options.find(({ value }) => value === chosen)
  // The next search may not find the chosen option again, whose label must stay.
  const [last, setLast] = useState<Option>()
  if (listed && listed !== last) setLast(listed)
  const known = listed ?? (last?.value === chosen ? last : undefined)
  const named = useQuery({
    queryKey: ['choices', kind, { chosen }],
    queryFn: ({ signal }) => ask({ chosen }, signal),
    enabled: chosen !== '' && known === undefined,
  })
  const option = known ?? named.data?.[0] ?? null
  return { options, busy: found.isFetching, onSearch: setQ, chosen: chosen ? option : null, typed: q }
}
