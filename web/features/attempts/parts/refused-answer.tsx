import type { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'

/** An answer that was not taken: what happened; what to do stands below it (TST-06). */
export function RefusedAnswer({ refusal }: { refusal: ApiRefusal }) {
  const t = useText()
  const wireText = useWireText()
  return (
    <Notice tone="error">
      <span>
        <strong>{t('attempts.not_saved')}</strong> {wireText(refusal.code)}
      </span>
    </Notice>
  )
}
