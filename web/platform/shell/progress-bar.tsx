import { useNavigation } from 'react-router'
import { useText } from '../i18n/language.tsx'
import styles from './progress-bar.module.css'

/** At the top of the window, from the press on a link until its page is shown (SHR-03). */
export function ProgressBar() {
  const t = useText()
  const isUnderway = useNavigation().state !== 'idle'
  return isUnderway && <div role="progressbar" aria-label={t('common.loading')} className={styles.bar} />
}
