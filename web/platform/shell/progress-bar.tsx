import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { isAskingServer } from '../client/connection.ts'
import { useText } from '../i18n/language.tsx'
import styles from './progress-bar.module.css'

/** At the top of the window, from the press on a link until its page is shown (SHR-03). */
export function ProgressBar() {
  const t = useText()
  const isAsking = useSyncExternalStore(isAskingServer.subscribe, isAskingServer.current, () => false)
  const isUnderway = useNavigation().state !== 'idle' || isAsking
  return isUnderway && <div role="progressbar" aria-label={t('common.loading')} className={styles.bar} />
}
