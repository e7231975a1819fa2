import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'

/** Says since when e-mails do not leave: the time of day, and the date of another day. */
export function useOutageText() {
  const t = useText()
  const dates = useDates()
  return (since: string) =>
    dates.date(since) === dates.date(new Date())
      ? t('dashboard.waiting.outbox_today', { time: dates.clock(since) })
      : t('dashboard.waiting.outbox_since', { time: dates.dateTime(since) })
}
