import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { applyToVacancy, readApplied } from '../vacancies.queries.ts'
import styles from './apply-panel.module.css'

const AskPhone = lazyPart(() => import('../../../platform/session/ask-phone.tsx'))

type Answers = Parameters<typeof applyToVacancy>[2]
type Applied = Awaited<ReturnType<typeof applyToVacancy>>

/** The dialog with the questions of a vacancy, of another feature: the page passes it. */
export type Questions = ComponentType<{
  job: string
  name: string
  apply(answers: Answers): Promise<Applied>
  onApplied(answer: Applied): void
  onClose(): void
}>

/**
 * Applying (APP-01): visitors are sent to the registration, candidates apply and see whether the application is new, staff see
 * why they cannot. A vacancy that asks questions asks them first (SCQ-02). A button sticks to the bottom of the screen; an outcome is shown at the head of the vacancy.
 */
export function ApplyPanel({ vacancy, Questions }: { vacancy: VacancyDetail; Questions: Questions }) {
  const t = useText()
  const wireText = useWireText()
  const session = useSession()
  const already = useApplied(vacancy, session.status === 'user' && session.mode === 'denied')
  const applying = useAction(applyToVacancy)
  const [asking, setAsking] = useState(false)
  const [answered, setAnswered] = useState<Applied>()

  if (vacancy.status_job === 'I')
    return (
      <div className={styles.apply}>
        <LinkButton to={jobsAt()}>{t('vacancies.closed_action')}</LinkButton>
      </div>
    )
  if (session.status !== 'user')
    return (
      <div className={styles.apply}>
        <LinkButton to={accountScreens.registerAndApply.to({ uuid: vacancy.uuid })} size="large">
          {t('vacancies.apply')}
        </LinkButton>
      </div>
    )
  if (session.mode === 'allowed')
    return (
      <div className={styles.settled}>
        <MessageBox>{t('vacancies.apply_staff')}</MessageBox>
      </div>
    )
  const { busy, refusal, run } = applying
  const answer = applying.answer ?? answered
  const { uuid: job, name_job: name } = vacancy
  const person = session.user.uuid
  const onPress = () => (vacancy.questions > 0 ? setAsking(true) : void run(job, person))
  const button = (
    <Button size="large" busy={busy} disabled={answer !== undefined} onClick={onPress}>
      {t('vacancies.apply')}
    </Button>
  )
  const seeApplications = <Link to={applicationScreens.myApplications.to()}>{t('vacancies.see_applications')}</Link>
  if (answer)
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.settled}>
        {button}
        <MessageBox tone="success">
          {wireText(answer.success_message)} {seeApplications}
        </MessageBox>
        <Suspense>
          <AskPhone />
        </Suspense>
      </div>
    )
  if (already.applied)
    return (
      <div className={styles.settled}>
        <MessageBox>
          {t(already.included ? 'vacancies.included' : 'vacancies.old_apply')} {seeApplications}
        </MessageBox>
      </div>
    )
  return (
    <div className={styles.apply}>
      {button}
      <RefusalMessage refusal={refusal} />
      {asking && (
        <Suspense>
          <Questions
            {...{ job, name }}
            apply={(answers) => applyToVacancy(job, person, answers)}
            onApplied={setAnswered}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type KnownApplication = Pick<VacancyDetail, 'applied' | 'included'>
const notApplied: KnownApplication = { applied: false, included: false }

/** Whether the person has applied already, or staff included them. The server renders the page without a session, so the browser asks again. */
function useApplied(vacancy: VacancyDetail, isCandidate: boolean): KnownApplication {
  const { uuid } = vacancy
  const [known, setKnown] = useState<KnownApplication>(vacancy)
  useEffect(() => {
    let current = true
    setKnown(notApplied)
    if (isCandidate)
      readApplied(uuid).then(
        (found) => current && setKnown(found),
        // An error is ignored, because the server checks again when the button is pressed.
        () => {},
      )
    return () => {
      current = false
    }
  }, [uuid, isCandidate])
  return known
}
