import { useEffect, useState } from 'react'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import styles from '../parts/user-profile.module.css'
import { useChoices, useUserChanges } from '../users.queries.ts'

interface Props {
  user: UserProfile
  open: boolean
  onClose(): void
}

/** How long the dialog shows 'sent', in milliseconds (USR-05). */
const sentMs = 3000

/** Suggests an active vacancy to a person by e-mail, in their language (USR-05). */
export function SuggestionDialog({ user, open, onClose }: Props) {
  const t = useText()
  const obstacle = obstacleOf(user)
  return (
    <ModalShell open={open} title={t('users.suggest_to', { name: user.fullname })} onClose={onClose}>
      {obstacle ? <MessageBox>{t(obstacle)}</MessageBox> : <Suggestion user={user} />}
    </ModalShell>
  )
}

/** Why the person may not be sent vacancies; undefined when they may. */
function obstacleOf({ no_contact, consent_due_at, wants_suggestions, confirmed }: UserProfile) {
  if (no_contact) return 'notification.error.no_contact'
  if (consent_due_at) return 'notification.error.no_consent'
  if (!wants_suggestions) return 'notification.error.unwanted'
  return confirmed ? undefined : 'notification.error.not_suggested'
}

function Suggestion({ user }: { user: UserProfile }) {
  const t = useText()
  const [job, setJob] = useState('')
  const [sent, setSent] = useState(false)
  const choices = useChoices('activeJobs', job, true)
  const { suggest } = useUserChanges(user)
  const { busy, refusal, run } = useAction(async () => {
    await suggest(job)
    setSent(true)
    // A second press must not send the same suggestion again.
    setJob('')
  })

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(false), sentMs)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <div className={styles.main}>
      <ScopeSwitch />
      <SearchSelect
        label={t('users.filter_job')}
        placeholder={t('users.filter_any')}
        {...choices}
        onChoose={(option) => setJob(option?.value ?? '')}
      />
      <RefusalMessage refusal={refusal} />
      <div role="status">
        {sent && (
          <MessageBox tone={sentOrKept('success', 'info')}>
            {t(sentOrKept('users.suggested', 'users.suggestion_kept'), { email: user.email })}
          </MessageBox>
        )}
      </div>
      <Button busy={busy} disabled={job === ''} onClick={() => void run()}>
        {t('users.suggest_send')}
      </Button>
    </div>
  )
}
