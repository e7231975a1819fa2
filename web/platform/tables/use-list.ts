import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { asRefusal } from '../client/api-refusal.ts'
import { type ListState, useListState } from './list-state.ts'
import type { ListView } from './list-view.ts'

interface Source<Row> {
  /** Queries under this key are re-read after a change: `queryClient.invalidateQueries({ queryKey })`. */
  key: QueryKey
  /** Asks the server for one page. `sort` is one of the contract's; anything else in the address is refused by the server. */
  load(state: ListState, signal: AbortSignal): Promise<{ data: Row[]; total: number; total_capped?: boolean | undefined }>
  sort: string
}

/** A list that the server searches, sorts and cuts into pages. */
export function useList<Row>({ key, load, sort }: Source<Row>): ListView<Row> {
  const controls = useListState(sort)
  const query = useQuery({
    queryKey: [...key, controls.state],
    queryFn: ({ signal }) => load(controls.state, signal),
    placeholderData: keepPreviousData,
  })
  return {
    ...controls,
    status: query.data ? 'ready' : query.error ? 'failed' : 'loading',
    rows: query.data?.data ?? [],
    total: query.data?.total ?? 0,
    capped: query.data?.total_capped ?? false,
    refusal: query.error ? asRefusal(query.error) : undefined,
    refreshing: query.isFetching && query.data !== undefined,
    retry: () => void query.refetch(),
  }
}
