import type { ReactNode } from 'react'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import type { AddedPersonView } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import styles from './claim.module.css'

interface Props {
  added: AddedPersonView
  /** The vacancy that the person was put into; empty for none. */
  vacancy: string
  /** The link, if there is one to hand over. */
  linkToHandOver: ReactNode
  onAnother(): void
}

/** What happens next with a person who was just added, and the next steps (INT-01). */
export function AddedPerson({
  added: { uuid, fullname, email, asked, consented, refused_before, consent_due_at },
  vacancy,
  linkToHandOver,
  onAnother,
}: Props) {
  const t = useText()
  const date = <ShownDate at={consent_due_at} />
  return (
    <Card>
      <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
        <h2>{t('intake.done_asked', { name: fullname })}</h2>
        <p>
          {consented ? (
            t(email === '' ? 'intake.consented_unreached' : 'intake.consented')
          ) : asked ? (
            <TextWith text={sentOrKept('intake.asked', 'intake.asked_kept')} values={{ email, date }} />
          ) : (
            <TextWith text={refused_before ? 'intake.refused_before' : 'intake.not_asked'} values={{ date }} />
          )}
        </p>
        {linkToHandOver}
        <div className={styles.actions}>
          <Button onClick={onAnother}>{t('intake.another')}</Button>
          <LinkButton tone="quiet" to={userScreens.userProfile.to({ uuid })}>
            {t('intake.open_profile')}
          </LinkButton>
          {vacancy && (
            <LinkButton tone="quiet" to={boardScreens.board.to({ id: vacancy })}>
              {t('intake.open_board')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}
