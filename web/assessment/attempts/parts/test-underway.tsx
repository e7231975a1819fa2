import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { continueHere } from '../attempts.queries.ts'
import type { Answering, Delivery } from './answering.ts'
import { BackToSkills } from './back-to-skills.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'
import { TimeLeft } from './time-left.tsx'

interface Props {
  userSkill: string
  view: AttemptView
  delivery: Delivery
  answering: Answering
  /** Opens the questions of the running attempt. */
  onContinue(view: AttemptView): void
  /** Shows the present state of the test; resolves when it is known. */
  readAgain(): Promise<unknown>
  readSecondsLeft(): Promise<number | undefined>
}

/** The page of a test while an attempt runs: the time left, the answers so far, and the button that continues here (TST-21, SPEC-33). */
export function TestUnderway({ userSkill, view, delivery, answering, onContinue, readAgain, readSecondsLeft }: Props) {
  const t = useText()
  const { skill, answered, count_question: count, seconds_left: seconds, time_limit_minutes: limit } = view
  const answeredOf = view.least_question < count ? 'attempts.answered_at_most' : 'attempts.answered_of'
  const isElsewhere = view.state === 'elsewhere'
  const { busy, refusal, run } = useAction(async () => {
    try {
      onContinue(isElsewhere ? await continueHere(userSkill) : view)
    } catch (error) {
      // The test has ended: its result says more than the refusal.
      if (asRefusal(error).status !== 410) throw error
      await readAgain()
    }
  })
  const end = () => void (isElsewhere || limit === null ? readAgain() : answering.handIn(''))
  return (
    <>
      {isElsewhere && (
        <p className={styles.skill}>
          <TextIn language={view.skill_language}>{skill}</TextIn>
        </p>
      )}
      <TestHead>{isElsewhere ? t('attempts.elsewhere') : t('attempts.underway', { skill })}</TestHead>
      <p>{t(isElsewhere ? 'attempts.elsewhere_text' : 'attempts.underway_text')}</p>
      {delivery.state === 'waiting' && <DeliveryStatus delivery={delivery} isGiven isLimited={limit !== null} isOver={false} />}
      <div className={styles.facts}>
        <FactList
          facts={[
            seconds === null
              ? null
              : [t('attempts.clock'), <TimeLeft key="left" seconds={seconds} ask={readSecondsLeft} onOver={end} />],
            [t('attempts.answered'), t(answeredOf, { answered, count })],
          ]}
        />
      </div>
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void run()}>
          {t(isElsewhere ? 'attempts.continue_here' : 'attempts.continue')}
        </Button>
        <LinkButton tone="quiet" to={applicationScreens.myApplications.to()}>
          {t('attempts.see_applications')}
        </LinkButton>
        <BackToSkills besideApplications />
      </div>
    </>
  )
}
