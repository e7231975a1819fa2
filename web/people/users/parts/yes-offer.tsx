import { useState } from 'react'
import { mayAddPeople } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { saysYes } from '#domain/people/added-candidates/written-yes.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { ReplyActionsProps } from '../../../platform/ui/received-reply.tsx'
import { RecordConsentDialog } from '../forms/record-consent-dialog.tsx'
import styles from './consent-link.module.css'

/** What staff who may change people are offered under a reply. */
export default function ReplyOffer(props: ReplyActionsProps) {
  return useMay(mayAddPeople) && <YesOffer {...props} />
}

/** Offers to record a written yes of a person who has not consented as their consent (INT-09). A colleague decides. */
export function YesOffer({ reply: { uuid, person, person_name, without_consent }, words, at }: ReplyActionsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!without_consent || !saysYes(words)) return null
  return (
    <div className={styles.actions}>
      <span>{t('intake.record_offer_hint')}</span>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('intake.record_offer')}
      </Button>
      <RecordConsentDialog
        person={{ uuid: person, fullname: person_name }}
        reply={{ uuid, at }}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
