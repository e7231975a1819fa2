import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import type { ListView } from './list-view.ts'

interface ColumnBase<Row> {
  /** Heading as text; also beside the value where the table is a card. */
  readonly label: string
  cell(row: Row): ReactNode
  /** Aligned right. */
  readonly numeric?: boolean
  /** Text that may be long and is read whole: it takes as many lines as it needs. Others are cut on one line, whole in a tooltip. */
  readonly wraps?: boolean
  /** Gives way, as far as its heading, before the columns of a table that has many run out of the window. */
  readonly yields?: boolean
}

/** A column; `key` names its field, which has to be one the list sorts by where the column can be sorted. */
export type ColumnOf<Row, Field extends string> = ColumnBase<Row> &
  ({ readonly key: Field; readonly sortable: true } | { readonly key: string; readonly sortable?: false })
export type Column<Row> = ColumnOf<Row, string>

/** A heading; where the column can be sorted it is a button that says how it is sorted now. */
export function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListView<unknown> }) {
  const { key, label, sortable = false, numeric = false } = column
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
      <button type="button" className={styles.sort} onClick={() => list.change({ sort: ascending ? `-${key}` : key })}>
        {label}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  )
}
