import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalNotice } from '../../../platform/ui/notice.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { makeConsentLink } from '../users.queries.ts'
import styles from './consent-link.module.css'
import { ConsentLink } from './consent-link.tsx'

interface Props {
  uuid: string
  /** When the person is erased unless they consent. */
  due: string
  mayAsk: boolean
}

/** Says what cannot happen before a person's consent, and makes the link by which they give it (INT-01). */
export function WithoutConsent({ uuid, due, mayAsk }: Props) {
  const t = useText()
  const { busy, answer, refusal, run } = useAction(() => makeConsentLink(uuid))
  return (
    <section className={styles.parts}>
      <h2>{t('intake.without_consent_title')}</h2>
      <p>
        <TextWith text="intake.without_consent_text" values={{ date: <ShownDate at={due} /> }} />
      </p>
      <RefusalNotice refusal={refusal} />
      {answer ? (
        <ConsentLink link={answer.link} />
      ) : (
        mayAsk && (
          <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
            {t('intake.make_link')}
          </Button>
        )
      )}
    </section>
  )
}
