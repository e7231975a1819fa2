import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { ConfirmedChange } from '../../../platform/ui/confirmed-change.tsx'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { useEndOfSessions, useSessionsOf } from '../sessions-of-person.queries.ts'

/** The open sessions of a person in their profile, for staff who manage roles; nothing while there is none (ACC-07). */
export default function SessionsOfPerson({ person, heading }: PersonPartProps) {
  const mayView = useMay({ module: 'roles', item: 'view' })
  // In the dialog of an applicant nobody needs it.
  return mayView && heading === 'h2' && <Sessions person={person} />
}

function Sessions({ person }: { person: string }) {
  const t = useText()
  const dates = useDates()
  const sessions = useSessionsOf(person).data
  const end = useEndOfSessions()
  if (!sessions?.last_used_at) return null
  return (
    <section>
      <h2>{t('sessions.of_person')}</h2>
      <p>{t('sessions.open', { count: sessions.open, date: dates.dateTime(sessions.last_used_at) })}</p>
      {sessions.endable && (
        <ConfirmedChange
          label={t('sessions.end')}
          title={t('sessions.end_title')}
          confirmLabel={t('sessions.end_confirm')}
          change={() => end(person)}
        >
          <p>{t('sessions.end_hint')}</p>
        </ConfirmedChange>
      )}
    </section>
  )
}
