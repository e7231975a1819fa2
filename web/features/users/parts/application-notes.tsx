import { type ReactNode, Suspense, useState } from 'react'
import type { UserJob } from '#domain/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import styles from './user-profile.module.css'

interface Props {
  job: UserJob
  open: boolean
  children: ReactNode
}

/** The notes and the history of one application, folded; read once they are opened. */
export function ApplicationNotes({ job, open, children }: Props) {
  const t = useText()
  const [wasOpened, setWasOpened] = useState(open)
  return (
    <details className={styles.notes} open={open} onToggle={() => setWasOpened(true)}>
      <summary>{t('users.notes_of', { name: job.jobs.name_job })}</summary>
      {wasOpened && <Suspense fallback={<Skeleton height="8rem" />}>{children}</Suspense>}
    </details>
  )
}
