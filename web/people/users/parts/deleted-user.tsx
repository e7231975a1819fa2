import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

interface Props {
  user: UserProfile
  deletion: NonNullable<UserProfile['deletion']>
}

/** A deleted account: where a merged one went, else date, reason and, until its erasure, a button that restores it (SPEC-54). */
export function DeletedUser({ user, deletion }: Props) {
  const t = useText()
  const banner = useBanner()
  const dates = useDates()
  const { restore } = useUserChanges(user)
  const { busy, refusal, run } = useAction(async () => banner.success((await restore()).success_message))
  const { at, erase_at, reason, merged_into } = deletion
  if (merged_into)
    return (
      <EmptyState title={t('duplicates.merged_into')} text={dates.date(at)}>
        <LinkButton to={userScreens.userProfile.to({ uuid: merged_into })}>{t('duplicates.open_remaining')}</LinkButton>
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        title={t('users.is_deleted')}
        text={erase_at ? t('users.erased_on', { date: dates.date(erase_at) }) : t('users.is_erased')}
      />
      <FactList
        facts={[
          [t('users.deleted_at'), dates.date(at)],
          [t('users.reason'), reason ?? t('users.asked_themselves')],
        ]}
      />
      <RefusalMessage refusal={refusal} />
      {user.may.restore && (
        <Button busy={busy} onClick={() => void run()}>
          {t('users.restore')}
        </Button>
      )}
    </>
  )
}
