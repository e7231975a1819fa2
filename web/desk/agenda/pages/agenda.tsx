import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { availabilityScreens } from '#domain/hiring/interview-times/interview-times.screens.ts'
import { calendarDay, dayAfter, formatDay } from '#domain/kernel/dates.ts'
import { useColleagues } from '../../../hiring/members/members.queries.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useAgenda } from '../agenda.queries.ts'
import styles from '../parts/agenda.module.css'
import { AgendaFeed } from '../parts/agenda-feed.tsx'
import { AgendaWeek } from '../parts/agenda-week.tsx'

/** The Monday of the week of a day, yyyy-mm-dd. */
const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** /agenda: the interviews of a week, of the reader, a colleague or everybody; on a phone one day (SLO-02). */
export default function AgendaPage() {
  const t = useText()
  const { language } = useLanguage()
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const colleagues = useColleagues().data ?? []
  const today = calendarDay(new Date(), readSettings().timeZone)
  const asked = address.get('from') ?? ''
  const from = mondayOf(/^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today)
  const whose = address.get('whose') ?? 'me'
  const [day, setDay] = useState<string>()
  const show = (change: { from?: string; whose?: string }) => {
    setAddress({ from, whose, ...change }, { replace: true })
    setDay(undefined)
  }
  const inWeek = dayAfter(from, 7) > today && from <= today
  return (
    <div className="page">
      <PageHead title={t('agenda.title')}>
        <LinkButton tone="quiet" to={availabilityScreens.availability.to()}>
          {t('interview_times.your_availability')}
        </LinkButton>
      </PageHead>
      <div className={styles.tools}>
        <label htmlFor={id}>{t('agenda.whose')}</label>
        <select id={id} value={whose} onChange={({ target }) => show({ whose: target.value })}>
          <option value="me">{t('agenda.mine')}</option>
          <option value="team">{t('agenda.team')}</option>
          {colleagues.map(({ uuid, fullname }) => (
            <option key={uuid} value={uuid}>
              {fullname}
            </option>
          ))}
        </select>
        <Button tone="quiet" size="small" onClick={() => show({ from: dayAfter(from, -7) })}>
          {t('agenda.before')}
        </Button>
        {!inWeek && (
          <Button tone="quiet" size="small" onClick={() => show({ from: today })}>
            {t('agenda.today')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => show({ from: dayAfter(from, 7) })}>
          {t('agenda.after')}
        </Button>
      </div>
      <h2 aria-live="polite">{t('agenda.week', { day: formatDay(from, language) })}</h2>
      <AsyncSection query={useAgenda(from, whose)}>
        {(agenda) => <AgendaWeek agenda={agenda} today={today} day={day ?? (inWeek ? today : from)} onDay={setDay} />}
      </AsyncSection>
      <AgendaFeed />
    </div>
  )
}
