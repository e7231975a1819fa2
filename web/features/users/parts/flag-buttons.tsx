import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { UserProfile } from '#domain/users/user-profile.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

/** Marks a person as available or hired, and takes a mark back by pressing it again (USR-04, decision 41). */
export function FlagButtons({ user }: { user: UserProfile }) {
  const t = useText()
  const banner = useBanner()
  const { mark } = useUserChanges(user)
  const change = useAction(async (flags: Parameters<typeof mark>[0]) => {
    try {
      banner.success((await mark(flags)).success_message)
    } catch (error) {
      banner.refusal(error)
    }
  })
  const [available, hired] = [user.avalaible_strut === 'Y', user.hired_strut === 'Y']
  return (
    <>
      <Button
        tone="quiet"
        aria-pressed={available}
        icon={available && <IconCheck size={20} aria-hidden="true" />}
        busy={change.busy}
        onClick={() => void change.run({ avalaible_strut: available ? 'N' : 'Y' })}
      >
        {t('users.available')}
      </Button>
      <Button
        tone="quiet"
        aria-pressed={hired}
        icon={hired && <IconCheck size={20} aria-hidden="true" />}
        busy={change.busy}
        onClick={() => void change.run({ hired_strut: hired ? 'N' : 'Y' })}
      >
        {t('users.hired')}
      </Button>
    </>
  )
}
