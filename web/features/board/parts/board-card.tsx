import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, useRef } from 'react'
import type { BoardCard as Card } from '#domain/board/board.contract.ts'
import { avatarInitial, noticeOnCard } from '#domain/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import styles from './board-card.module.css'
import { useCardDrag } from './use-card-drag.ts'

export type CardAction = 'move' | 'notify' | 'remove'

interface Props {
  card: Card
  stage: Stage
  mayChange: boolean
  onAction(action: CardAction, id: string): void
}

export function nameOf({ user }: Card): string {
  return `${user.name} ${user.lastname}`.trim() || user.email
}

/** A candidate on the board (BRD-02). */
export const BoardCard = memo(function BoardCard({ card, stage, mayChange, onAction }: Props) {
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const { over, dragged } = useCardDrag(element, card.uuid_element, stage, mayChange)
  const name = nameOf(card)
  const notice = noticeOnCard(card.notice)
  return (
    <article
      ref={element}
      className={styles.card}
      data-card={card.uuid_element}
      data-over={over}
      data-dragged={dragged || undefined}
      data-movable={mayChange || undefined}
      aria-label={t('board.card', { name })}
    >
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {avatarInitial(card.user)}
        </span>
        <div className={styles.who}>
          <h3>{name}</h3>
          <p>{card.user.email}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('board.skills')}</dt>
          <dd>
            <span aria-hidden="true">{`${card.skills_check}/${card.skills}`}</span>
            <span className="visually-hidden">
              {t('board.skills_explained', { checked: card.skills_check, total: card.skills })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('board.tests')}</dt>
          <dd>
            <span aria-hidden="true">{`${card.skills_test}/${card.skills_specific}`}</span>
            <span className="visually-hidden">
              {t('board.tests_explained', { done: card.skills_test, total: card.skills_specific })}
            </span>
          </dd>
        </div>
      </dl>
      <p className={styles.days}>{card.dias === 0 ? t('board.days_today') : t('board.days', { count: card.dias })}</p>
      <p className={notice.wrong ? styles.wrong : styles.notice} data-notice={card.notice}>
        {t(notice.text)}
        {card.told !== stage && ` · ${t('board.still_told', { stage: t(`board.stage.${card.told}`) })}`}
      </p>
      <div className={styles.actions}>
        {mayChange && (
          <>
            <IconButton
              data-move
              label={t('board.move_named', { name })}
              aria-haspopup="dialog"
              onClick={() => onAction('move', card.uuid_element)}
            >
              <IconArrowsMove size={20} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('board.notify_named', { name })}
              aria-haspopup="dialog"
              onClick={() => onAction('notify', card.uuid_element)}
            >
              <IconMail size={20} aria-hidden="true" />
            </IconButton>
          </>
        )}
        {card.cv && (
          <a
            className={styles.cv}
            href={card.cv}
            target="_blank"
            rel="noreferrer"
            aria-label={t('board.cv_of', { name })}
            draggable={false}
          >
            <IconFileText size={20} aria-hidden="true" />
          </a>
        )}
        {mayChange && (
          <IconButton
            label={t('board.remove_named', { name })}
            aria-haspopup="dialog"
            onClick={() => onAction('remove', card.uuid_element)}
          >
            <IconTrash size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </article>
  )
})
