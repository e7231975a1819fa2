import type { PassportView } from '#domain/assessment/passport/passport.contract.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { AttestedFacts } from './attested-facts.tsx'
import { BandsHint } from './bands-hint.tsx'

// Strangers read the texts of candidates here, so that every other visitor does not load them.
await addAudiences('candidate')

/** The heading of a credential in each of its states. */
export const passportTitles = {
  valid: 'passport.title',
  ended: 'passport.ended_title',
  replaced: 'passport.replaced_title',
} as const

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
      <BandsHint results={[attested]} />
      {attested.name && <p>{t('passport.name_hint')}</p>}
    </>
  )
}
