import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { IconButton } from '../../../../platform/ui/button.tsx'
import { findCard } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { CardDialog } from '../hooks/use-card-dialogs.ts'
import styles from './applicant-dialog.module.css'

interface Props {
  card: BoardCard
  stage: Stage
  /** The place that the card had before it was moved in its dialog: the neighbours are those of this place. */
  from: CardDialog['from']
  columns: readonly BoardColumn[]
  onStep(card: BoardCard, stage: Stage): void
}

/** Leads to the previous and the next candidate of the stage, in the order of the board. */
export function CardPager({ card, stage, from, columns, onStep }: Props) {
  const t = useText()
  const place = from ? from.index : findCard(columns, card.uuid_element)?.index
  const column = columns.find(({ name_board }) => name_board === (from ?? { stage }).stage)
  if (place === undefined || !column) return null
  const [before, after] = [column.elements[place - 1], column.elements[from ? place : place + 1]]
  const step = (to: BoardCard | undefined) => to && onStep(to, column.name_board)
  return (
    <div className={styles.pager}>
      <IconButton label={t('board.previous')} disabled={!before} onClick={() => step(before)}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <p role="status">
        <span className="visually-hidden">{nameOf(card)}. </span>
        {from
          ? t('board.now_in', { stage: t(`board.stage.${stage}`) })
          : t('board.place_of', { place: place + 1, total: column.total, stage: t(`board.stage.${stage}`) })}
      </p>
      <IconButton label={t('board.next')} disabled={!after} onClick={() => step(after)}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
