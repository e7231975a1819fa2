import type { ExportFormat } from '#domain/kernel/export-formats.ts'
import type { ApiRefusal } from '../client/api-refusal.ts'
import type { ListControls } from './list-state.ts'

/** The data of a table, wherever its rows come from. */
export interface ListView<Row> extends ListControls {
  /** The address of the endpoint that reads the list; its columns can be chosen. */
  readonly address?: string | undefined
  readonly status: 'loading' | 'failed' | 'ready'
  readonly rows: readonly Row[]
  readonly total: number
  /** The total is a lower bound: there are more rows. */
  readonly capped: boolean
  /** The page states the exact number beside the list, which then does not state that there are more than it counts. */
  readonly isCountedBeside?: boolean
  readonly refusal?: ApiRefusal | undefined
  /** A filter leaves rows out. */
  readonly isFiltered?: boolean
  /** New rows are being read while the old ones stay visible. */
  readonly refreshing: boolean
  /** The rows belong to the previous state until the requested ones arrive. */
  readonly behind: boolean
  retry(): void
  /** Reads the whole list as a file, for lists that leave as files (OUT-01). */
  readonly readFile?: ((format: ExportFormat) => Promise<File>) | undefined
}
