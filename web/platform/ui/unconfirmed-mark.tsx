import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs'
import { useText } from '../i18n/language.tsx'
import styles from './unconfirmed-mark.module.css'

/** Marks an e-mail address that its owner has not confirmed (SPEC-56), beside the address. */
export function UnconfirmedMark() {
  const label = useText()('users.unconfirmed')
  return (
    <span role="img" className={styles.mark} aria-label={label} title={label}>
      <IconMailQuestion size={14} aria-hidden="true" />
    </span>
  )
}
