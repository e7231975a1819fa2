import { formatDate } from '#domain/kernel/dates.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAddressChange, useStopAddressChange } from '../corrections.queries.ts'
import styles from './own-corrections.module.css'

/** The change of the reader's address that staff began, which they can stop (IDT-04); nothing without one. */
export function PendingAddress() {
  const t = useText()
  const { language } = useLanguage()
  const banner = useBanner()
  const change = useAddressChange().data
  const stop = useStopAddressChange()
  const { busy, refusal, run } = useAction(async () => banner.success((await stop()).success_message))
  if (!change) return null
  const { address, due_at } = change
  return (
    <section className={styles.corrections} aria-labelledby="pending-address-title">
      <h2 id="pending-address-title">{t('corrections.pending_title')}</h2>
      <p>{t('corrections.pending_text', { address, date: formatDate(due_at, language) })}</p>
      <RefusalMessage refusal={refusal} />
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        {t('corrections.pending_stop')}
      </Button>
    </section>
  )
}
