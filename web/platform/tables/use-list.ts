import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf, Endpoint, QueryInput } from '#domain/kernel/endpoint.ts'
import { asRefusal } from '../client/api-refusal.ts'
import { call } from '../client/call.ts'
import type { Address } from '../client/endpoint-input.ts'
import { queryKey } from '../client/query-key.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { ColumnOf } from './column.tsx'
import { readListFile } from './list-file.ts'
import { type ListState, useListState } from './list-state.ts'
import type { ListView } from './list-view.ts'

/** A row of an endpoint's list. */
export type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never
type SortOf<E extends Endpoint> = Extract<NonNullable<QueryInput<E>>['sort' & keyof NonNullable<QueryInput<E>>], string>
type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort
/** Columns of an endpoint's list; sortable ones are its sort fields. */
export type ColumnsOf<E extends Endpoint, Row = RowOf<E>> = readonly ColumnOf<Row, FieldOf<SortOf<E>>>[]

interface Options<E extends Endpoint> {
  readonly sort: SortOf<E>
  readonly params?: Record<string, string>
  /** Further parameters of the query, e.g. a filter; empty ones are left out. */
  readonly filter?: Record<string, string>
  /** Further parameters that say which list it is: unlike a filter, they leave no rows of it out. */
  readonly scope?: Record<string, string>
  /** The page sizes on offer, when they differ from other lists'. */
  readonly sizes?: readonly number[]
  /** The rows that its pages reach, when the endpoint names another number than that of growing lists. */
  readonly most?: number
  /** Distinguishes the lists of one page in its address. */
  readonly name?: string
}

type LooseAnswer<Row> = { data: Row[]; total: number; total_capped?: boolean | undefined }

/**
 * A list that the server searches, sorts and pages: `useList(listCurrenciesEndpoint, { sort: 'code' })`. It is read again after a change
 * that names its endpoint (use-changes.ts). `answer` holds the rest of the answer besides the rows.
 */
export function useList<E extends Endpoint, Row = RowOf<E>>(
  endpoint: E,
  options: Options<E>,
): ListView<Row> & { readonly answer: AnswerOf<E> | undefined } {
  const { sort, params, filter: parts = {}, scope = {}, name, sizes, most } = options
  const chosen = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''))
  const filter = { ...scope, ...chosen }
  const queries = useQueryClient()
  const { language } = useLanguage()
  const ask = call as unknown as (endpoint: Address, input: object) => Promise<LooseAnswer<Row>>
  const reading = (at: ListState) =>
    queryOptions({
      queryKey: queryKey(endpoint, params, filter, at),
      queryFn: ({ signal }) => ask(endpoint, { params, query: { ...filter, ...at }, signal }),
    })
  const prepare = async (at: ListState) => {
    const known = queries.getQueryData(reading(at).queryKey)
    if (!known) await queries.prefetchQuery(reading(at))
  }
  const controls = useListState(sort, { name, sizes, most, prepare })
  const { state, change } = controls
  const query = useQuery({ ...reading(state), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query
  const lastPage = data ? Math.max(0, Math.ceil(data.total / state.size) - 1) : state.page
  const isBehindTheEnd = !isPlaceholderData && data?.data.length === 0 && state.page > lastPage
  // The last row of the last page was removed, or the address names a page beyond the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function with every render.
  useEffect(() => {
    if (isBehindTheEnd) change({ page: lastPage })
  }, [isBehindTheEnd, lastPage])
  const isOnTheWayBack = data?.data.length === 0 && data.total > 0
  return {
    ...controls,
    address: endpoint.path,
    status: data && !isOnTheWayBack ? 'ready' : query.error ? 'failed' : 'loading',
    answer: data as AnswerOf<E> | undefined,
    rows: data?.data ?? [],
    total: data?.total ?? 0,
    capped: data?.total_capped ?? false,
    isFiltered: Object.keys(chosen).length > 0,
    refusal: query.error ? asRefusal(query.error) : undefined,
    refreshing: query.isFetching && data !== undefined,
    behind: isPlaceholderData,
    retry: () => void query.refetch(),
    readFile: endpoint.exported
      ? (format) => readListFile(endpoint, { format, language }, { params, query: { ...filter, sort: state.sort, q: state.q } })
      : undefined,
  }
}
