import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { ConfirmedChange } from '../../../platform/ui/confirmed-change.tsx'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { useFactorOf, useFactorReset } from '../second-factor.queries.ts'

/** The second factor of a person in their profile, for staff who manage roles; nothing while there is none (MFA-03). */
export default function FactorOfPerson({ person, heading }: PersonPartProps) {
  const mayView = useMay({ module: 'roles', item: 'view' })
  // In the dialog of an applicant nobody needs it.
  return mayView && heading === 'h2' && <Factor person={person} />
}

function Factor({ person }: { person: string }) {
  const t = useText()
  const dates = useDates()
  const factor = useFactorOf(person).data
  const reset = useFactorReset()
  if (!factor || (!factor.set_up_at && factor.passkeys === 0)) return null
  return (
    <section>
      <h2>{t('second_factor.of_person')}</h2>
      {factor.set_up_at && <p>{t('second_factor.on_since', { date: dates.date(factor.set_up_at) })}</p>}
      {factor.passkeys > 0 && <p>{t('second_factor.passkeys_count', { count: factor.passkeys })}</p>}
      {factor.resettable && (
        <ConfirmedChange
          label={t('second_factor.reset')}
          title={t('second_factor.reset_title')}
          confirmLabel={t('second_factor.reset_confirm')}
          change={() => reset(person)}
        >
          <p>{t('second_factor.reset_hint')}</p>
        </ConfirmedChange>
      )}
    </section>
  )
}
