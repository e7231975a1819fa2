import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText, useWireText } from '../i18n/language.tsx'
import { BesideTitle } from '../ui/beside-title.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LightLinks } from '../ui/light-link.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { type Column, HeadCell } from './column.tsx'
import styles from './data-table.module.css'
import { ExportMenu, ExportRefusal, useListExport } from './export-menu.tsx'
import { ListNews } from './list-news.tsx'
import type { ListView } from './list-view.ts'
import { Pager } from './pager.tsx'
import type { RowAction } from './row-action.ts'
import { RowButtons, RowMenuButton, useRowMenu } from './row-actions.tsx'
import { SearchBox } from './search-box.tsx'
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
  /** A button of its own before the actions, e.g. one with a busy state. */
  button?: ((row: Row) => ReactNode) | undefined
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
  tools?: ReactNode
  /** Checkboxes before the rows. */
  selection?: RowSelection<Row> | undefined
}

/** The one table: search, sort, pages, row actions, and its loading, empty and failed states (PRO-03, SHR-02). Cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    list,
    columns,
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
    tools,
    selection,
  } = props
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
  const exporting = useListExport(list.readFile)
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
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <BesideTitle className={styles.tools}>
        <SearchBox
          value={list.state.q}
          onSearch={(q, leaving) => list.change({ q }, leaving)}
          {...(searchLabel && { label: searchLabel })}
        />
        {tools}
        {exporting && <ExportMenu action={exporting} />}
      </BesideTitle>
      <ExportRefusal action={exporting} />
      <ListNews list={list} />
      {list.status === 'failed' ? (
        <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />
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
            <tbody ref={body} onPointerOver={showFullText}>
              <LightLinks>
                {list.status === 'loading' && (
                  <SkeletonRows columns={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)} />
                )}
                {list.rows.map((row) => (
                  <tr key={keys.get(idOf(row))} className={selection && styles.choosable}>
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
                            {...(place > 0 && !column.wraps && { className: styles.value })}
                          >
                            {content}
                          </span>
                        </Cell>
                      )
                    })}
                    {hasActions && (
                      <td className={styles.actions}>
                        {button?.(row)}
                        {actions && mayChangeRows ? (
                          <RowMenuButton
                            name={nameOf(row)}
                            isOpen={rowMenu.openedId === idOf(row)}
                            onOpen={(opener) =>
                              rowMenu.open({ id: idOf(row), button: opener, name: nameOf(row), actions: actionsOf(row) })
                            }
                          />
                        ) : (
                          <RowButtons actions={actionsOf(row)} />
                        )}
                      </td>
                    )}
                  </tr>
                ))}
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
      {list.status === 'ready' && list.total > 0 && <Pager list={list} />}
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

function ChoiceOfRow<Row>({ selection, row }: { selection: RowSelection<Row>; row: Row }) {
  const isChosen = selection.has(row)
  return (
    <label title={selection.labelOf(row)}>
      <input
        type="checkbox"
        aria-label={selection.labelOf(row)}
        checked={isChosen}
        aria-disabled={(selection.isFull && !isChosen) || undefined}
        onChange={() => selection.choose([row], !isChosen)}
      />
    </label>
  )
}

function ChoiceOfAll<Row>({ selection, rows }: { selection: RowSelection<Row>; rows: readonly Row[] }) {
  const isChosen = rows.length > 0 && rows.every((row) => selection.has(row))
  return (
    <label title={selection.allLabel}>
      <input
        type="checkbox"
        aria-label={selection.allLabel}
        checked={isChosen}
        onChange={() => selection.choose(rows, !isChosen)}
      />
    </label>
  )
}

/** Shows the full text of a cut cell as a tooltip; other tooltips stay. */
function showFullText({ target }: PointerEvent) {
  const value = (target as Element).closest<HTMLElement>(`.${styles.value}`)
  if (!value) return
  if (value.scrollWidth > value.clientWidth) value.title = value.textContent.trim()
  else value.removeAttribute('title')
}

function classOf({ numeric, yields, wraps }: Pick<Column<unknown>, 'numeric' | 'yields' | 'wraps'>) {
  return numeric ? styles.number : yields ? styles.yielding : wraps ? styles.wrapping : undefined
}

function NothingHere({ searched, hint, empty }: { searched: boolean; hint: string | undefined; empty: ReactNode }) {
  const t = useText()
  if (empty) return empty
  return <EmptyState title={t('common.no_results')} text={searched ? (hint ?? t('common.no_results_hint')) : undefined} />
}
