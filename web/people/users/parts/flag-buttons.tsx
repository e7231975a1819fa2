import { useState } from 'react'
import { canBeHired } from '#domain/hiring/board/hires.rules.ts'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MarkButton } from '../../../platform/ui/mark-button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { HireDialog } from '../forms/hire-dialog.tsx'
import { useUserChanges } from '../users.queries.ts'

/** The action that toggles whether a person is available (USR-04). */
export function useAvailability(user: UserProfile) {
  const t = useText()
  const banner = useBanner()
  const { mark } = useUserChanges(user)
  const available = user.avalaible_strut === 'Y'
  const { busy, run } = useAction(() => {
    const words = t(available ? 'users.unavailable' : 'users.available')
    return banner.report(mark({ avalaible_strut: available ? 'N' : 'Y' }), { name: user.fullname, mark: words })
  })
  return { busy, toggle: run }
}

/**
 * Marks a person as hired: at once when one application can end in a hire, else the dialog asks which one, or says what to do first. Of a
 * hired person the dialog shows the hire, ends it or undoes it (SPEC-87).
 */
export function HiredButton({ user }: { user: UserProfile }) {
  const t = useText()
  const banner = useBanner()
  const { mark } = useUserChanges(user)
  const [open, setOpen] = useState(false)
  const hired = user.hired_strut === 'Y'
  const [only, ...others] = user.user_jobs.filter(canBeHired)
  const direct = hired || others.length > 0 ? undefined : only
  const { busy, run } = useAction(async (job: NonNullable<typeof only>) => {
    try {
      await mark({ hired_strut: 'Y', uuid_element: job.uuid })
      banner.success('users.hire_done', { name: user.fullname, job: job.jobs.name_job })
    } catch (error) {
      banner.refusal(error)
    }
  })
  return (
    <>
      <MarkButton
        marked={hired}
        busy={busy}
        asks={direct === undefined}
        onPress={() => (direct ? void run(direct) : setOpen(true))}
      >
        {t('users.hired')}
      </MarkButton>
      <HireDialog user={user} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
