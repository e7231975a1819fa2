import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MarkButton } from '../../../platform/ui/mark-button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

/** Actions that toggle whether a person is available or hired (USR-04, SPEC-41). */
export function useMarks(user: UserProfile) {
  const t = useText()
  const banner = useBanner()
  const { mark } = useUserChanges(user)
  const { busy, run } = useAction((flags: Parameters<typeof mark>[0], words: string) =>
    banner.report(mark(flags), { name: user.fullname, mark: words }),
  )
  const [available, hired] = [user.avalaible_strut === 'Y', user.hired_strut === 'Y']
  return {
    busy,
    toggleAvailable: () =>
      run({ avalaible_strut: available ? 'N' : 'Y' }, t(available ? 'users.unavailable' : 'users.available')),
    toggleHired: () => run({ hired_strut: hired ? 'N' : 'Y' }, t(hired ? 'users.not_hired' : 'users.hired')),
  }
}

export function HiredButton({ user }: { user: UserProfile }) {
  const t = useText()
  const { busy, toggleHired } = useMarks(user)
  return (
    <MarkButton marked={user.hired_strut === 'Y'} busy={busy} onPress={() => void toggleHired()}>
      {t('users.hired')}
    </MarkButton>
  )
}
