import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import type { StepTarget } from '../../columns/hooks/use-card-drag.ts'
import { type findCard, type Place, placeWithin, topOf } from '../../parts/board-state.ts'
import styles from './card-menu.module.css'

const within = [
  ['top', 'board.move_to_top'],
  ['up', 'board.move_up'],
  ['down', 'board.move_down'],
  ['bottom', 'board.move_to_bottom'],
] as const

interface StepProps extends Pick<Props, 'columns' | 'found'> {
  onChoose(target: StepTarget): void
}

/** The steps of the stage of a card, and none (STP-01). Nothing without steps. */
export function StepChoices({ columns, found: { card, stage }, onChoose }: StepProps) {
  const t = useText()
  const steps = columns.find(({ name_board }) => name_board === stage)?.steps ?? []
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="step-choices">
      <h3 id="step-choices">{t('steps.choose', { stage: t(`board.stage.${stage}`) })}</h3>
      <ul className={styles.stages} aria-labelledby="step-choices" data-stage={stage}>
        {[...steps, { uuid: null, name: t('steps.no_step') }].map(({ uuid, name }) => (
          <li key={uuid} aria-current={uuid === (card.step?.uuid ?? null) || undefined}>
            {uuid === (card.step?.uuid ?? null) ? (
              <span className={styles.current}>
                {name} <small>{t('board.move_current')}</small>
              </span>
            ) : (
              <Button tone="bare" size="small" className={styles.choice} onClick={() => onChoose({ stage, step: uuid })}>
                {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  columns: readonly BoardColumn[]
  found: NonNullable<ReturnType<typeof findCard>>
  onChoose(place: Place): void
}

/** The stages that a card may move to. A choice puts it at the top of the column. */
export function StageChoices({ columns, found: { stage: current }, onChoose }: Props) {
  const t = useText()
  const open = stagesOpenTo([current])
  const first = open.find((stage) => stage !== current)
  return (
    <section aria-labelledby="move-stages">
      <h3 id="move-stages">{t('board.move_stages')}</h3>
      <ol className={styles.stages} aria-labelledby="move-stages">
        {open.map((stage) => (
          <li key={stage} data-stage={stage} aria-current={stage === current || undefined}>
            {stage === current ? (
              <span className={styles.current}>
                <StageKey stage={stage} />
                {t(`board.stage.${stage}`)} <small>{t('board.move_current')}</small>
              </span>
            ) : (
              <Button
                tone="bare"
                size="small"
                autoFocus={stage === first}
                aria-keyshortcuts={String(stages.indexOf(stage) + 1)}
                className={styles.choice}
                icon={<StageKey stage={stage} />}
                onClick={() => onChoose(topOf(columns, stage))}
              >
                {t(`board.stage.${stage}`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The key that chooses a stage in the menu of a card. */
function StageKey({ stage }: { stage: Stage }) {
  return (
    <span aria-hidden="true" className={styles.key}>
      {stages.indexOf(stage) + 1}
    </span>
  )
}

/** The other places of a card in its column. */
export function PlaceChoices({ columns, found: { card, stage }, onChoose }: Props) {
  const t = useText()
  const places = within.flatMap(([where, label]) => {
    const place = placeWithin(columns, card.uuid_element, where)
    return place ? [{ label, place }] : []
  })
  if (places.length === 0) return null
  return (
    <section aria-labelledby="move-places">
      <h3 id="move-places">{t('board.move_places', { stage: t(`board.stage.${stage}`) })}</h3>
      <div className={styles.places}>
        {places.map(({ label, place }) => (
          <Button key={label} tone="bare" size="small" onClick={() => onChoose(place)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  )
}
