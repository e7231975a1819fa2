import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { continueHere } from '../attempts.queries.ts'
import { BackToSkills } from './back-to-skills.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'

interface Props {
  userSkill: string
  onHere(view: AttemptView): void
  /** Shows the present state of the test; resolves when it is known. */
  readAgain(): Promise<unknown>
}

/** Replaces the question while the test is open in another window or device (SPEC-33). */
export function OpenElsewhere({ userSkill, onHere, readAgain }: Props) {
  const t = useText()
  const { busy, refusal, run } = useAction(async () => {
    try {
      onHere(await continueHere(userSkill))
    } catch (error) {
      // The test has ended: its result says more than the refusal.
      if (asRefusal(error).status !== 410) throw error
      await readAgain()
    }
  })
  return (
    <>
      <TestHead>{t('attempts.elsewhere')}</TestHead>
      <p>{t('attempts.elsewhere_text')}</p>
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void run()}>
          {t('attempts.continue_here')}
        </Button>
        <BackToSkills />
      </div>
    </>
  )
}
