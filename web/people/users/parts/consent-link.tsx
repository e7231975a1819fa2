import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './consent-link.module.css'

/** A link for consent that staff hand over. It is shown once, so it can be selected where the browser refuses to copy. */
export function ConsentLink({ link }: { link: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.parts}>
      <p>{t('intake.link')}</p>
      <code className={styles.link}>{link}</code>
      <div className={styles.actions}>
        <Button tone="quiet" size="small" onClick={() => void copy()}>
          {t('intake.copy')}
        </Button>
        <span role="status">{isCopied && t('intake.copied')}</span>
      </div>
      <p>{t('intake.link_once')}</p>
    </div>
  )
}
