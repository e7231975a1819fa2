import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useIdleMinutes } from '../../../platform/session/activity.ts'
import { ShareResult } from '../../passport/parts/share-result.tsx'
import { ExperienceDates } from '../../skills/forms/user-skill-form.tsx'
import { useTest } from '../attempts.queries.ts'
import { StartForm } from '../forms/start-form.tsx'
import { useAnswering } from '../hooks/use-answering.ts'
import { useTakenOver } from '../hooks/use-taken-over.ts'
import { CurrentQuestion } from '../parts/current-question.tsx'
import { NoTest } from '../parts/no-test.tsx'
import { RefusedAnswer } from '../parts/refused-answer.tsx'
import styles from '../parts/test.module.css'
import { TestOver } from '../parts/test-over.tsx'
import { TestSection } from '../parts/test-section.tsx'
import { TestUnderway } from '../parts/test-underway.tsx'
import type { Route } from './+types/take-test.ts'

/**
 * /profile/skills/test/{user_skill_uuid}: the page of a test for its candidate (TST-21). It shows the start, the running attempt, or the
 * result with what can be done next; the questions are shown once the candidate has started or continued here.
 */
export default function TakeTest({ params: { user_skill_uuid: userSkill } }: Route.ComponentProps) {
  const { language: shown } = useLanguage()
  const [chosen, choose] = useState<Language>()
  const language = chosen ?? shown
  useIdleMinutes(limits.idle.testMinutes)
  return <Test key={`${userSkill} ${language}`} userSkill={userSkill} language={language} onLanguage={choose} />
}

const experience = (today: string) => <ExperienceDates today={today} />

interface Props {
  userSkill: string
  language: Language
  onLanguage(language: Language): void
}

function Test({ userSkill, language, onLanguage }: Props) {
  const { query, show, readAgain, readSecondsLeft } = useTest(userSkill, language)
  const { answer, delivery, answering } = useAnswering(userSkill, { view: query.data, show, readAgain })
  useTakenOver(userSkill, language, { view: query.data, show })
  const { isAnswering, openQuestions } = useQuestionsOpen()
  const [again, setAgain] = useState(false)
  // The screen is outdated, and the present state could not be read.
  const loading = { data: query.isRefetchError ? undefined : query.data, error: query.error, refetch: query.refetch }
  const begin = (view: AttemptView) => {
    setAgain(false)
    show(view)
    openQuestions()
  }
  const result = (view: AttemptView) => (
    <TestOver userSkill={userSkill} view={view} sharing={<ShareResult userSkill={userSkill} />} onAgain={() => setAgain(true)} />
  )
  const part = (view: AttemptView) => {
    if (view.state === 'running' && view.question && isAnswering)
      return (
        <CurrentQuestion view={view} question={view.question} {...{ readAgain, readSecondsLeft, answer, delivery, answering }} />
      )
    if (view.state === 'running' || view.state === 'elsewhere')
      return (
        <>
          <TestUnderway {...{ view, userSkill, readAgain, readSecondsLeft, answering, delivery }} onContinue={begin} />
          {view.was_taken && result(view)}
        </>
      )
    if (view.state === 'ready' || view.state === 'dates_first' || ((view.state === 'expired' || view.may_retake) && again))
      return <StartForm {...{ view, userSkill, language }} experience={experience} onStarted={begin} />
    if (view.state === 'finished' || view.state === 'expired') return result(view)
    return <NoTest view={view} language={language} onLanguage={onLanguage} />
  }
  return (
    <div className={`page ${styles.test}`}>
      <TestSection query={loading}>
        {(view) => (
          <>
            {delivery.state === 'refused' && <RefusedAnswer {...delivery} />}
            {part(view)}
          </>
        )}
      </TestSection>
    </div>
  )
}

const questionsOpen = { questions: true }

/** Whether the candidate started or continued the test here. The entry of the browser's history keeps it, so that a reload does too. */
function useQuestionsOpen() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  return {
    isAnswering: state?.questions === true,
    openQuestions: () => void navigate(pathname, { replace: true, state: questionsOpen }),
  }
}
