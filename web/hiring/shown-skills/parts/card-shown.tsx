import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './shown-list.module.css'
import { ShownList } from './shown-list.tsx'

/** What the person of a card has shown, opened on demand (SHL-01). */
export default function CardShown({ card }: { card: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('shown.title')}</summary>
      {open && <ShownList card={card} />}
    </details>
  )
}
