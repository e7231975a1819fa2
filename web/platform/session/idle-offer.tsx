import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../i18n/language.tsx'
import styles from './idle-offer.module.css'

/**
 * Says some time before the idle dialog that any activity continues the session (AUTH-05): ten seconds alone are too short for many people.
 * It is announced once. It is placed in the open dialog, because a modal hides everything else.
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
