import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { companyLoginScreens } from '#domain/people/company-login/company-login.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { finishCompanyLogin, takeBegun } from '../../sessions/company-login.queries.ts'
import type { Route } from './+types/company-login.ts'
import styles from './company-login.module.css'

// Only people who have pressed the button come here.
await addAudiences('candidate')

const SecondStep = lazyPart(() => import('../../sessions/parts/second-step.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('login.company_title'), siteName)
}

/**
 * /login/company: where the company's provider sends people back to (SSO-01). It takes the answer out of the address at once, and finishes the
 * login with the ticket of this tab. The guest layout then leads to the page that the person wanted.
 */
export default function CompanyLogin() {
  const t = useText()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [challenge, setChallenge] = useState<string>()
  const [hasNothing, setNothing] = useState(false)
  const { refusal, run } = useAction(finishCompanyLogin)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const login = takeBegun()
    const answer = search.slice(1)
    void navigate(companyLoginScreens.companyLogin.to(), { replace: true, state: { from: login?.from } })
    if (!login || answer === '') setNothing(true)
    else void run(login.ticket, answer).then(setChallenge)
  }, [search, navigate, run])
  if (challenge)
    return (
      <div className={`page ${styles.page}`}>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <SecondStep challenge={challenge} onBack={() => void navigate(sessionScreens.login.to(), { state })} />
        </Suspense>
      </div>
    )
  const isOver = hasNothing || refusal !== undefined
  return (
    <div className={`page ${styles.page}`}>
      <Card raised alone>
        <h1>{t('login.company_title')}</h1>
        {isOver ? (
          <div className={styles.parts}>
            {hasNothing && <MessageBox>{t('login.company_begin_again')}</MessageBox>}
            <RefusalMessage refusal={refusal} />
            <LinkButton to={sessionScreens.login.to()} state={state}>
              {t('login.company_back')}
            </LinkButton>
          </div>
        ) : (
          <p role="status">{t('login.company_waiting')}</p>
        )}
      </Card>
    </div>
  )
}
