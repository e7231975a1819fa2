import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import styles from './empty-state.module.css'

/** A failed load: its message and a retry (SHR-02). */
export function LoadError({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useText()
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{t('common.load_failed')}</p>
      <p>{text}</p>
      <Button tone="quiet" onClick={onRetry}>
        {t('common.try_again')}
      </Button>
    </div>
  )
}
