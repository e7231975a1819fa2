import type { BoardColumn } from '#domain/board/board.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import styles from './board.module.css'
import { nameOf } from './board-card.tsx'
import { findCard, type Place, placeWithin } from './board-state.ts'

const within = [
  ['top', 'board.move_to_top'],
  ['up', 'board.move_up'],
  ['down', 'board.move_down'],
  ['bottom', 'board.move_to_bottom'],
] as const

interface Props {
  columns: readonly BoardColumn[]
  /** The card that is to move; undefined while nothing is asked. */
  id: string | undefined
  onMove(id: string, place: Place): void
  onClose(): void
}

/** Every place that a card can go to, for keyboard and touch (BRD-03). A new stage takes it at its top. */
export function MoveDialog({ columns, id, onMove, onClose }: Props) {
  const t = useText()
  const found = id === undefined ? undefined : findCard(columns, id)
  const choose = (place: Place) => {
    if (id !== undefined) onMove(id, place)
  }
  const topOf = (stage: Place['stage']) =>
    columns.find((column) => column.name_board === stage)?.elements[0]?.uuid_element ?? null
  return (
    <ModalShell
      open={found !== undefined}
      title={found ? t('board.move_named', { name: nameOf(found.card) }) : ''}
      onClose={onClose}
    >
      <div className={styles.choices}>
        {stages
          .filter((stage) => stage !== found?.stage)
          .map((stage) => (
            <Button key={stage} tone="quiet" onClick={() => choose({ stage, before: topOf(stage) })}>
              {t(`board.stage.${stage}`)}
            </Button>
          ))}
        {within.map(([where, label]) => {
          const place = found && placeWithin(columns, found.card.uuid_element, where)
          return place ? (
            <Button key={where} tone="quiet" onClick={() => choose(place)}>
              {t(label)}
            </Button>
          ) : null
        })}
      </div>
    </ModalShell>
  )
}
