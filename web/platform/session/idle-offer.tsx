import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../i18n/language.tsx'
import styles from './idle-offer.module.css'

/**
 * Says some time before the idle person is asked that any sign of life goes on (AUTH-05): ten seconds alone would be too short for many.
 * Heard once when it comes. It stands in the dialog that is open, because nothing outside that one is heard or seen.
 */
export function IdleOffer() {
  const t = useText()
  const [place] = useState(() => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body)
  return createPortal(
    <p role="alert" className={styles.offer}>
      {t('session.idle_offer')}
    </p>,
    place,
  )
}
