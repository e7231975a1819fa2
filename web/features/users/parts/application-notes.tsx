import { Suspense, useState } from 'react'
import type { getCard } from '#domain/board/board.contract.ts'
import type { UserJob } from '#domain/users/user-profile.contract.ts'
import { useRecord } from '../../../platform/client/use-record.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { CardTimeline } from '../../board/parts/card-timeline.tsx'
import Notepad from '../../comments/parts/notepad.tsx'
import styles from './user-profile.module.css'

/** The notes and the history of one application, folded; read once it is opened. */
export function ApplicationNotes({ person, job, open = false }: { person: string; job: UserJob; open?: boolean }) {
  const t = useText()
  const [wasOpened, setWasOpened] = useState(open)
  return (
    <details className={styles.notes} open={open} onToggle={() => setWasOpened(true)}>
      <summary>{t('users.notes_of', { name: job.jobs.name_job })}</summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <NotesAndHistory person={person} job={job} />
        </Suspense>
      )}
    </details>
  )
}

function NotesAndHistory({ person, job }: { person: string; job: UserJob }) {
  const t = useText()
  const mayWrite = useMay({ module: 'candidates', item: 'change' })
  const known = useRecord<typeof getCard>('/api/elements/:id', { id: job.uuid })
  return (
    <>
      <Notepad candidate={person} vacancy={job.jobs.uuid} stage={job.stage} mayWrite={mayWrite} />
      <h4>{t('board.timeline')}</h4>
      <AsyncSection query={known} skeleton={<Skeleton height="6rem" />}>
        {({ timeline }) => <CardTimeline entries={timeline} />}
      </AsyncSection>
    </>
  )
}
