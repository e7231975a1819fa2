import { Suspense, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { logIn } from '../../../platform/session/log-in.ts'
import { keepAddress, newerAddress, passAddress, passedAddress } from '../../../platform/session/typed-address.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { CompanyButton } from './company-button.tsx'
import styles from './login-card.module.css'
import { PasskeyButton } from './passkey-button.tsx'

const KeepAccount = lazyPart(() => import('./keep-account.tsx'))
const SecondStep = lazyPart(() => import('./second-step.tsx'))
const loadShape = async () => (await import('#domain/kernel/session.contract.ts')).loginForm

/** E-mail and password, both required and not checked further (AUTH-02). The layout redirects once the session exists. */
export function LoginCard({ onRegister }: { onRegister: () => void }) {
  const t = useText()
  const session = useSession()
  const location = useLocation()
  const typed = useRef({ email: '', password: '' })
  const [challenge, setChallenge] = useState<string>()
  const [isBack, setBack] = useState(false)
  if (challenge)
    return (
      <Suspense fallback={<Skeleton height="20rem" />}>
        <SecondStep
          challenge={challenge}
          onBack={() => {
            setBack(true)
            setChallenge(undefined)
          }}
        />
      </Suspense>
    )
  return (
    <Card raised alone>
      <h1 ref={isBack ? takeFocus : undefined} tabIndex={-1}>
        {t('login.title')}
      </h1>
      {session.status === 'nobody' && session.ended ? <MessageBox>{t('login.expired')}</MessageBox> : <p>{t('login.intro')}</p>}
      <FormShell
        name="login"
        schema={loadShape}
        initial={{ email: typed.current.email || passedAddress(location), password: '' }}
        secrets={['password']}
        newer={newerAddress}
        submit={({ email, password }) => {
          typed.current = { email, password }
          return logIn(email, password)
        }}
        onDone={(asked) => (asked ? setChallenge(asked) : keepAddress(''))}
      >
        <TextField name="email" label={t('login.email')} type="email" autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        <p>
          <ForgotLink /> {t('login.first_password')}
        </p>
        <FormEnd
          label={t('login.button')}
          explain={({ code, retryAfter, at }) =>
            code === 'login.leaving' ? (
              <Suspense>
                <KeepAccount {...typed.current} erasedAt={at} onChallenge={setChallenge} />
              </Suspense>
            ) : retryAfter ? (
              t('login.wait', { count: Math.ceil(retryAfter / 60) })
            ) : undefined
          }
        />
      </FormShell>
      <div className={styles.others}>
        <CompanyButton />
        <PasskeyButton />
      </div>
      <p>
        {t('login.no_account')}{' '}
        <Button tone="bare" className={styles.inText} onClick={onRegister}>
          {t('login.open_register')}
        </Button>
      </p>
      <p className={styles.staff}>{t('login.staff_hint')}</p>
    </Card>
  )
}

/** A link to the recovery. The typed address is passed on to it, and kept for the registration. */
function ForgotLink() {
  const t = useText()
  const email: unknown = useWatch({ name: 'email' })
  useEffect(() => keepAddress(email), [email])
  return (
    <Link to={accountScreens.forgot.to()} state={passAddress(email)}>
      {t('login.forgot')}
    </Link>
  )
}
