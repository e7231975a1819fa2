import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { ReactNode } from 'react'
import { useMedia } from '../ui/use-media.ts'
import type { ColumnChoice, Importance } from './column-choice.ts'
import styles from './data-table.module.css'
import type { ListView } from './list-view.ts'
import { phoneWidth } from './phone-width.ts'

interface ColumnBase<Row> {
  /** The heading as text; also shown beside the value when the table is shown as cards. */
  readonly label: string
  cell(row: Row): ReactNode
  /** Aligned to the right. */
  readonly numeric?: boolean
  /** The first press orders from the highest, as it always does for numbers. */
  readonly bestFirst?: boolean
  /** A long text, which has the width that other columns leave. Every cell is cut to one line, with the full text in a tooltip. */
  readonly isLong?: boolean
  /** Shrinks down to its heading before a table with many columns overflows the window. */
  readonly yields?: boolean
  /**
   * The state of the row in a word, which stands at the right of its name on a phone. A function selects the rows that have one where most do
   * not: there it may be longer, and stands at the right of the values.
   */
  readonly isStatus?: true | ((row: Row) => boolean)
  /** A phone shows its heading before the value, which says too little alone. Numbers always have theirs. */
  readonly isNamed?: boolean
  /** Is never cut, such as a figure with its error: it wraps, and has lines of its own on a phone. */
  readonly isWhole?: boolean
  /** Stands before the other values on a phone, which shows only the first few. */
  readonly leads?: boolean
  /** Selects the rows with a value, where most have none: a page without any leaves the column out. */
  hasValue?(row: Row): boolean
  /** How soon the column gives way to others; one without it stands in every window. */
  readonly importance?: Importance
  /** Its cells hold buttons, which stand below the other values on a phone. */
  readonly hasButtons?: boolean
}

/** A column; `key` names its field, which must be a sort field of the list when the column is sortable. */
export type ColumnOf<Row, Field extends string> = ColumnBase<Row> &
  ({ readonly key: Field; readonly sortable: true } | { readonly key: string; readonly sortable?: false })
export type Column<Row> = ColumnOf<Row, string>

/** Where a phone shows the status of a row: its place on the screen is kept free only for rows that have one. */
export function statusPlaceOf<Row>(columns: readonly Column<Row>[], row: Row): 'beside' | 'after' | undefined {
  const column = columns.find(({ isStatus }) => isStatus)
  if (!column) return undefined
  if (column.isStatus === true) return 'beside'
  return column.isStatus?.(row) ? 'after' : undefined
}

/** The columns that have values, in the order of the window: on a phone those that lead stand right after the name. */
export function useShownColumns<Row>(all: readonly Column<Row>[], rows: readonly Row[], choice: ColumnChoice) {
  const isPhone = useMedia(phoneWidth)
  const columns = all.filter(
    (column, place) => (place === 0 || choice.stateOf(column) === 'shown') && (!column.hasValue || rows.some(column.hasValue)),
  )
  const [name, ...values] = columns
  if (!isPhone || !name) return columns
  return [name, ...values.filter(({ leads }) => leads), ...values.filter(({ leads }) => !leads)]
}

/** The classes of the cells of a column. */
export function classOf({ numeric, yields, isLong, isStatus, isNamed, isWhole, hasButtons }: Column<never>) {
  const width = numeric ? styles.number : yields ? styles.yielding : isLong ? styles.long : undefined
  const below = (hasButtons || isWhole) && styles.buttons
  const classes = [width, isStatus && styles.status, isNamed && styles.named, isWhole && styles.whole, below]
  return classes.filter(Boolean).join(' ') || undefined
}

/** A heading. A sortable column has a button that states the current order. */
export function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListView<unknown> }) {
  const { key, label, sortable = false, numeric = false, bestFirst = numeric } = column
  const alignment = numeric ? styles.number : undefined
  if (!sortable) {
    return (
      <th scope="col" className={alignment}>
        {label}
      </th>
    )
  }
  const ascending = list.state.sort === key
  const descending = list.state.sort === `-${key}`
  const Icon = ascending ? IconArrowUp : descending ? IconArrowDown : IconArrowsSort
  return (
    <th scope="col" className={alignment} aria-sort={ascending ? 'ascending' : descending ? 'descending' : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => list.change({ sort: ascending || (bestFirst && !descending) ? `-${key}` : key })}
      >
        {label}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  )
}
