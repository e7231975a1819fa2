import type { BoardColumn } from '#domain/board/board.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { nameOf } from './board-card.tsx'
import { findCard, type Place, placeWithin } from './board-state.ts'
import styles from './move-dialog.module.css'

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
  /** Takes the card's last move back, while that may be. */
  onUndo: (() => void) | undefined
  onClose(): void
}

/** Every place that a card can go to, for keyboard and touch (BRD-03): another stage, at its top, or another place of its own. */
export function MoveDialog({ columns, id, onMove, onUndo, onClose }: Props) {
  const t = useText()
  const found = id === undefined ? undefined : findCard(columns, id)
  return (
    <ModalShell
      light
      open={found !== undefined}
      title={found ? t('board.move_named', { name: nameOf(found.card) }) : ''}
      onClose={onClose}
    >
      {found && onUndo && (
        <Button tone="quiet" className={styles.undo} onClick={onUndo}>
          {t('board.undo_named', { name: nameOf(found.card) })}
        </Button>
      )}
      {found && <Choices columns={columns} found={found} onChoose={(place) => onMove(found.card.uuid_element, place)} />}
    </ModalShell>
  )
}

interface ChoicesProps {
  columns: readonly BoardColumn[]
  found: NonNullable<ReturnType<typeof findCard>>
  onChoose(place: Place): void
}

function Choices({ columns, found: { card, stage: current }, onChoose }: ChoicesProps) {
  const t = useText()
  const first = stages.find((stage) => stage !== current)
  const topOf = (stage: Place['stage']) =>
    columns.find((column) => column.name_board === stage)?.elements[0]?.uuid_element ?? null
  const places = within.flatMap(([where, label]) => {
    const place = placeWithin(columns, card.uuid_element, where)
    return place ? [{ label, place }] : []
  })
  return (
    <>
      <h3 id="move-stages">{t('board.move_stages')}</h3>
      <ol className={styles.stages} aria-labelledby="move-stages">
        {stages.map((stage) => (
          <li key={stage} data-stage={stage} aria-current={stage === current || undefined}>
            {stage === current ? (
              <span className={styles.current}>
                {t(`board.stage.${stage}`)} <small>{t('board.move_current')}</small>
              </span>
            ) : (
              <Button
                tone="quiet"
                autoFocus={stage === first}
                className={styles.choice}
                onClick={() => onChoose({ stage, before: topOf(stage) })}
              >
                {t(`board.stage.${stage}`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {places.length > 0 && (
        <section aria-labelledby="move-places">
          <h3 id="move-places">{t('board.move_places', { stage: t(`board.stage.${current}`) })}</h3>
          <div className={styles.places}>
            {places.map(({ label, place }) => (
              <Button key={label} tone="quiet" size="small" onClick={() => onChoose(place)}>
                {t(label)}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
