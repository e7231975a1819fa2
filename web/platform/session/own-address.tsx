import { Link } from 'react-router'
import { getPersonalEndpoint, sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { useAction } from '../client/use-action.ts'
import { useChanges } from '../client/use-changes.ts'
import { useText } from '../i18n/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { MessageBox, RefusalMessage } from '../ui/message-box.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { sentOrKept } from './kept-mail.ts'
import styles from './own-address.module.css'
import { usePersonal } from './own-record.ts'

/** The person's own address and whether it is confirmed (SPEC-56). */
export function OwnAddress({ email }: { email: string }) {
  const t = useText()
  const isConfirmed = useIsConfirmed()
  return (
    <>
      <p className={styles.email}>
        {email}{' '}
        {isConfirmed !== undefined && (
          <Badge tone={isConfirmed ? 'green' : 'yellow'}>
            {t(isConfirmed ? 'account.email_confirmed' : 'account.email_unconfirmed')}
          </Badge>
        )}
      </p>
      {isConfirmed === false && (
        <>
          <p>
            {t('account.confirm_why')} <Expiry />
          </p>
          <SendAgain />
        </>
      )}
    </>
  )
}

/**
 * On the start pages of candidates: says that their address is not confirmed. Empty once it is.
 * `changedHere`: the page has the field of the address, so no link leads to it.
 */
export function UnconfirmedAddress({ changedHere }: { changedHere?: boolean }) {
  const t = useText()
  const personal = usePersonal().data?.data
  if (useIsConfirmed() !== false || !personal) return null
  return (
    <div className={styles.notice}>
      <MessageBox>
        <p className={styles.unconfirmed}>
          <strong>{t('account.confirm_first', { email: personal.email })}</strong> {t('account.confirm_why')} <Expiry />{' '}
          {!changedHere && <Link to={profileSections.personal.to()}>{t('account.confirm_wrong')}</Link>}
        </p>
        <SendAgain />
      </MessageBox>
    </div>
  )
}

/** When the account is erased if nobody confirms its address. Empty for an account that stays. */
function Expiry() {
  const t = useText()
  const days = usePersonal().data?.data.erased_after_days ?? null
  return days === null ? null : t('account.confirm_or_erased', { days })
}

/** Sends the link again. Says so when the address has got its e-mails of the day. */
function SendAgain() {
  const t = useText()
  const banner = useBanner()
  const send = useChanges(getPersonalEndpoint)
  const { busy, refusal, run } = useAction(async () => {
    const { success_message } = await send(sendConfirmationEndpoint)
    banner.success(sentOrKept(success_message, 'account.confirm_kept'))
  })
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <Button tone="quiet" size="small" busy={busy} className={styles.again} onClick={() => void run()}>
        {t('account.confirm_again')}
      </Button>
    </>
  )
}

function useIsConfirmed(): boolean | undefined {
  const personal = usePersonal().data?.data
  return personal && personal.email_verified_at !== null
}
