import { localeOf } from '#domain/kernel/languages.ts'
import { asRefusal } from '../client/api-refusal.ts'
import { useLanguage } from '../i18n/language.tsx'
import { arrangeRows, type Sortable } from './arrange-rows.ts'
import { useListState } from './list-state.ts'
import type { ListView } from './list-view.ts'

interface Source<Row> {
  /** A query that answers every row. */
  query: { data: readonly Row[] | undefined; error: unknown; isFetching: boolean; refetch(): unknown }
  sort: string
  textOf(row: Row): string
  sortValueOf(row: Row, column: string): Sortable
}

/** A short list that is wholly in the browser: searched, sorted and cut into pages there. */
export function useRows<Row>({ query, sort, textOf, sortValueOf }: Source<Row>): ListView<Row> {
  const controls = useListState(sort)
  const { language } = useLanguage()
  const { page, total } = arrangeRows(query.data ?? [], controls.state, { textOf, sortValueOf, locale: localeOf[language] })
  return {
    ...controls,
    status: query.data ? 'ready' : query.error ? 'failed' : 'loading',
    rows: page,
    total,
    capped: false,
    refusal: query.error ? asRefusal(query.error) : undefined,
    refreshing: query.isFetching && query.data !== undefined,
    retry: () => void query.refetch(),
  }
}
