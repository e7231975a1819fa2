import { __iconNode as arrowsMoveIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs'
import { __iconNode as bulbIcon } from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import { __iconNode as calendarXIcon } from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import { __iconNode as clipboardCheckIcon } from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import { __iconNode as fileTextIcon } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { __iconNode as mailIcon } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { __iconNode as notesIcon } from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs'
import { __iconNode as trashIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, useRef } from 'react'
import type { BoardCard as Card } from '#domain/board/board.contract.ts'
import { avatarInitial } from '#domain/board/board.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import { LightIconAnchor, LightIconButton } from '../../../platform/ui/light-icon.tsx'
import styles from './board-card.module.css'
import { CardInterview } from './card-interview.tsx'
import { CardMeter } from './card-meter.tsx'
import { CardNotice } from './card-notice.tsx'
import { useCardDrag } from './use-card-drag.ts'

export type CardAction = 'details' | 'move' | 'notify' | 'cancelInterview' | 'remove'

interface Props {
  card: Card
  stage: Stage
  mayChange: boolean
  /** Whether a card that is being dragged would land in front of this one. */
  gap: boolean
  chosen: boolean
  /** Chooses the card, or not any more; with `range` all from the one before. */
  onChoose(id: string, range: boolean): void
  onAction(action: CardAction, id: string): void
}

const icons = { details: notesIcon, move: arrowsMoveIcon, notify: mailIcon, cancelInterview: calendarXIcon, remove: trashIcon }

export function nameOf({ user }: Card): string {
  return fullName(user.name, user.lastname) || user.email
}

/** A candidate on the board (BRD-02): two lines, a third one when something waits; what can be done shows on hover and focus. */
export const BoardCard = memo(function BoardCard({ card, stage, mayChange, gap, chosen, onChoose, onAction }: Props) {
  const t = useText()
  const [slot, element] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  const { uuid_element: id, user } = card
  const dragged = useCardDrag(slot, element, { id, stage, enabled: mayChange })
  const name = nameOf(card)
  const days = card.dias === 0 ? t('board.days_today') : t('board.days', { count: card.dias })
  const opens = (action: CardAction, label: TextKey) => (
    <LightIconButton
      icon={icons[action]}
      data-does={action}
      tabIndex={-1}
      label={t(label, { name })}
      aria-haspopup="dialog"
      onClick={() => onAction(action, id)}
    />
  )
  return (
    <div ref={slot} className={styles.slot} data-gap={gap || undefined}>
      <article
        ref={element}
        className={styles.card}
        data-card={id}
        data-row
        data-dragged={dragged || undefined}
        data-movable={mayChange || undefined}
        data-chosen={chosen || undefined}
        aria-label={t('board.card', { name })}
      >
        <div className={styles.line}>
          <span className={styles.avatar} aria-hidden="true">
            {avatarInitial(user)}
          </span>
          <h3 title={name} data-name>
            {name}
          </h3>
          <span className={styles.days} role="img" aria-label={days} title={days}>
            {t('board.days_short', { count: card.dias })}
          </span>
        </div>
        <div className={styles.line}>
          <p className={styles.email} title={user.email}>
            {user.email}
          </p>
          <CardMeter
            icon={bulbIcon}
            value={card.skills_check}
            most={card.skills}
            label={t('board.skills_explained', { checked: card.skills_check, total: card.skills })}
            details={card.tests.map(({ skill, dated }) => `${skill}: ${t(dated ? 'board.skill_dated' : 'board.skill_undated')}`)}
          />
          <CardMeter
            icon={clipboardCheckIcon}
            value={card.skills_test}
            most={card.skills_specific}
            label={t('board.tests_explained', { done: card.skills_test, total: card.skills_specific })}
            details={card.tests.map(({ skill, state }) => `${skill}: ${t(`board.test.${state}`)}`)}
          />
        </div>
        <CardNotice card={card} stage={stage} />
        <CardInterview interview={card.interview} />
        <div className={styles.actions}>
          {mayChange && (
            <>
              {opens('move', 'board.move_named')}
              {opens('notify', 'board.notify_named')}
              {card.interview && opens('cancelInterview', 'interviews.cancel_named')}
            </>
          )}
          {opens('details', 'board.notes_named')}
          {mayChange && opens('remove', 'board.remove_named')}
          {card.cv && (
            <LightIconAnchor
              icon={fileTextIcon}
              label={t('board.cv_of', { name })}
              className={styles.cv}
              tabIndex={-1}
              href={card.cv}
              target="_blank"
              rel="noreferrer"
              draggable={false}
            />
          )}
        </div>
        {mayChange && (
          <label className={styles.choose} title={t('board.choose_named', { name })}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('board.choose_named', { name })}
              checked={chosen}
              onChange={({ nativeEvent }) => onChoose(id, (nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
      </article>
    </div>
  )
})
