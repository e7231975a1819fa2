import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/kernel/dates.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import { useCompany } from '../../../platform/pages/company.ts'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { withoutReferrer } from '../../accounts/parts/link-problem.tsx'
import { ConsentForm } from '../forms/consent-form.tsx'
import { RefuseConsent } from '../forms/refuse-consent.tsx'
import styles from '../parts/claim.module.css'
import { ConsentProblem, problemTitle } from '../parts/consent-problem.tsx'
import { HeldFacts } from '../parts/held-data.tsx'
import { loadConsent } from '../visitors.queries.ts'
import type { Route } from './+types/claim.ts'

await addAudiences('candidate')

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadConsent(serverRequest(context).call, token)
}

export const headers = withoutReferrer
/** The answered link no longer works, but its page has to stay. */
export const shouldRevalidate = () => false

export function meta({ matches, error }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  const problem = problemTitle(error)
  return privateMeta(problem ? t(problem) : t('intake.claim_title', { site: siteName }), siteName)
}

/**
 * /consent/:token: what the company holds about a person, who keeps it or has it erased (INT-02, INT-07). Opening the page changes nothing.
 */
export default function Claim({ params: { token }, loaderData: held }: Route.ComponentProps) {
  const t = useText()
  const { language } = useLanguage()
  const site = useCompany()?.name ?? ''
  const [step, setStep] = useState<'reading' | 'refusing' | 'erased'>('reading')
  if (step === 'erased') return <Erased isRegistered={held.registered} />
  const refuse = (label: TextKey) => (
    <Button tone="quiet" onClick={() => setStep('refusing')}>
      {t(label)}
    </Button>
  )
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('intake.claim_title', { site })}</h1>
        <p>
          {held.held
            ? t('intake.held_intro', { site, date: formatDay(held.held.consented_on, language), how: held.held.consent_how })
            : t('intake.claim_intro', { site })}
        </p>
        <HeldFacts of={held} />
        {step === 'refusing' ? (
          <RefuseConsent token={token} onDone={() => setStep('erased')} onBack={() => setStep('reading')} />
        ) : held.registered ? (
          <section>
            <h2>{t('intake.registered_title')}</h2>
            <p>{t('intake.registered_intro')}</p>
            <div className={styles.actions}>
              <LinkButton to={sessionScreens.login.to()}>{t('recovery.go_login')}</LinkButton>
              {refuse('intake.object_button')}
            </div>
          </section>
        ) : held.kind === 'objection' ? (
          <section>
            <h2>{t('intake.object_title')}</h2>
            <p>{t('intake.object_intro')}</p>
            {refuse('intake.object_button')}
          </section>
        ) : (
          <section>
            <h2>{t('intake.give_title')}</h2>
            <p>
              <TextWith text="intake.due" values={{ date: <ShownDate at={held.consent_due_at} /> }} />
            </p>
            <ConsentForm token={token} email={held.email} refusal={refuse('intake.refuse_button')} />
          </section>
        )}
      </Card>
    </div>
  )
}

function Erased({ isRegistered }: { isRegistered: boolean }) {
  const t = useText()
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
          <h1>{t('intake.refused_title')}</h1>
          <MessageBox tone="success">{t('intake.refused')}</MessageBox>
          {isRegistered && (
            <p>
              {t('intake.refused_account')} <Link to={accountScreens.forgot.to()}>{t('personal.confirm_new_password')}</Link>
            </p>
          )}
          <LinkButton tone="quiet" to={siteScreens.home.to()}>
            {t('menu.back_home')}
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsentProblem error={error} />
}
