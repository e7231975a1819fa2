import type { UserRowView } from '#domain/people/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

/** Badges for whether a person is hired and available, or that they have not consented yet (SPEC-77). */
export function Marks({
  of,
}: {
  of: Pick<UserRowView, 'avalaible_strut' | 'hired_strut'> & Partial<Pick<UserRowView, 'consent_due_at'>>
}) {
  const t = useText()
  const dates = useDates()
  const [available, hired] = [of.avalaible_strut === 'Y', of.hired_strut === 'Y']
  if (of.consent_due_at)
    return (
      <StatusWord tone="red">
        <span title={t('intake.without_consent', { date: dates.date(of.consent_due_at) })}>{t('intake.no_consent')}</span>
      </StatusWord>
    )
  return (
    <>
      {hired && <StatusWord tone="green">{t('users.hired')}</StatusWord>}{' '}
      {available && <StatusWord tone="yellow">{t('users.available')}</StatusWord>}
      {!hired && !available && <StatusWord tone="stone">{t('users.unavailable')}</StatusWord>}
    </>
  )
}
