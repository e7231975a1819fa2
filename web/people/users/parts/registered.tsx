import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { ConsentMark } from '../../../platform/ui/consent-mark.tsx'
import styles from './consent-link.module.css'

interface Props {
  /** The uuid of the person's own account; null if the viewer may not read about it. */
  account: string | null
  /** When the entry is erased unless the person confirms the address; null if the company holds their consent. */
  due: string | null
}

/** Says that the person of an entry registered, and what happens once they confirm the address (INT-11). */
export function Registered({ account, due }: Props) {
  const t = useText()
  return (
    <section className={styles.parts}>
      <h2>{t('intake.registered_entry_title')}</h2>
      <p>{t('intake.registered_text')}</p>
      {due && (
        <p>
          <ConsentMark due={due} />
        </p>
      )}
      {account && (
        <LinkButton tone="quiet" size="small" to={userScreens.userProfile.to({ uuid: account })}>
          {t('intake.registered_account')}
        </LinkButton>
      )}
    </section>
  )
}
