import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useText } from '../i18n/language.tsx'
import { LightLinks } from '../ui/light-link.tsx'
import { type Column, classOf, HeadCell, statusPlaceOf } from './column.tsx'
import styles from './data-table.module.css'
import type { ListView } from './list-view.ts'
import { RowActions, roomFor } from './row-actions.tsx'
import { ChoiceOfAll, ChoiceOfRow } from './row-choice.tsx'
import { openRow, type RowOpening } from './row-opening.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { ActionsOfRows } from './use-actions-of-rows.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface TableOf<Row> {
  /** Names the content of the table for screen readers. */
  caption: string
  list: ListView<Row>
  columns: readonly Column<Row>[]
  /** The key of a row; its uuid by default. */
  idOf?(row: Row): string
  /** The row's name for its buttons and for the question before its deletion. */
  nameOf(row: Row): string
  /** No row has state of its own, so new rows may reuse the elements of removed ones, which is faster (P17). */
  plainRows?: boolean
  /** A press on a row opens it beside the list instead of following the link of its first cell. */
  opening?: RowOpening<Row> | undefined
  /** Checkboxes before the rows. */
  selection?: RowSelection<Row> | undefined
}

interface Props<Row> extends TableOf<Row> {
  captionId: string
  acts: ActionsOfRows<Row>
  /** What stands below the headings when nothing was found. */
  children: ReactNode
}

const uuidOf = (row: unknown) => (row as { readonly uuid: string }).uuid

/** Headings and rows. */
export function TableFrame<Row>(props: Props<Row>) {
  const { caption, captionId, list, columns, idOf = uuidOf, acts, plainRows = false, opening, selection, children } = props
  const t = useText()
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useRowKeys(list.rows, idOf, { body, mayReuse: plainRows })
  const openedId = opening?.shown && idOf(opening.shown)
  const isLoading = list.status === 'loading'
  return (
    <div className={styles.frame} aria-busy={isLoading || list.refreshing} data-behind={list.behind || undefined}>
      <table className={styles.table}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choice}>
                <ChoiceOfAll selection={selection} rows={list.rows} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} list={list} />
            ))}
            {acts.areOffered && (
              <th scope="col" className={styles.actionsHead}>
                {t('common.actions')}
              </th>
            )}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the link of the row, or its menu, is for the keyboard. */}
        <tbody ref={body} onPointerOver={showFullText} onClick={(event) => openRow(event, list.rows, { opening, acts })}>
          <LightLinks>
            {isLoading && <SkeletonRows columns={columns.length + (acts.areOffered ? 1 : 0) + (selection ? 1 : 0)} />}
            {list.rows.map((row) => (
              <TableRow key={keys.get(idOf(row))} table={props} row={row} id={idOf(row)} isOpen={openedId === idOf(row)} />
            ))}
          </LightLinks>
        </tbody>
      </table>
      <div role="status">{list.status === 'ready' && list.rows.length === 0 && children}</div>
    </div>
  )
}

/** A row; its first cell names it. */
function TableRow<Row>({ table, row, id, isOpen }: { table: Props<Row>; row: Row; id: string; isOpen: boolean }) {
  const { columns, nameOf, acts, selection } = table
  const name = nameOf(row)
  const actions = acts.of(row)
  return (
    <tr
      className={selection && styles.choosable}
      aria-current={isOpen || undefined}
      data-status={statusPlaceOf(columns, row)}
      {...roomFor(actions)}
    >
      {selection && (
        <td className={styles.choice}>
          <ChoiceOfRow selection={selection} row={row} />
        </td>
      )}
      {columns.map((column, place) => {
        const [Cell, scope] = place === 0 ? (['th', { scope: 'row' }] as const) : (['td'] as const)
        return (
          <Cell key={column.key} data-label={column.label} className={classOf(column)} {...scope}>
            <span {...(place === 0 ? { className: styles.name, title: name } : { className: styles.value })}>
              {column.cell(row)}
            </span>
          </Cell>
        )
      })}
      {actions && (
        <td className={styles.actions}>
          <RowActions id={id} name={name} actions={actions} menu={acts.menu} />
        </td>
      )}
    </tr>
  )
}

/** Shows the full text of a cut cell as a tooltip; other tooltips stay. */
function showFullText({ target }: PointerEvent) {
  const value = (target as Element).closest<HTMLElement>(`.${styles.value}`)
  if (!value) return
  if (value.scrollWidth > value.clientWidth) value.title = value.textContent.trim()
  else value.removeAttribute('title')
}
