import type { PassportView } from '#domain/assessment/passport/passport.contract.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { AttestedFacts } from './attested-facts.tsx'

// Strangers read the texts of candidates here, so that every other visitor does not load them.
await addAudiences('candidate')

/** What a credential states while it is valid, or why it states nothing any more (PAS-02). */
export function PassportState({ passport: { state, issuer, attested } }: { passport: PassportView }) {
  const t = useText()
  if (state !== 'valid' || !attested)
    return <MessageBox>{t(state === 'ended' ? 'passport.ended' : 'passport.replaced')}</MessageBox>
  return (
    <>
      <MessageBox tone="success">{t('passport.valid')}</MessageBox>
      <p>{t('passport.valid_text', { issuer })}</p>
      <AttestedFacts attested={attested} issuer={issuer} />
      {attested.bands.length > 1 && <p>{t('passport.bands_hint')}</p>}
      {attested.name && <p>{t('passport.name_hint')}</p>}
    </>
  )
}
