import { useAction } from '../../../platform/client/use-action.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { answerAddressChange } from '../visitors.queries.ts'
import type { Route } from './+types/address-change.ts'
import styles from './address-change.module.css'

// The link of an e-mail leads here without a login.
await addAudiences('candidate')

/** What the link of an e-mail does. */
const actOf = (token: string) => (token.startsWith('stop.') ? 'stop' : 'use')

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ matches, params: { token } }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t(`corrections.change_${actOf(token)}_title`), siteName)
}

/** /address-change/:token: stops a change of address that staff began, or confirms the new one. Mail scanners open links: only the button does it. */
export default function AddressChange({ params: { token } }: Route.ComponentProps) {
  const t = useText()
  const wireText = useWireText()
  const act = actOf(token)
  const { busy, answer, refusal, run } = useAction(() => answerAddressChange(token))
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t(`corrections.change_${act}_title`)}</h1>
        {answer ? (
          <div ref={takeFocus} tabIndex={-1}>
            <MessageBox tone="success">{wireText(answer.success_message)}</MessageBox>
          </div>
        ) : (
          <div className={styles.parts}>
            <p>{t(`corrections.change_${act}_intro`)}</p>
            <RefusalMessage refusal={refusal} />
            {refusal?.status !== 410 && (
              <Button busy={busy} onClick={() => void run()}>
                {t(act === 'stop' ? 'corrections.pending_stop' : 'corrections.change_use_button')}
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
