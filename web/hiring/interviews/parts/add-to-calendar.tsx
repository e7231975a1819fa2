import { googleCalendarUrl } from '#domain/hiring/interviews/calendar.rules.ts'
import type { InterviewView } from '#domain/hiring/interviews/interviews.contract.ts'
import type { InvitationStatus } from '#domain/hiring/interviews/interviews.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import styles from './add-to-calendar.module.css'

type Facts = Pick<InterviewView, 'starts_at' | 'ends_at' | 'sender' | 'place' | 'note'>

interface Props extends Facts {
  uuid: string
  sequence: number
  standing: InvitationStatus
  /** The title of the vacancy. */
  job: string
}

/** Puts an interview to come on the reader's calendar: as a file with a reminder, or by Google's page. */
export function AddToCalendar({ standing, job, sender, note, ...interview }: Props) {
  const t = useText()
  const title = t('interviews.calendar_title', { job })
  const details = [t('interviews.with', { name: sender }), note].filter(Boolean).join('\n')
  const { busy, refusal, run } = useAction(async () => {
    const { interviewFile } = await import('./interview-file.ts')
    saveFile(new File([interviewFile({ ...interview, title, details })], 'interview.ics', { type: 'text/calendar' }))
  })
  if (standing !== 'open' && standing !== 'answered') return null
  const { starts_at: startsAt, ends_at: endsAt, place } = interview
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <div className={styles.ways}>
        <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
          {t('interviews.calendar_file')}
        </Button>
        <a href={googleCalendarUrl({ title, startsAt, endsAt, details, place })} target="_blank" rel="noreferrer">
          {t('interviews.calendar_google')}
        </a>
      </div>
    </>
  )
}
