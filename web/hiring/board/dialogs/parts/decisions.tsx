import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { hiringStage, rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import button from '../../../../platform/ui/button.module.css'
import { Button } from '../../../../platform/ui/button.tsx'
import { PopoverMenu } from '../../../../platform/ui/popover-menu.tsx'
import type { StepTarget } from '../../columns/hooks/use-card-drag.ts'
import { type Place, topOf } from '../../parts/board-state.ts'
import styles from './decisions.module.css'
import { HiredButton } from './hired-button.tsx'

/** What is done with the candidate of a dialog. */
export interface Acts {
  onMove(place: Place): void
  onSetStep(target: StepTarget): void
  onWrite(): void
  onHired(hired: BoardCard['hired_strut']): void
}

interface Props extends Acts {
  card: BoardCard
  stage: Stage
  columns: readonly BoardColumn[]
}

/**
 * What is decided about a candidate: the stage, an e-mail, a hire, the end (BRD-08). A new stage offers its e-mail, the end also its reason
 * (REJ-01), as every move does.
 */
export function Decisions({ card, stage, columns, onMove, onSetStep, onWrite, onHired }: Props) {
  const t = useText()
  const isHired = card.hired_strut === 'Y'
  const open = stagesOpenTo([stage])
  return (
    <>
      {isHired ? (
        <span className={styles.stage} data-stage={stage} title={t('board.error.hired_stays')}>
          {t(`board.stage.${stage}`)} · {t('users.hired')}
        </span>
      ) : (
        <PopoverMenu
          label={`${t('board.stage')}: ${t(`board.stage.${stage}`)}`}
          openerClass={`${button.button} ${button.quiet} ${button.small}`}
          opener={
            <span className={styles.stage} data-stage={stage}>
              {t(`board.stage.${stage}`)}
              <IconChevronDown size={18} aria-hidden="true" />
            </span>
          }
        >
          {open.map((to) => (
            <li key={to} data-stage={to}>
              <button
                type="button"
                aria-current={to === stage || undefined}
                onClick={({ currentTarget }) => {
                  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                  if (to !== stage) onMove(topOf(columns, to))
                }}
              >
                <span className={styles.stage}>{t(`board.stage.${to}`)}</span>
              </button>
            </li>
          ))}
        </PopoverMenu>
      )}
      <StepMenu {...{ card, stage, columns, onSetStep }} />
      {stage === hiringStage && !card.user.deleted && <HiredButton card={card} hired={isHired} onMarked={onHired} />}
      {!isHired && open.includes(rejectionStage) && stage !== rejectionStage && (
        <Button size="small" tone="quiet" deletes onClick={() => onMove(topOf(columns, rejectionStage))}>
          {t('board.reject')}
        </Button>
      )}
      <Button size="small" onClick={onWrite}>
        {t('board.write')}
      </Button>
    </>
  )
}

/** The step of the candidate within the stage (STP-01). Nothing where the stage has none. */
function StepMenu({ card, stage, columns, onSetStep }: Pick<Props, 'card' | 'stage' | 'columns' | 'onSetStep'>) {
  const t = useText()
  const steps = columns.find(({ name_board }) => name_board === stage)?.steps ?? []
  if (steps.length === 0) return null
  const name = card.step?.name ?? t('steps.no_step')
  return (
    <PopoverMenu
      label={t('steps.at', { name })}
      openerClass={`${button.button} ${button.quiet} ${button.small}`}
      opener={
        <span className={styles.step}>
          {name}
          <IconChevronDown size={18} aria-hidden="true" />
        </span>
      }
    >
      {[...steps, { uuid: null, name: t('steps.no_step') }].map(({ uuid, name: words }) => (
        <li key={uuid}>
          <button
            type="button"
            aria-current={uuid === (card.step?.uuid ?? null) || undefined}
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              onSetStep({ stage, step: uuid })
            }}
          >
            {words}
          </button>
        </li>
      ))}
    </PopoverMenu>
  )
}
