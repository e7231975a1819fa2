import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText, useWireText } from '../i18n/language.tsx'
import { SlotPlace, useHeadPlace } from '../ui/beside-title.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LightLinks } from '../ui/light-link.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { type Column, classOf, HeadCell, statusPlaceOf, useShownColumns } from './column.tsx'
import styles from './data-table.module.css'
import { ListNews } from './list-news.tsx'
import { hasTools, isEmptyList } from './list-size.ts'
import { ListTools } from './list-tools.tsx'
import type { ListView } from './list-view.ts'
import type { ListOrder } from './order-choice.tsx'
import { Pager } from './pager.tsx'
import type { RowAction } from './row-action.ts'
import { RowButtons, RowMenuButton, roomFor, useRowMenu } from './row-actions.tsx'
import { ChoiceOfAll, ChoiceOfRow } from './row-choice.tsx'
import { openRow } from './row-opening.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { RowSelection } from './use-row-selection.ts'

interface Props<Row> {
  /** Names the content of the table for screen readers. */
  caption: string
  list: ListView<Row>
  columns: readonly Column<Row>[]
  idOf(row: Row): string
  /** The row's name for its buttons and for the question before its deletion. */
  nameOf(row: Row): string
  onEdit?: ((row: Row) => void) | undefined
  /** Addresses of the screens that edit and delete, for rows with such screens. */
  editAt?: ((row: Row) => string) | undefined
  deleteAt?: ((row: Row) => string) | undefined
  /** Deletes after the person has confirmed; a refusal is shown in the dialog. */
  onDelete?: ((row: Row) => Promise<unknown>) | undefined
  /** Why a row cannot be deleted now; undefined for a row that can. */
  whyItStays?: ((row: Row) => string | undefined) | undefined
  /** What is deleted together with a row; shown in the dialog. */
  whatIsLost?: ((row: Row) => string | undefined) | undefined
  /** Rows that cannot be edited or deleted. */
  isFixed?: ((row: Row) => boolean) | undefined
  /**
   * Further actions of a row, before edit and delete. Together they form a menu; without edit and delete, at most two are buttons in the
   * row.
   */
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** A button of its own before the actions, e.g. one with a busy state, and its words. */
  button?: { readonly words: string; of(row: Row): ReactNode } | undefined
  /** No row has state of its own, so new rows may reuse the elements of removed ones, which is faster (P17). */
  plainRows?: boolean
  /** Content of a list without any rows; general words by default. */
  empty?: ReactNode
  /** Content of a search without results; general words by default. */
  emptyFound?: ReactNode
  /** Label of the search, when the general one is unclear. */
  searchLabel?: string
  /** Advice for a search without results; general words by default. */
  searchHint?: string
  /** The orders of a list whose headings do not name them all: chosen beside the search, in the sheet of a phone. */
  orders?: readonly ListOrder[] | undefined
  tools?: ReactNode
  /** A press on a row opens it here instead of following the link of its first cell; `openedId` is the row that is open. */
  onOpen?: ((row: Row) => void) | undefined
  openedId?: string | undefined
  /** Checkboxes before the rows. */
  selection?: RowSelection<Row> | undefined
}

/** The one table: search, sort, pages, row actions, and its loading, empty and failed states (PRO-03, SHR-02). Cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    list,
    columns: given,
    idOf,
    nameOf,
    onEdit,
    onDelete,
    editAt,
    deleteAt,
    whyItStays,
    whatIsLost,
    isFixed,
    actions,
    button,
    plainRows = false,
    empty,
    emptyFound,
    searchLabel,
    searchHint,
    orders,
    tools,
    onOpen,
    openedId,
    selection,
  } = props
  const columns = useShownColumns(given, list.rows)
  const t = useText()
  const wireText = useWireText()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [deleting, setDeleting] = useState<Row>()
  const [hasDeleted, setHasDeleted] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useRowKeys(list.rows, idOf, { body, mayReuse: plainRows })
  const mayChangeRows = Boolean(onEdit || onDelete || editAt || deleteAt)
  const hasActions = mayChangeRows || Boolean(actions || button)
  const rowMenu = useRowMenu()
  const isAtWork = useHeadPlace() !== undefined
  const isEmpty = isEmptyList(list)
  const actionsOf = (row: Row): readonly RowAction[] => {
    const name = nameOf(row)
    const acting = (
      label: string,
      named: string,
      act: string | (() => void) | undefined,
      deletes = false,
    ): readonly RowAction[] =>
      act === undefined ? [] : [{ label, name: named, deletes, ...(typeof act === 'string' ? { to: act } : { onPress: act }) }]
    const more = actions?.(row) ?? []
    if (isFixed?.(row)) return more
    return [
      ...more,
      ...acting(t('common.edit'), t('common.edit_named', { name }), editAt?.(row) ?? (onEdit && (() => onEdit(row)))),
      ...acting(
        t('common.delete'),
        t('common.delete_named', { name }),
        deleteAt?.(row) ?? (onDelete && (() => setDeleting(row))),
        true,
      ),
    ]
  }

  // The row disappears with the button that opened the dialog, so the list takes the focus.
  useEffect(() => {
    if (!hasDeleted || deleting) return
    section.current?.focus()
    setHasDeleted(false)
  }, [hasDeleted, deleting])

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles.list}>
      <ListTools list={list} columns={columns} searchLabel={searchLabel} orders={orders}>
        {tools}
      </ListTools>
      <ListNews list={list} />
      {list.status === 'failed' ? (
        <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />
      ) : isEmpty ? (
        <div role="status">
          <NothingHere empty={empty} />
          <SlotPlace slot="empty" className={styles.first} />
        </div>
      ) : (
        <div
          className={styles.frame}
          aria-busy={list.status === 'loading' || list.refreshing}
          data-behind={list.behind || undefined}
        >
          <table className={styles.table}>
            <caption id={id} className="visually-hidden">
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
                {hasActions && (
                  <th scope="col" className={styles.actionsHead}>
                    {t('common.actions')}
                  </th>
                )}
              </tr>
            </thead>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the link of the row, or its menu, is for the keyboard. */}
            <tbody ref={body} onPointerOver={showFullText} onClick={(event) => openRow(event, list.rows, { onEdit, onOpen })}>
              <LightLinks>
                {list.status === 'loading' && (
                  <SkeletonRows columns={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)} />
                )}
                {list.rows.map((row) => {
                  const all = hasActions ? actionsOf(row) : []
                  const hasMenu = isAtWork
                    ? (mayChangeRows && actions) || all.some((action, place) => place > 0 || action.deletes)
                    : mayChangeRows
                  return (
                    <tr
                      key={keys.get(idOf(row))}
                      className={selection && styles.choosable}
                      aria-current={(openedId !== undefined && openedId === idOf(row)) || undefined}
                      data-status={statusPlaceOf(columns, row)}
                      {...(button || !hasMenu ? roomFor(button ? [button.words] : all.map(({ label }) => label)) : {})}
                    >
                      {selection && (
                        <td className={styles.choice}>
                          <ChoiceOfRow selection={selection} row={row} />
                        </td>
                      )}
                      {columns.map((column, place) => {
                        const Cell = place === 0 ? 'th' : 'td'
                        const content = column.cell(row)
                        return (
                          <Cell
                            key={column.key}
                            data-label={column.label}
                            className={classOf(column)}
                            {...(place === 0 ? { scope: 'row' } : {})}
                          >
                            <span
                              {...(place === 0 && { className: styles.name, title: nameOf(row) })}
                              {...(place > 0 && { className: styles.value })}
                            >
                              {content}
                            </span>
                          </Cell>
                        )
                      })}
                      {hasActions && (
                        <td className={styles.actions}>
                          {button?.of(row)}
                          {isAtWork && !actions && (
                            <span className={styles.onHover}>
                              <RowButtons actions={all.slice(0, 1).filter(({ deletes }) => !deletes)} />
                            </span>
                          )}
                          {hasMenu ? (
                            <RowMenuButton
                              name={nameOf(row)}
                              isOpen={rowMenu.openedId === idOf(row)}
                              onOpen={(opener) =>
                                rowMenu.open({ id: idOf(row), button: opener, name: nameOf(row), actions: all })
                              }
                            />
                          ) : (
                            (!isAtWork || actions) && (
                              <span className={isAtWork ? styles.onHover : undefined}>
                                <RowButtons actions={all} />
                              </span>
                            )
                          )}
                        </td>
                      )}
                    </tr>
                  )
                })}
              </LightLinks>
            </tbody>
          </table>
          <div role="status">
            {list.status === 'ready' && list.rows.length === 0 && (
              <NothingHere searched={list.state.q !== ''} hint={searchHint} empty={list.state.q === '' ? empty : emptyFound} />
            )}
          </div>
        </div>
      )}
      {list.status === 'ready' && list.total > 0 && hasTools(list) && <Pager list={list} />}
      {rowMenu.menu}
      {onDelete && (
        <ConfirmDelete
          name={deleting && nameOf(deleting)}
          stays={deleting && whyItStays?.(deleting)}
          loses={deleting && whatIsLost?.(deleting)}
          onDelete={async () => {
            if (deleting) await onDelete(deleting)
            setHasDeleted(true)
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  )
}

/** Shows the full text of a cut cell as a tooltip; other tooltips stay. */
function showFullText({ target }: PointerEvent) {
  const value = (target as Element).closest<HTMLElement>(`.${styles.value}`)
  if (!value) return
  if (value.scrollWidth > value.clientWidth) value.title = value.textContent.trim()
  else value.removeAttribute('title')
}

interface NothingProps {
  empty: ReactNode
  searched?: boolean
  hint?: string | undefined
}

function NothingHere({ searched = false, hint, empty }: NothingProps) {
  const t = useText()
  if (empty) return empty
  return <EmptyState title={t('common.no_results')} text={searched ? (hint ?? t('common.no_results_hint')) : undefined} />
}
