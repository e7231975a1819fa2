import field from '../forms/field.module.css'
import { useText } from '../i18n/language.tsx'
import type { Column } from './column.tsx'
import styles from './list-filters.module.css'
import type { ListView } from './list-view.ts'

/** An order of the rows, with its words. */
export interface ListOrder {
  readonly sort: string
  readonly label: string
}

interface Props {
  list: ListView<unknown>
  orders: readonly ListOrder[]
  /** The id that a visible label refers to; without one the field names itself. */
  id?: string
}

/** Chooses the order of the rows. */
export function OrderChoice({ list, orders, id }: Props) {
  const t = useText()
  const { sort } = list.state
  return (
    <select
      id={id}
      aria-label={id === undefined ? t('lists.order') : undefined}
      className={id === undefined ? `${field.control} ${styles.order}` : field.control}
      value={sort}
      onChange={(event) => list.change({ sort: event.target.value })}
    >
      {orders.every((order) => order.sort !== sort) && <option value={sort} />}
      {orders.map((order) => (
        <option key={order.sort} value={order.sort}>
          {order.label}
        </option>
      ))}
    </select>
  )
}

/** The orders by the headings of a table, which a phone does not show. */
export const useColumnOrders = (columns: readonly Column<never>[]): readonly ListOrder[] => {
  const t = useText()
  return columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, label }) => [
      { sort: key, label: t('lists.ascending', { column: label }) },
      { sort: `-${key}`, label: t('lists.descending', { column: label }) },
    ])
}
