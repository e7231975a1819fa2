import type { CalendarView } from '#domain/hiring/interview-times/availability.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAvailabilityChanges } from '../interview-times.queries.ts'
import styles from './calendar-list.module.css'

/** The calendars of a colleague, each with whether it could be read (SLO-02). */
export function CalendarList({ calendars }: { calendars: readonly CalendarView[] }) {
  const t = useText()
  if (calendars.length === 0) return <p>{t('availability.no_calendars')}</p>
  return (
    <ul className={styles.list}>
      {calendars.map((calendar) => (
        <li key={calendar.uuid}>
          <Calendar calendar={calendar} />
        </li>
      ))}
    </ul>
  )
}

function Calendar({ calendar }: { calendar: CalendarView }) {
  const t = useText()
  const banner = useBanner()
  const words = useStateWords()
  const changes = useAvailabilityChanges()
  const { busy, refusal, run } = useAction(async (change: (id: string) => Promise<{ success_message: string }>) => {
    banner.success((await change(calendar.uuid)).success_message)
  })
  return (
    <>
      <p>
        <strong translate="no">{calendar.host}</strong> · {t(`availability.kind.${calendar.kind}`)}
      </p>
      <p data-state={calendar.state}>{words(calendar)}</p>
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button tone="quiet" size="small" busy={busy} onClick={() => void run(changes.read)}>
          {t('availability.read_now')}
        </Button>
        <Button tone="quiet" size="small" deletes busy={busy} onClick={() => void run(changes.remove)}>
          {t('availability.remove')}
        </Button>
      </div>
    </>
  )
}

/** What is known of a calendar, and since when. */
function useStateWords() {
  const t = useText()
  const dates = useDates()
  return ({ state, failure, checked_at, worked_at }: CalendarView): string => {
    if (state !== 'failing') return t(`availability.state.${state}`, { at: checked_at ? dates.dateTime(checked_at) : '' })
    const why = failure ? t(`availability.failure.${failure}`) : ''
    return worked_at
      ? t('availability.state.failing', { why, at: dates.dateTime(worked_at) })
      : t('availability.state.never', { why })
  }
}
