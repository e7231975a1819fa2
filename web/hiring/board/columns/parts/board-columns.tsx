import { useRef } from 'react'
import type { BoardColumn as Column } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import type { CardOffer } from '../../dialogs/hooks/use-card-dialogs.ts'
import { keysHintId } from '../../parts/board-focus.ts'
import type { Place } from '../../parts/board-state.ts'
import { useAutoScroll } from '../hooks/use-auto-scroll.ts'
import { BoardColumn } from './board-column.tsx'
import { ColumnSwitcher } from './column-switcher.tsx'
import styles from './columns.module.css'

interface Props {
  columns: readonly Column[]
  searching: boolean
  /** The cards are those before a search that still runs, so nothing can be done to them. */
  busy: boolean
  mayChange: boolean
  dragging: boolean
  /** Where the dragged card would land. */
  landing: Place | undefined
  chosen: ReadonlySet<string>
  onChoose(id: string, range: boolean): void
  onAction(offer: CardOffer, id: string): void
  onLoadMore(stage: Stage): Promise<void>
}

/** The six columns side by side; on a phone one column fills the screen. */
export function BoardColumns({ columns, busy, dragging, landing, ...rest }: Props) {
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  useAutoScroll(element, 'horizontal')
  return (
    <>
      <ColumnSwitcher element={element} columns={columns} />
      <p id={keysHintId} className="visually-hidden">
        {t('board.keys')}
      </p>
      <div ref={element} className={styles.columns} data-dragging={dragging || undefined} aria-busy={busy} inert={busy}>
        {columns.map((column) => (
          <BoardColumn
            key={column.name_board}
            column={column}
            landing={landing?.stage === column.name_board ? landing : undefined}
            {...rest}
          />
        ))}
      </div>
    </>
  )
}
