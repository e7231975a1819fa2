import { meetingLink } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import type { InterviewView } from '#domain/hiring/interviews/interviews.contract.ts'
import { formatPeriod } from '#domain/kernel/dates.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { useHydrated } from '../../../platform/forms/use-hydrated.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import styles from './interview-facts.module.css'

type Facts = Pick<InterviewView, 'starts_at' | 'ends_at' | 'time_zone' | 'sender' | 'place' | 'note'>

/**
 * When, with whom and where an interview takes place (SPEC-65). Server and browser may use different spaces inside a time range,
 * so a hydration mismatch is suppressed.
 */
export function InterviewFacts({ starts_at, ends_at, time_zone, sender, place, note }: Facts) {
  const t = useText()
  const { language } = useLanguage()
  const when = formatPeriod(starts_at, ends_at, language, time_zone)
  const meeting = meetingLink(place)
  return (
    <div className={styles.facts}>
      <p suppressHydrationWarning>{t('interviews.when', { when, place: placeOfTimeZone(time_zone, language) })}</p>
      <OwnTime {...{ starts_at, ends_at, time_zone }} />
      <p>{t('interviews.with', { name: sender })}</p>
      {meeting ? (
        <p>
          <a href={meeting} target="_blank" rel="noreferrer">
            {t('interviews.meeting')}
          </a>
        </p>
      ) : (
        place && <p>{t('interviews.place', { place })}</p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** The time in the reader's own time zone, if it differs. The server does not know that zone. */
function OwnTime({ starts_at, ends_at, time_zone }: Pick<Facts, 'starts_at' | 'ends_at' | 'time_zone'>) {
  const t = useText()
  const { language } = useLanguage()
  if (!useHydrated()) return null
  const own = ownTimeZone()
  const when = formatPeriod(starts_at, ends_at, language, own)
  if (when === formatPeriod(starts_at, ends_at, language, time_zone)) return null
  return <p>{t('interviews.own_time', { when, place: placeOfTimeZone(own, language) })}</p>
}

/** The candidate's answer. */
export function Answered({ answer, answer_note }: Pick<InterviewView, 'answer' | 'answer_note'>) {
  const t = useText()
  return (
    answer && (
      <p>
        <strong>{t(`interviews.answered.${answer}`, { note: answer_note })}</strong>
      </p>
    )
  )
}
