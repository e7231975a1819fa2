import { useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { RecordConsentDialog } from '../forms/record-consent-dialog.tsx'
import { makeConsentLink } from '../users.queries.ts'
import styles from './consent-link.module.css'
import { ConsentLink } from './consent-link.tsx'

interface Props {
  person: { readonly uuid: string; readonly fullname: string }
  /** When the person is erased unless they consent. */
  due: string
  mayAsk: boolean
}

/** Says what cannot happen before a person's consent, makes the link by which they give it, and records it (INT-01, INT-09). */
export function WithoutConsent({ person, due, mayAsk }: Props) {
  const t = useText()
  const { busy, answer, refusal, run } = useAction(() => makeConsentLink(person.uuid))
  const [isRecording, setRecording] = useState(false)
  return (
    <section className={styles.parts}>
      <h2>{t('intake.without_consent_title')}</h2>
      <p>
        <TextWith text="intake.without_consent_text" values={{ date: <ShownDate at={due} /> }} />
      </p>
      <RefusalMessage refusal={refusal} />
      {answer ? (
        <ConsentLink link={answer.link} />
      ) : (
        mayAsk && (
          <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
            {t('intake.make_link')}
          </Button>
        )
      )}
      {mayAsk && (
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setRecording(true)}>
          {t('intake.record')}
        </Button>
      )}
      <RecordConsentDialog person={person} open={isRecording} onClose={() => setRecording(false)} />
    </section>
  )
}
