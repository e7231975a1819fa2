import { useState } from 'react'
import type { TimelineEntry } from '#domain/hiring/applications/applications.contract.ts'
import { reachedMessage } from '#domain/hiring/applications/reached.rules.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useOwnDates } from '../../../platform/i18n/use-dates.ts'
import { useZonedTime } from '../../../platform/i18n/use-zoned-time.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { useTimeline } from '../applications.queries.ts'
import styles from './application-card.module.css'

/** The events of an application as its candidate sees them; loaded when it is unfolded (APP-03). */
export function ApplicationTimeline({ uuid, job, added }: { uuid: string; job: string; added: boolean }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const query = useTimeline(uuid, open)
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('applications.timeline')}</summary>
      {open && (
        <AsyncSection query={query}>
          {(entries) => (
            <ol aria-label={t('applications.timeline_of', { job })}>
              {entries.map((entry) => (
                <Entry key={`${entry.at} ${entry.kind}`} {...entry} added={added} />
              ))}
            </ol>
          )}
        </AsyncSection>
      )}
    </details>
  )
}

function Entry({ kind, at, stage, interview, answer, note, added }: TimelineEntry & { added: boolean }) {
  const t = useText()
  const zonedTime = useZonedTime()
  const dates = useOwnDates()
  const words = () => {
    if (kind === 'notified') return stage && t(reachedMessage(stage, added))
    if (kind === 'answered') return answer && t(`applications.timeline.answered.${answer}`)
    if (kind === 'brought') return stage && t('applications.timeline.brought', { stage: t(`applications.stage.${stage}`) })
    const when = interview ? zonedTime(interview, formatDateTime) : ''
    return t(`applications.timeline.${kind}`, { when })
  }
  return (
    <li>
      <time dateTime={at}>{kind === 'brought' ? dates.date(at) : dates.dateTime(at)}</time>
      <span>
        {words()} {note && t('applications.timeline.said', { note })}
      </span>
    </li>
  )
}
