import { useText } from '../../../platform/i18n/language.tsx'
import styles from './message-text.module.css'

/** About two lines of the table. */
const short = 120

/** A visitor's message; a long text expands on demand. */
export function MessageText({ text }: { text: string }) {
  const t = useText()
  if (text.length <= short && !text.includes('\n')) return <span className={styles.message}>{text}</span>
  const beginning = text.replaceAll(/\s+/g, ' ').slice(0, short)
  return (
    <details className={styles.message}>
      <summary>
        <span className={styles.beginning}>{beginning}… </span>
        <span className={styles.more}>{t('contactus.read_whole')}</span>
      </summary>
      <p className={styles.whole}>{text}</p>
    </details>
  )
}
