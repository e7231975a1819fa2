import type { UserJob } from '#domain/people/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'

/** The day of a hire, and the day when the person stopped working there. Nothing without a hire. */
export function HireDays({ of: { hired_at, hire_ended_at } }: { of: Pick<UserJob, 'hired_at' | 'hire_ended_at'> }) {
  const t = useText()
  const { date } = useDates()
  if (hired_at === null) return null
  const day = date(hired_at)
  return (
    <span>
      {hire_ended_at === null ? t('users.hire_since', { day }) : t('users.hire_until', { day, until: date(hire_ended_at) })}
    </span>
  )
}
