import type { ReactNode } from 'react'
import type { AttemptSummary, AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { useBandWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { OwnDate } from '../../../platform/ui/shown-date.tsx'
import { useTestSummary } from '../attempts.queries.ts'
import { ExplanationForm } from '../forms/explanation-form.tsx'
import { BackToSkills } from './back-to-skills.tsx'
import { NotedSignals } from './noted-signals.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'
import { TestSection } from './test-section.tsx'

interface Props {
  userSkill: string
  view: AttemptView
  /** The part where the candidate shares the result (PAS-01). */
  sharing: ReactNode
  onAgain(): void
}

/**
 * An ended attempt: the result and its meaning, next steps, signals and the explanation (TST-01, SPEC-18, SPEC-37). It stands below the
 * running one, which has its own heading and ways out.
 */
export function TestOver({ userSkill, view, sharing, onAgain }: Props) {
  return (
    <TestSection query={useTestSummary(userSkill)}>
      {(summary) => (
        <>
          <Ending summary={summary} view={view} onAgain={onAgain} />
          {summary.state === 'finished' && sharing}
          <NotedSignals signals={summary.signals} questions={summary.signal_questions} connection={summary.connection} />
          <ExplanationForm userSkill={userSkill} explanation={summary.explanation} />
        </>
      )}
    </TestSection>
  )
}

function Ending({ summary, view, onAgain }: Omit<Props, 'userSkill' | 'sharing'> & { summary: AttemptSummary }) {
  const t = useText()
  const bandWords = useBandWords()
  const { skill, state, finished_at, answered, count_question: count, band, bands } = summary
  const { attempts_left: left } = view
  const isUnderway = view.state === 'running' || view.state === 'elsewhere'
  const isExpired = state === 'expired'
  const mayTakeAgain = left > 0 && (isExpired || view.may_retake)
  return (
    <>
      {isUnderway ? (
        <h2>{t('attempts.earlier')}</h2>
      ) : (
        <TestHead>{t(isExpired ? 'attempts.expired' : 'attempts.thanks', { skill })}</TestHead>
      )}
      {isUnderway && <p>{t('attempts.expect.again')}</p>}
      {isExpired ? (
        <p>
          {t('attempts.expired_text', { answered, count })} {t('attempts.expired_next', { count: left })}
        </p>
      ) : (
        <Outcome summary={summary} />
      )}
      <div className={styles.facts}>
        <FactList
          facts={[
            [t('attempts.finished_at'), <OwnDate key="at" at={finished_at} withTime />],
            [t('attempts.answered'), t('attempts.answered_of', { answered, count })],
            band && !isExpired ? [t('attempts.band'), bandWords(bands)] : null,
          ]}
        />
      </div>
      {mayTakeAgain && !isExpired && <p>{t('attempts.again_left', { count: left })}</p>}
      {!isUnderway && <NextSteps {...{ isExpired, mayTakeAgain, onAgain }} />}
    </>
  )
}

/** The result of a finished attempt, and what became of its answers. */
function Outcome({ summary }: { summary: AttemptSummary }) {
  const t = useText()
  const bandWords = useBandWords()
  const { answered, count_question: count, provisional, band, bands, void_table, ending } = summary
  const saved =
    answered === 0
      ? t('attempts.time_over_none')
      : answered < count
        ? t('attempts.time_over_text', { count: answered })
        : t('attempts.all_saved')
  return (
    <>
      {band && (
        <p>
          <RangeMark size="large" points={null} error={null} bands={bands} />
        </p>
      )}
      {band && (
        <p>
          <strong>{bandWords(bands)}.</strong>{' '}
          {bands.length > 1 ? t('attempts.bands_hint', { band: t(`attempts.band.${band}`) }) : t(`attempts.band_means.${band}`)}{' '}
          {t(void_table === null ? 'attempts.not_adjusted' : 'attempts.void_table')}
        </p>
      )}
      <p>
        {ending && ending !== 'time_over' && <>{t(`attempts.ending.${ending}`, { count })} </>}
        {saved} {t(provisional ? 'attempts.provisional_text' : 'attempts.result_next')}
      </p>
    </>
  )
}

interface NextStepsProps extends Pick<Props, 'onAgain'> {
  isExpired: boolean
  mayTakeAgain: boolean
}

function NextSteps({ isExpired, mayTakeAgain, onAgain }: NextStepsProps) {
  const t = useText()
  return (
    <div className={styles.actions}>
      {mayTakeAgain && (
        <Button tone={isExpired ? 'main' : 'quiet'} onClick={onAgain}>
          {t('attempts.take_again')}
        </Button>
      )}
      {!isExpired && <LinkButton to={applicationScreens.myApplications.to()}>{t('attempts.see_applications')}</LinkButton>}
      <BackToSkills tone={mayTakeAgain || !isExpired ? 'quiet' : 'main'} besideApplications={!isExpired} />
    </div>
  )
}
