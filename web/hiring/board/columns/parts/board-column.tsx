import { type MouseEvent, memo, useRef } from 'react'
import type { BoardColumn as Column } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useAction } from '../../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import type { CardOffer } from '../../dialogs/hooks/use-card-dialogs.ts'
import { columnElementId, focusCard, keysHintId } from '../../parts/board-focus.ts'
import type { Place } from '../../parts/board-state.ts'
import { useArrowKeys } from '../hooks/use-arrow-keys.ts'
import { useAutoScroll } from '../hooks/use-auto-scroll.ts'
import { useColumnDrop } from '../hooks/use-card-drag.ts'
import { useNearEnd } from '../hooks/use-near-end.ts'
import { BoardCard } from './board-card.tsx'
import styles from './columns.module.css'
import { StepStrip } from './step-strip.tsx'

interface Props {
  column: Column
  searching: boolean
  mayChange: boolean
  /** Where the dragged card would land in this column. */
  landing: Place | undefined
  chosen: ReadonlySet<string>
  onChoose(id: string, range: boolean): void
  onAction(offer: CardOffer, id: string): void
  onLoadMore(stage: Stage): Promise<void>
}

/** One stage: its cards, its own scroll box, and a button that loads more. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, searching, mayChange, landing, chosen, onChoose, onAction, onLoadMore } = props
  const t = useText()
  const wireText = useWireText()
  const element = useRef<HTMLElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const { name_board: stage, elements, total, total_capped, next } = column
  useColumnDrop(element, stage)
  useAutoScroll(cards, 'vertical')
  const keys = useArrowKeys(cards, mayChange ? (id, range) => onChoose(id, range) : undefined)
  /** A click on a card opens its details. The card is not a button, because browsers do not let a button be dragged. */
  const presses = {
    onClick: ({ target }: MouseEvent) => {
      const pressed = target as Element
      const card = pressed.closest('button, label') ? null : pressed.closest<HTMLElement>('[data-card]')
      if (card?.dataset.card) onAction('details', card.dataset.card)
    },
  }
  const button = useRef<HTMLButtonElement>(null)
  const more = useAction(async () => {
    const isFocused = document.activeElement === button.current
    const last = elements.at(-1)
    await onLoadMore(stage)
    // The button disappears or moves behind the new cards. If it had the focus, the last card before it gets the focus.
    if (isFocused && last) focusCard(last.uuid_element)
  })
  useNearEnd(cards, button, next, () => void more.run())
  const id = columnElementId(stage)
  return (
    <section
      ref={element}
      id={id}
      className={styles.column}
      data-stage={stage}
      data-over={landing !== undefined || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={keysHintId}
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
      <StepStrip column={column} />
      <div ref={cards} className={styles.cards} data-rows {...keys} {...presses}>
        {elements.map((card) => (
          <BoardCard
            key={card.uuid_element}
            gap={landing?.before === card.uuid_element}
            chosen={chosen.has(card.uuid_element)}
            {...{ card, stage, mayChange, onChoose, onAction }}
          />
        ))}
        {landing?.before === null && <div className={styles.end} />}
        {elements.length === 0 && next === null && (
          <p className={styles.empty}>{t(searching ? 'board.column_no_match' : 'board.column_empty')}</p>
        )}
        {next !== null && (
          <div data-row>
            <Button ref={button} tone="quiet" size="small" tabIndex={-1} busy={more.busy} onClick={() => void more.run()}>
              {t(more.busy ? 'board.loading_more' : 'board.load_more')}
            </Button>
          </div>
        )}
        {more.refusal && <p role="alert">{wireText(more.refusal.code)}</p>}
      </div>
    </section>
  )
})
