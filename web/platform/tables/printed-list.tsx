import type { ReactNode } from 'react'
import { useText, useWireText } from '../i18n/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { ListNews } from './list-news.tsx'
import type { ListView } from './list-view.ts'
import { Pager } from './pager.tsx'
import styles from './printed-list.module.css'

interface Props<Row> {
  list: ListView<Row>
  caption: string
  heads: readonly string[]
  empty: string
  /** The cells of a row as a `tr` with its key. */
  row(row: Row): ReactNode
}

/** A list as a table for paper, with a suitable page size; cards on a phone's screen (USR-02, RPT-02). */
export function PrintedList<Row>(props: Props<Row>) {
  return (
    <>
      <ListNews list={props.list} />
      <div role="status">{props.list.status === 'ready' && props.list.total === 0 && <EmptyState title={props.empty} />}</div>
      <Printed {...props} />
    </>
  )
}

function Printed<Row>({ list, caption, heads, row }: Omit<Props<Row>, 'empty'>) {
  const t = useText()
  const wireText = useWireText()
  if (list.status === 'failed')
    return <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />
  if (list.status === 'loading') return <PageSkeleton label={t('common.loading')} />
  if (list.total === 0) return null
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{list.rows.map(row)}</tbody>
      </table>
      <OnScreen>
        <Pager list={list} />
      </OnScreen>
    </>
  )
}

/** Content that is not printed. */
export function OnScreen({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}
