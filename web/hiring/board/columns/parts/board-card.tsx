import { __iconNode as dotsIcon } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { __iconNode as notesIcon } from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs'
import { __iconNode as trashIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, useRef } from 'react'
import type { BoardCard as Card } from '#domain/hiring/board/board.contract.ts'
import { avatarInitial, emailStateOnCard } from '#domain/hiring/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../../platform/session/kept-mail.ts'
import { LightIconButton } from '../../../../platform/ui/light-icon.tsx'
import type { CardOffer } from '../../dialogs/hooks/use-card-dialogs.ts'
import { nameOf } from '../../parts/card-name.ts'
import { useSkillWords } from '../../parts/skill-words.ts'
import { useCardDrag } from '../hooks/use-card-drag.ts'
import styles from './board-card.module.css'
import { CardCounter } from './card-counter.tsx'
import { CardResults } from './card-results.tsx'
import { CardState } from './card-state.tsx'

interface Props {
  card: Card
  stage: Stage
  mayChange: boolean
  /** Whether the dragged card would land in front of this one. */
  gap: boolean
  chosen: boolean
  /** Toggles the card; with `range` selects all cards from the last one to this. */
  onChoose(id: string, range: boolean): void
  onAction(offer: CardOffer, id: string): void
}

/**
 * A candidate on the board (BRD-02): name; days, counters, and the step, or the e-mail address where it fits; a state only when it is an exception.
 * One menu holds all actions; notes and removal are offered beside it while the pointer or the focus is on the card.
 */
export const BoardCard = memo(function BoardCard({ card, stage, mayChange, gap, chosen, onChoose, onAction }: Props) {
  const t = useText()
  const skillWords = useSkillWords()
  const [slot, element] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  const { uuid_element: id, user } = card
  const dragged = useCardDrag(slot, element, { id, stage, enabled: mayChange })
  const name = nameOf(card)
  const came = card.brought ? 'brought' : card.added ? 'added' : 'days'
  const days =
    card.dias === 0 ? t(`board.${came}_today`) : t(came === 'days' ? 'board.days' : `board.${came}_days`, { count: card.dias })
  // Nobody owed the candidate a word about what an import brought along.
  const isOfBefore = card.brought && card.notice === 'not_notified'
  const age = isOfBefore ? [days] : [days, t(emailStateOnCard(card.notice, sentOrKept(false, true)).text)]
  return (
    <div ref={slot} className={styles.slot} data-gap={gap || undefined}>
      <article
        ref={element}
        className={styles.card}
        data-card={id}
        data-row
        data-notice={card.notice}
        data-dragged={dragged || undefined}
        data-movable={mayChange || undefined}
        data-chosen={chosen || undefined}
        aria-label={t('board.card', { name })}
      >
        <div className={styles.line}>
          <span className={styles.avatar} aria-hidden="true">
            {avatarInitial(user)}
          </span>
          <h3 title={[name, user.email].filter(Boolean).join('\n')}>{name}</h3>
        </div>
        <div className={styles.facts}>
          <span role="img" aria-label={age.join('. ')} title={age.join('\n')}>
            {card.dias === 0 ? t('board.days_short_today') : t('board.days_short', { count: card.dias })}
          </span>
          <CardCounter
            value={card.skills_check}
            yields={card.skills_specific > 0}
            most={card.skills}
            label={skillWords(card)}
            details={card.tests.map(({ skill, dated }) => `${skill}: ${t(dated ? 'board.skill_dated' : 'board.skill_undated')}`)}
          />
          <CardResults card={card} />
          <StepOrAddress card={card} />
          <LightIconButton
            icon={dotsIcon}
            data-does="menu"
            tabIndex={-1}
            label={t('board.menu_named', { name })}
            aria-haspopup="dialog"
            onClick={() => onAction('menu', id)}
          />
        </div>
        <CardState card={card} stage={stage} />
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
        <QuickActions id={id} name={name} mayChange={mayChange} onAction={onAction} />
      </article>
    </div>
  )
})

/** The step (STP-01), or without one the e-mail address where it fits. */
function StepOrAddress({ card: { step, user } }: Pick<Props, 'card'>) {
  const t = useText()
  if (!step) return user.email && <span className={styles.email}>{user.email}</span>
  return (
    <span className={styles.step} title={t('steps.at', { name: step.name })}>
      {step.name}
    </span>
  )
}

interface QuickProps extends Pick<Props, 'mayChange' | 'onAction'> {
  id: string
  name: string
}

/** Notes and removal, beside the menu. */
function QuickActions({ id, name, mayChange, onAction }: QuickProps) {
  const t = useText()
  return (
    <span className={styles.quick}>
      <LightIconButton
        icon={notesIcon}
        tabIndex={-1}
        label={t('board.notes_named', { name })}
        aria-haspopup="dialog"
        onClick={() => onAction('notes', id)}
      />
      {mayChange && (
        <LightIconButton
          icon={trashIcon}
          tabIndex={-1}
          label={t('board.remove_named', { name })}
          aria-haspopup="dialog"
          onClick={() => onAction('remove', id)}
        />
      )}
    </span>
  )
}
