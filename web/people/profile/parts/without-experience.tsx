import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useSetWithoutWork } from '../sections.queries.ts'

/** For candidates before their first job: states that there is no experience yet, so that the profile does not miss it. */
export function WithoutExperience() {
  const t = useText()
  const personal = usePersonal().data?.data
  const setNone = useSetWithoutWork()
  const isDeclared = personal?.without_experience === true
  const { busy, refusal, run } = useAction(() => setNone(!isDeclared))
  return (
    <MessageBox>
      <p>{t(isDeclared ? 'experience.none_said' : 'experience.none_text')}</p>
      <RefusalMessage refusal={refusal} />
      <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
        {t(isDeclared ? 'experience.none_undo' : 'experience.none_say')}
      </Button>
    </MessageBox>
  )
}
