import { memo, useRef } from 'react'
import type { BoardColumn as Column } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './board.module.css'
import { BoardCard, type CardAction } from './board-card.tsx'
import { columnElementId } from './board-focus.ts'
import { useColumnDrop } from './use-card-drag.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'

interface Props {
  column: Column
  searching: boolean
  mayChange: boolean
  onAction(action: CardAction, id: string): void
  onLoadMore(stage: Stage): Promise<void>
}

/** One stage with its cards, its own scroll, and more at its end. */
export const BoardColumn = memo(function BoardColumn({ column, searching, mayChange, onAction, onLoadMore }: Props) {
  const t = useText()
  const wireText = useWireText()
  const element = useRef<HTMLElement>(null)
  const { name_board: stage, elements, total, total_capped, next } = column
  const over = useColumnDrop(element, stage)
  const cards = useRef<HTMLDivElement>(null)
  useEdgeScroll(cards, 'y')
  const more = useAction(() => onLoadMore(stage))
  const id = columnElementId(stage)
  return (
    <section
      ref={element}
      id={id}
      className={styles.column}
      data-stage={stage}
      data-over={over || undefined}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.columnHead}>
        <h2 id={`${id}-title`}>{t(`board.stage.${stage}`)}</h2>
        <span className={styles.count}>
          <span aria-hidden="true">{total_capped ? `${total}+` : total}</span>
          <span className="visually-hidden">
            {t(total_capped ? 'board.column_count_capped' : 'board.column_count', { count: total })}
          </span>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <div ref={cards} className={styles.cards} tabIndex={0}>
        {elements.map((card) => (
          <BoardCard key={card.uuid_element} {...{ card, stage, mayChange, onAction }} />
        ))}
        {elements.length === 0 && <p className={styles.empty}>{t(searching ? 'board.column_no_match' : 'board.column_empty')}</p>}
        {next !== null && (
          <Button tone="quiet" size="small" busy={more.busy} onClick={() => void more.run()}>
            {t(more.busy ? 'board.loading_more' : 'board.load_more')}
          </Button>
        )}
        {more.refusal && <p role="alert">{wireText(more.refusal.code)}</p>}
      </div>
    </section>
  )
})
