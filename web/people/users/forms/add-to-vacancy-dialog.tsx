import { useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { RefusalNotice } from '../../../platform/ui/notice.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { SearchSelect } from '../parts/search-select.tsx'
import styles from '../parts/user-profile.module.css'
import { useAddToVacancy, useChoices } from '../users.queries.ts'

interface Props {
  /** The person to add; the dialog is open while there is one. */
  user: { readonly uuid: string; readonly fullname: string } | undefined
  onClose(): void
}

/** Adds a person to an active vacancy, without an e-mail (INT-04). */
export function AddToVacancyDialog({ user, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell open={user !== undefined} title={t('applications.add_named', { name: user?.fullname ?? '' })} onClose={onClose}>
      {user && <Choice user={user} onDone={onClose} />}
    </ModalShell>
  )
}

function Choice({ user, onDone }: { user: NonNullable<Props['user']>; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const [job, setJob] = useState('')
  const add = useAddToVacancy()
  const { busy, refusal, run } = useAction(async () => {
    const { success_message } = await add(job, [user.uuid])
    banner.success(success_message, { name: user.fullname })
    onDone()
  })
  return (
    <div className={styles.main}>
      <p>{t('applications.add_text')}</p>
      <SearchSelect
        label={t('users.filter_job')}
        placeholder={t('applications.add_choose')}
        {...useChoices('activeJobs', job)}
        onChoose={(option) => setJob(option?.value ?? '')}
      />
      <RefusalNotice refusal={refusal} />
      <Button busy={busy} disabled={job === ''} onClick={() => void run()}>
        {t('applications.add_save')}
      </Button>
    </div>
  )
}
