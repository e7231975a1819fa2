import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useWireText } from '../../../platform/i18n/language.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import styles from './board.module.css'
import { UnknownBoard } from './unknown-board.tsx'

/** Shown when the board could not be loaded. */
export function BoardFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const wireText = useWireText()
  const { status, code } = asRefusal(error)
  if (status === 404) return <UnknownBoard />
  return (
    <div className={styles.page}>
      <LoadError text={wireText(code)} onRetry={onRetry} />
    </div>
  )
}
