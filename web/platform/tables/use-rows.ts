import { localeOf } from '#domain/kernel/languages.ts'
import { asRefusal } from '../client/api-refusal.ts'
import { useLanguage } from '../i18n/language.tsx'
import { arrangeRows, type Sortable } from './arrange-rows.ts'
import type { FileForm } from './list-file.ts'
import { type ListState, useListState } from './list-state.ts'
import type { ListView } from './list-view.ts'

/** The part of a TanStack query that the list reads. */
interface Rows<Row> {
  readonly data: readonly Row[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  refetch(): unknown
}
interface Options<Row> {
  readonly sort: string
  /** Distinguishes the lists of one page in its address. */
  readonly name?: string
  /** The text of a row that is searched. */
  textOf(row: Row): string
  sortValueOf(row: Row, column: string): Sortable
  /** Reads the rows as a file, with the search and the order of the table (OUT-01). */
  readFile?(form: FileForm, state: ListState): Promise<File>
}

/** A short list whose rows are all in the browser, which searches, sorts and pages them (PRO-03). */
export function useRows<Row>(query: Rows<Row>, { sort, name, readFile, ...how }: Options<Row>): ListView<Row> {
  const controls = useListState(sort, { name })
  const { language } = useLanguage()
  const { page, at, total } = arrangeRows(query.data ?? [], controls.state, { ...how, locale: localeOf[language] })
  return {
    ...controls,
    state: { ...controls.state, page: at },
    status: query.data ? 'ready' : query.error ? 'failed' : 'loading',
    rows: page,
    total,
    capped: false,
    refusal: query.error ? asRefusal(query.error) : undefined,
    refreshing: query.isFetching && query.data !== undefined,
    behind: false,
    retry: () => void query.refetch(),
    readFile: readFile && ((format) => readFile({ format, language }, controls.state)),
  }
}
