import type { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import styles from './test.module.css'

/** Says why an answer was refused; what to do follows below (TST-06). */
export function RefusedAnswer({ refusal, indice }: { refusal: ApiRefusal; indice: number }) {
  const t = useText()
  const wireText = useWireText()
  return (
    <div className={styles.refused}>
      <MessageBox tone="error">
        <span>
          <strong>{t('attempts.not_saved_named', { number: indice + 1 })}</strong> {wireText(refusal.code)}
        </span>
      </MessageBox>
    </div>
  )
}
