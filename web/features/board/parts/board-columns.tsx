import { useRef } from 'react'
import type { BoardColumn as Column } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import styles from './board.module.css'
import type { CardAction } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { ColumnSwitcher } from './column-switcher.tsx'
import { useEdgeScroll } from './use-edge-scroll.ts'

interface Props {
  columns: readonly Column[]
  searching: boolean
  mayChange: boolean
  dragging: boolean
  onAction(action: CardAction, id: string): void
  onLoadMore(stage: Stage): Promise<void>
}

/** The six columns side by side, one after the other on a phone. */
export function BoardColumns({ columns, dragging, ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEdgeScroll(element, 'x')
  return (
    <>
      <ColumnSwitcher columns={element} />
      <div ref={element} className={styles.columns} data-dragging={dragging || undefined}>
        {columns.map((column) => (
          <BoardColumn key={column.name_board} column={column} {...rest} />
        ))}
      </div>
    </>
  )
}
