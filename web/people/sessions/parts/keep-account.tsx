import { useAction } from '../../../platform/client/use-action.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { logIn } from '../../../platform/session/log-in.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'

await addAudiences('candidate')

interface Props {
  email: string
  password: string
  erasedAt: string | undefined
  onChallenge(challenge: string | undefined): void
}

/** Lets a person who asked to erase their account log in and keep it, until it is erased (SPEC-53). */
export default function KeepAccount({ email, password, erasedAt, onChallenge }: Props) {
  const t = useText()
  const dates = useDates()
  const { busy, refusal, run } = useAction(async () => {
    onChallenge(await logIn(email, password, { keepsAccount: true }))
  })
  return (
    <>
      <p>
        {t('login.leaving')} {erasedAt && t('login.erased_on', { date: dates.date(erasedAt) })}
      </p>
      <Button busy={busy} onClick={() => void run()}>
        {t('login.keep')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </>
  )
}
