import type { AttemptSummary } from '#domain/attempts/attempts.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useTestSummary } from '../attempts.queries.ts'
import { ExplanationForm } from '../forms/explanation-form.tsx'
import { BackToSkills } from './back-to-skills.tsx'
import { NotedSignals } from './noted-signals.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'
import { TestSection } from './test-section.tsx'

interface Props {
  userSkill: string
  attemptsLeft: number
  onAgain(): void
}

/** After the test: thanks or what happened, what was noted, the one explanation, and the way on (TST-01, decisions 18, 37). */
export function TestOver({ userSkill, attemptsLeft, onAgain }: Props) {
  return (
    <TestSection query={useTestSummary(userSkill)}>
      {(summary) => (
        <>
          <Ending summary={summary} attemptsLeft={attemptsLeft} onAgain={onAgain} />
          <NotedSignals signals={summary.signals} />
          <ExplanationForm userSkill={userSkill} explanation={summary.explanation} />
        </>
      )}
    </TestSection>
  )
}

function Ending({ summary, attemptsLeft, onAgain }: Omit<Props, 'userSkill'> & { summary: AttemptSummary }) {
  const t = useText()
  const { skill, state, finished_at, answered, count_question: count, provisional, band } = summary
  const isExpired = state === 'expired'
  const mayTakeAgain = isExpired && attemptsLeft > 0
  return (
    <>
      <TestHead>{t(isExpired ? 'attempts.expired' : 'attempts.thanks', { skill })}</TestHead>
      <p>
        {isExpired
          ? t('attempts.expired_text', { answered, count })
          : t(answered < count ? 'attempts.time_over_text' : 'attempts.all_saved', { count: answered })}{' '}
        {isExpired
          ? t('attempts.expired_next', { count: attemptsLeft })
          : t(provisional ? 'attempts.provisional_text' : 'attempts.thanks_text')}
      </p>
      <FactList
        facts={[
          [t('attempts.finished_at'), <ShownDate key="at" at={finished_at} withTime />],
          [t('attempts.answered'), t('attempts.answered_of', { answered, count })],
          band && !isExpired ? [t('attempts.band'), t(`attempts.band.${band}`)] : null,
        ]}
      />
      <div className={styles.actions}>
        {mayTakeAgain && <Button onClick={onAgain}>{t('attempts.take_again')}</Button>}
        <BackToSkills tone={mayTakeAgain ? 'quiet' : 'main'} />
      </div>
    </>
  )
}
