import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { CalendarForm } from '../forms/calendar-form.tsx'
import { HoursForm } from '../forms/hours-form.tsx'
import { useAvailability } from '../interview-times.queries.ts'
import { CalendarList } from '../parts/calendar-list.tsx'

/** /agenda/availability: when the reader takes interviews, and the calendars that say when they are busy (SLO-01, SLO-02). */
export default function AvailabilityPage() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('availability.title')} />
      <AsyncSection query={useAvailability()}>
        {(availability) => (
          <>
            <h2>{t('availability.hours')}</h2>
            <HoursForm availability={availability} />
            <h2>{t('availability.calendars')}</h2>
            <p>{t('availability.calendars_hint')}</p>
            <CalendarList calendars={availability.calendars} />
            <CalendarForm />
          </>
        )}
      </AsyncSection>
    </div>
  )
}
