import type { ApiRefusal } from '../client/api-refusal.ts'
import type { ListControls } from './list-state.ts'

/** What a table shows, wherever the rows come from. */
export interface ListView<Row> extends ListControls {
  readonly status: 'loading' | 'failed' | 'ready'
  /** The rows of this page. */
  readonly rows: readonly Row[]
  readonly total: number
  /** The total stopped counting: there are more. */
  readonly capped: boolean
  readonly refusal?: ApiRefusal | undefined
  /** New rows are on their way while the former ones stay in sight. */
  readonly refreshing: boolean
  /** The rows are those of the place before, until those asked for come. */
  readonly behind: boolean
  retry(): void
}
