import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconCheckbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { hiringStage } from '#domain/hiring/board/board.rules.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button, DownloadButton } from '../../../../platform/ui/button.tsx'
import { ModalShell } from '../../../../platform/ui/modal-shell.tsx'
import type { StepTarget } from '../../columns/hooks/use-card-drag.ts'
import { menuButtonOf } from '../../parts/board-focus.ts'
import { findCard, type Place } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { CardAction } from '../hooks/use-card-dialogs.ts'
import { useStageKeys } from '../hooks/use-stage-keys.ts'
import styles from './card-menu.module.css'
import { HiredButton } from './hired-button.tsx'
import { PlaceChoices, StageChoices, StepChoices } from './move-choices.tsx'

interface Props {
  columns: readonly BoardColumn[]
  /** The card whose menu is open, if any. */
  id: string | undefined
  mayChange: boolean
  chosen: ReadonlySet<string>
  onMove(id: string, place: Place): void
  onSetStep(id: string, target: StepTarget): void
  /** Opens another dialog about the card. */
  onAction(action: Exclude<CardAction, 'menu'>): void
  onChoose(id: string): void
  /** The candidate was marked as hired, or the hire was undone. */
  onHired(card: BoardCard, hired: BoardCard['hired_strut']): void
  /** Undoes the card's last move; undefined when it cannot be undone. */
  onUndo: (() => void) | undefined
  onClose(): void
}

/** The menu of a card: every place that it may move to (BRD-03), stages by the keys 1 to 6 too, the steps of its stage (STP-01), and every dialog about it (BRD-07). */
export function CardMenu(props: Props) {
  const { columns, id, mayChange, onMove, onSetStep, onUndo, onClose } = props
  const t = useText()
  const found = id === undefined ? undefined : findCard(columns, id)
  const mayMove = mayChange && found?.card.hired_strut === 'N'
  useStageKeys(mayMove ? found : undefined, columns, onMove)
  const move = (place: Place) => found && onMove(found.card.uuid_element, place)
  return (
    <ModalShell
      light
      size="menu"
      beside={() => (id === undefined ? null : menuButtonOf(id))}
      open={found !== undefined}
      title={found ? nameOf(found.card) : ''}
      onClose={onClose}
    >
      {found && onUndo && (
        <Button tone="quiet" size="small" className={styles.undo} onClick={onUndo}>
          {t('board.undo_named', { name: nameOf(found.card) })}
        </Button>
      )}
      {found && (
        <div className={styles.menu}>
          {mayChange &&
            (mayMove ? <StageChoices columns={columns} found={found} onChoose={move} /> : <p>{t('board.error.hired_stays')}</p>)}
          {mayChange && <StepChoices {...{ columns, found }} onChoose={(target) => onSetStep(found.card.uuid_element, target)} />}
          <section aria-labelledby="card-does">
            <h3 id="card-does" className={mayChange ? undefined : 'visually-hidden'}>
              {t('board.menu_more')}
            </h3>
            <div className={styles.does}>
              <Actions {...props} {...found} />
            </div>
          </section>
          {mayChange && <PlaceChoices {...{ columns, found }} onChoose={move} />}
        </div>
      )}
    </ModalShell>
  )
}

interface ActionsProps extends Pick<Props, 'mayChange' | 'chosen' | 'onAction' | 'onChoose' | 'onHired'> {
  card: BoardCard
  stage: Stage
}

/** What else can be done with a card. */
function Actions({ card, stage, mayChange, chosen, onAction, onChoose, onHired }: ActionsProps) {
  const t = useText()
  const isHired = card.hired_strut === 'Y'
  const does = (action: Exclude<CardAction, 'menu'>, icon: ReactNode, label: string) => (
    <Button
      tone="bare"
      size="small"
      deletes={action === 'remove'}
      icon={icon}
      autoFocus={action === 'details' && (!mayChange || isHired)}
      onClick={() => onAction(action)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {does('details', <IconNotes {...drawn} />, t('board.menu_details'))}
      {mayChange && does('notify', <IconMail {...drawn} />, t('board.write'))}
      {mayChange && stage === hiringStage && !card.user.deleted && (
        <HiredButton inMenu card={card} hired={isHired} onMarked={(hired) => onHired(card, hired)} />
      )}
      {card.cv && (
        <DownloadButton
          tone="bare"
          size="small"
          icon={<IconFileText {...drawn} />}
          href={card.cv}
          target="_blank"
          rel="noreferrer"
        >
          {t('board.menu_cv')}
        </DownloadButton>
      )}
      {mayChange && (
        <>
          {isInterview(stage) && does('times', <IconCalendarTime {...drawn} />, t('interview_times.offer'))}
          {card.interview && does('cancelInterview', <IconCalendarX {...drawn} />, t('interviews.cancel'))}
          <Button tone="bare" size="small" icon={<IconCheckbox {...drawn} />} onClick={() => onChoose(card.uuid_element)}>
            {t(chosen.has(card.uuid_element) ? 'board.menu_not_chosen' : 'board.menu_choose')}
          </Button>
          {does('remove', <IconTrash {...drawn} />, t('board.remove'))}
        </>
      )}
    </>
  )
}

const drawn = { size: 18, 'aria-hidden': true } as const
