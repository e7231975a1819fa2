import { type ReactNode, useId, useRef } from 'react'
import { useText, useWireText } from '../i18n/language.tsx'
import { SlotPlace } from '../ui/beside-title.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useShownColumns } from './column.tsx'
import { useColumnChoice } from './column-choice.ts'
import styles from './data-table.module.css'
import { ListContext } from './list-context.ts'
import { ListNews } from './list-news.tsx'
import { hasTools, isEmptyList } from './list-size.ts'
import { ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'
import type { RowActions } from './row-action.ts'
import { TableFrame, type TableOf } from './table-frame.tsx'
import { useActionsOfRows } from './use-actions-of-rows.tsx'

interface Props<Row> extends TableOf<Row> {
  /** What can be done with a row; `useChangeActions` makes the actions that edit and delete it. */
  actions?: ((row: Row) => RowActions) | undefined
  /** Content of a list without any rows; general words by default. */
  empty?: ReactNode
  /** Content of a search without results; general words by default. */
  emptyFound?: ReactNode
  /** What stands above the rows: `ListTools`, with what the page adds to them. */
  children?: ReactNode
}

/** The one table: search, sort, pages, row actions, and its loading, empty and failed states (PRO-03, SHR-02). Cards on a phone. */
export function DataTable<Row extends { readonly uuid: string }>(props: Props<Row>): ReactNode
export function DataTable<Row>(props: Props<Row> & { idOf(row: Row): string }): ReactNode
export function DataTable<Row>({ actions, empty, emptyFound, children = <ListTools />, ...table }: Props<Row>) {
  const { list } = table
  const choice = useColumnChoice(list.address)
  const columns = useShownColumns(table.columns, list.rows, choice)
  const t = useText()
  const wireText = useWireText()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const acts = useActionsOfRows(section, table.nameOf, actions)
  const nothing =
    list.state.q === ''
      ? (empty ?? <EmptyState title={t('common.no_results')} />)
      : (emptyFound ?? <EmptyState title={t('common.no_results')} text={t('common.no_results_hint')} />)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles.list}>
      <ListContext value={{ list, columns, allColumns: table.columns, choice }}>{children}</ListContext>
      <ListNews list={list} />
      {list.status === 'failed' ? (
        <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />
      ) : isEmptyList(list) ? (
        <div role="status">
          {nothing}
          <SlotPlace slot="empty" className={styles.first} />
        </div>
      ) : (
        <TableFrame {...table} captionId={id} columns={columns} acts={acts}>
          {nothing}
        </TableFrame>
      )}
      {list.status === 'ready' && list.total > 0 && hasTools(list) && <Pager list={list} />}
      {acts.dialogs}
    </section>
  )
}
