import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { OwnAddress } from '../../../platform/session/own-address.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PasswordForm } from '../forms/password-form.tsx'
import styles from './account-settings.module.css'
import { Preferences } from './preferences.tsx'
import { SessionList } from './session-list.tsx'

interface Props {
  /** The form in which staff change their name and address; candidates use their profile. */
  identity?: ReactNode
  /** What staff may choose besides the preferences of everybody. */
  preferences?: ReactNode
  /** Whether a candidate wants suggestions of vacancies. */
  suggestions?: ReactNode
  /** The second factor of the login. */
  secondFactor: ReactNode
  passkeys: ReactNode
  /** The signature of replies to candidates, for staff. */
  signature?: ReactNode
  children: ReactNode
}

/** One's own account: address, preferences, password, sessions. */
export function AccountSettings({ identity, preferences, suggestions, secondFactor, passkeys, signature, children }: Props) {
  const t = useText()
  const session = useSession()
  if (session.status !== 'user') return null
  const { email, language } = session.user
  return (
    <div className={styles.settings}>
      <PageHead title={t('account.title')} description={t('account.description')} />
      <section>
        <h2>{t(identity ? 'account.identity' : 'account.email')}</h2>
        <OwnAddress email={email} />
        {identity ?? (
          <p>
            <Link to={profileSections.personal.to()}>{t('account.email_change')}</Link>
          </p>
        )}
      </section>
      <section>
        <h2>{t('account.preferences')}</h2>
        <Preferences language={language} />
        {suggestions && <div className={styles.suggestions}>{suggestions}</div>}
        {preferences && <p className={styles.preference}>{preferences}</p>}
      </section>
      {signature && (
        <section>
          <h2>{t('replies.signature_title')}</h2>
          {signature}
        </section>
      )}
      <section>
        <h2>{t('account.password')}</h2>
        <PasswordForm email={email} />
      </section>
      <section>
        <h2>{t('second_factor.title')}</h2>
        {secondFactor}
      </section>
      <section>
        <h2>{t('second_factor.passkeys')}</h2>
        {passkeys}
      </section>
      <section>
        <h2>{t('account.sessions')}</h2>
        <p>{t('account.sessions_intro')}</p>
        <SessionList />
      </section>
      <section>
        <h2>{t('account.own_data')}</h2>
        {children}
      </section>
    </div>
  )
}
