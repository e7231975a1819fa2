import { type ReactNode, Suspense, useState } from 'react'
import type { UserJob } from '#domain/people/users/user-profile.contract.ts'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import styles from './user-profile.module.css'

interface Props {
  job: UserJob
  open: boolean
  children: ReactNode
}

/** The notes and history of one application, collapsed. They are loaded when opened. */
export function ApplicationNotes({ job: { jobs }, open, children }: Props) {
  const [wasOpened, setWasOpened] = useState(open)
  return (
    <details className={styles.notes} open={open} onToggle={() => setWasOpened(true)}>
      <summary>
        <TextNaming text="users.notes_of" name={jobs.name_job} language={jobs.language} />
      </summary>
      {wasOpened && <Suspense fallback={<Skeleton height="8rem" />}>{children}</Suspense>}
    </details>
  )
}
