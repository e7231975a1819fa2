import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { ownershipForm } from '#domain/people/accounts/confirmation.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
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
  const { busy, answer, refusal, run } = useAction(() => confirmAddress(params))
  const [isOwner, setOwner] = useState(false)
  const isConfirmed = answer !== undefined || isOwner
  const isReloaded = useConfirmedBefore(isConfirmed)
  const done = isConfirmed || isReloaded
  const isAsked = refusal?.code === 'personal.error.confirm_owner'
  useEffect(() => {
    if (done) document.title = document.title.replace(t('personal.confirm_title'), t('personal.confirm_done'))
  }, [done, t])
  return (
    <div className={`page ${page.page}`}>
      <Card raised>
        <h1>{t(done ? 'personal.confirm_done' : 'personal.confirm_title')}</h1>
        {done ? (
          <Confirmed />
        ) : isAsked ? (
          <ProveOwnership token={params.token} onDone={() => setOwner(true)} />
        ) : (
          <div className={styles.parts}>
            <p>{t('personal.confirm_intro')}</p>
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

/** Asks for the password of an account without a session in this browser: a stranger may have registered the address (INT-11). */
function ProveOwnership({ token, onDone }: { token: string; onDone(): void }) {
  const t = useText()
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <p>{t('personal.confirm_owner_intro')}</p>
      <FormShell
        name="confirm address"
        schema={ownershipForm}
        initial={{ current_password: '' }}
        secrets={['current_password']}
        submit={({ current_password }) => confirmAddress({ token, current_password })}
        onDone={onDone}
      >
        <PasswordField name="current_password" label={t('personal.confirm_password')} autoComplete="current-password" />
        <FormEnd label={t('personal.confirm_button')} />
      </FormShell>
      <p>
        {t('personal.confirm_not_mine')} <Link to={accountScreens.forgot.to()}>{t('personal.confirm_new_password')}</Link>
      </p>
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
