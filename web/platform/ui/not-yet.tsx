import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import styles from './not-yet.module.css'

interface Props {
  /** What is missing: '15 more answers'. */
  text: string
  done: number
  needed: number
  /** What is known already and what it will be used for; folded. */
  children: ReactNode
}

/** One line for what cannot be stated yet, with how far it is on the way; the rest is folded. */
export function NotYet({ text, done, needed, children }: Props) {
  const t = useText()
  const share = needed === 0 ? 1 : Math.min(1, done / needed)
  return (
    <>
      <p className={styles.line}>
        {text}
        <svg width="64" height="8" aria-hidden="true">
          <rect x="0.5" y="0.5" width="63" height="7" />
          <rect data-done="" x="0.5" y="0.5" width={63 * share} height="7" />
        </svg>
      </p>
      <details className={styles.more}>
        <summary>{t('lists.so_far')}</summary>
        {children}
      </details>
    </>
  )
}
