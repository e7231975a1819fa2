import { useState } from 'react'
import type { Attested } from '#domain/assessment/passport/passport.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useShareableResult, useSharing } from '../passport.queries.ts'
import { AttestedFacts } from './attested-facts.tsx'
import { BandsHint } from './bands-hint.tsx'
import styles from './passport.module.css'
import { SharedResultCard } from './shared-result.tsx'

/** The part of a result where its candidate shares it, or sees that it is shared (PAS-01). Nothing for a result that waits for a rating. */
export function ShareResult({ userSkill }: { userSkill: string }) {
  const t = useText()
  const [changed, setChanged] = useState<'shared' | 'stopped'>()
  return (
    <AsyncSection query={useShareableResult(userSkill)}>
      {({ shareable, shared }) =>
        (shareable || shared) && (
          <section className={`${styles.parts} ${styles.section}`} aria-labelledby="share-result">
            <h2 id="share-result" {...(changed && { ref: takeFocus, tabIndex: -1 })} key={changed}>
              {t(shared ? 'passport.shared_title' : 'passport.share_title')}
            </h2>
            {shared?.state === 'valid' && (
              <MessageBox tone="success">{t(changed === 'shared' ? 'passport.shared_done' : 'passport.shared_text')}</MessageBox>
            )}
            {shared && <SharedResultCard key={shared.uuid} shared={shared} onStopped={() => setChanged('stopped')} />}
            {shareable && shared?.state !== 'valid' && (
              <Offer userSkill={userSkill} shareable={shareable} onShared={() => setChanged('shared')} />
            )}
          </section>
        )
      }
    </AsyncSection>
  )
}

interface OfferProps {
  userSkill: string
  shareable: Attested
  onShared(): void
}

/** Says what would be shared and with whom, and asks about the name. */
function Offer({ userSkill, shareable, onShared }: OfferProps) {
  const t = useText()
  const { share } = useSharing()
  const [named, setNamed] = useState(true)
  const { busy, refusal, run } = useAction(async () => {
    await share(userSkill, named)
    onShared()
  })
  return (
    <>
      <p>{t('passport.share_text')}</p>
      <AttestedFacts attested={shareable} withoutName />
      <BandsHint results={[shareable]} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={named}
          aria-describedby="share-named"
          onChange={(event) => setNamed(event.currentTarget.checked)}
        />
        <span>{t('passport.share_named', { name: shareable.name ?? '' })}</span>
      </label>
      <p id="share-named" className={styles.hint}>
        {t('passport.share_named_hint')}
      </p>
      <p>{t('passport.share_not')}</p>
      <RefusalMessage refusal={refusal} />
      <Button busy={busy} onClick={() => void run()}>
        {t('passport.share')}
      </Button>
    </>
  )
}
