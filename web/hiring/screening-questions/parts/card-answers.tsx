import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePublicUrl } from '../../../platform/pages/company.ts'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { askForAnswers, useAnswersOfCard } from '../screening-questions.queries.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './card-answers.module.css'

/**
 * The answers of an application on its card, each knock-out with its reason; a mark, which moves nobody (SCQ-03). Where answers are missing,
 * an e-mail or a link asks the person for them.
 */
export default function CardAnswers({ card }: { card: string }) {
  const t = useText()
  const publicUrl = usePublicUrl()
  const query = useAnswersOfCard(card)
  const banner = useBanner()
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  const { busy, refusal, run } = useAction(async () => {
    await askForAnswers(card)
    banner.success(sentOrKept('screening.asked', 'screening.asked_kept'))
  })
  return (
    <AsyncSection query={query} skeleton={<Skeleton height="4rem" />}>
      {({ state, answers, missing }) =>
        state !== 'not_asked' && (
          <section>
            <h3>{t('screening.answers_of')}</h3>
            {answers.length > 0 && <AnswerList answers={answers} />}
            {missing > 0 && (
              <>
                <p>{state === 'not_answered' ? t('screening.state.not_answered') : t('screening.missing', { count: missing })}</p>
                <p className={styles.link}>
                  {mayChange && (
                    <Button size="small" tone="quiet" busy={busy} onClick={() => void run()}>
                      {t('screening.ask')}
                    </Button>
                  )}
                  <CopyButton
                    text={`${publicUrl}${screeningScreens.ownAnswers.to({ uuid: card })}`}
                    label={t('screening.copy_link')}
                  />
                </p>
                <p className={styles.hint}>{t('screening.copy_link_hint')}</p>
                <RefusalMessage refusal={refusal} />
              </>
            )}
          </section>
        )
      }
    </AsyncSection>
  )
}
