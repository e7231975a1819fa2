import { useEffect } from 'react'
import { Link } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useHydrated } from '../../../platform/forms/use-hydrated.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { confirmAddress } from '../visitors.queries.ts'
import type { Route } from './+types/confirm-address.ts'
import styles from './confirm-address.module.css'
import page from './register.module.css'

// The link of an e-mail leads here without a login.
await addAudiences('candidate')

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('personal.confirm_title'), siteName)
}

/** /confirm/:token: the target of the link in an e-mail. Mail scanners open links, so only the button confirms (SPEC-56). */
export default function ConfirmAddress({ params }: Route.ComponentProps) {
  const t = useText()
  const { busy, answer, refusal, run } = useAction(() => confirmAddress(params.token))
  const isReloaded = useConfirmedBefore(answer !== undefined)
  const done = answer !== undefined || isReloaded
  useEffect(() => {
    if (done) document.title = document.title.replace(t('personal.confirm_title'), t('personal.confirm_done'))
  }, [done, t])
  return (
    <div className={`page ${page.page}`}>
      <Card raised>
        <h1>{t(done ? 'personal.confirm_done' : 'personal.confirm_title')}</h1>
        {done ? (
          <Confirmed />
        ) : (
          <div className={styles.parts}>
            <p>{t('personal.confirm_intro')}</p>
            <p>
              {t('personal.confirm_only_yours')} <Link to={accountScreens.forgot.to()}>{t('personal.confirm_not_mine')}</Link>.
            </p>
            <RefusalMessage refusal={refusal} />
            {refusal?.status === 410 ? (
              <LinkButton to={accountScreens.account.to()}>{t('personal.confirm_another')}</LinkButton>
            ) : (
              <Button busy={busy} onClick={() => void run()}>
                {t('personal.confirm_button')}
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}

/** Whether this entry of the history has confirmed the address before a reload. The server does not know the history. */
function useConfirmedBefore(isConfirmed: boolean): boolean {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isConfirmed) history.replaceState({ ...history.state, confirmed: true }, '')
  }, [isConfirmed])
  return isHydrated && (history.state as { confirmed?: true } | null)?.confirmed === true
}

function Confirmed() {
  const t = useText()
  const session = useSession()
  const isCandidate = session.status === 'user' && session.mode === 'denied'
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
      <MessageBox tone="success">{t('personal.confirm_success')}</MessageBox>
      {isCandidate ? (
        <Link to={applicationScreens.myApplications.to()}>{t('personal.confirm_applications')}</Link>
      ) : (
        <Link to={jobsAt()}>{t('personal.confirm_go')}</Link>
      )}
    </div>
  )
}
