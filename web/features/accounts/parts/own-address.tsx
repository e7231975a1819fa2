import type { sendConfirmation } from '#domain/accounts/confirmation.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useChanges } from '../../../platform/client/use-changes.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalNotice } from '../../../platform/ui/notice.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { personalPath, usePersonal } from '../../profile/profile.queries.ts'
import styles from './account-settings.module.css'

/** One's own address, whether it is confirmed, and the link once more while it is not (decision 56). */
export function OwnAddress({ email }: { email: string }) {
  const t = useText()
  const banner = useBanner()
  const send = useChanges(personalPath)
  const personal = usePersonal().data?.data
  const { busy, refusal, run } = useAction(async () => {
    const { success_message } = await send<typeof sendConfirmation>('POST', '/api/users/confirm/again')
    banner.success(success_message)
  })
  const isConfirmed = personal?.email_verified_at !== null
  return (
    <>
      <p className={styles.email}>
        {email}{' '}
        {personal && (
          <Badge tone={isConfirmed ? 'green' : 'yellow'}>
            {t(isConfirmed ? 'account.email_confirmed' : 'account.email_unconfirmed')}
          </Badge>
        )}
      </p>
      {!isConfirmed && (
        <>
          <p>{t('account.confirm_why')}</p>
          <RefusalNotice refusal={refusal} />
          <Button tone="quiet" busy={busy} className={styles.again} onClick={() => void run()}>
            {t('account.confirm_again')}
          </Button>
        </>
      )}
    </>
  )
}
