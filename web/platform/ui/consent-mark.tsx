import { useText } from '../i18n/language.tsx'
import { useDates } from '../i18n/use-dates.ts'

/** Says that a person registered with the address of an entry, and has not confirmed it (INT-11). */
export function RegisteredMark() {
  const t = useText()
  return <span title={t('intake.registered_entry_title')}>{t('intake.registered_mark')}</span>
}

/** Says that a person must not be contacted, except about an application of their own (CON-02). */
export function NoContactMark() {
  const t = useText()
  return <span title={t('users.no_contact_title')}>{t('users.no_contact')}</span>
}

/** Says that a person has not consented, and in how many days their data is erased without an answer (SPEC-77). */
export function ConsentMark({ due }: { due: string }) {
  const t = useText()
  const dates = useDates()
  const days = dates.daysUntil(due)
  return (
    <span title={t('intake.without_consent', { date: dates.date(due) })}>
      {days === 0 ? t('intake.no_consent_today') : t('intake.no_consent_days', { count: days })}
    </span>
  )
}
