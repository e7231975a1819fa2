import { useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import styles from '../parts/user-profile.module.css'
import { useAddToVacancy, useChoices } from '../users.queries.ts'

interface Added {
  readonly uuid: string
  readonly fullname: string
  readonly consent_due_at: string | null
  readonly no_contact: boolean
}

interface Props {
  /** The people to add; the dialog is open while there are some. */
  people: readonly Added[] | undefined
  onClose(): void
  /** After they were added, before the dialog closes. */
  onAdded?(): void
}

/** Adds people to an active vacancy, without an e-mail (INT-04). */
export function AddToVacancyDialog({ people, onClose, onAdded }: Props) {
  const t = useText()
  const [one, ...others] = people ?? []
  const title =
    others.length > 0
      ? t('applications.add_many', { count: others.length + 1 })
      : t('applications.add_named', { name: one?.fullname ?? '' })
  return (
    <ModalShell open={people !== undefined} title={title} onClose={onClose}>
      {people && (
        <Choice
          people={people}
          onDone={() => {
            onAdded?.()
            onClose()
          }}
        />
      )}
    </ModalShell>
  )
}

function Choice({ people, onDone }: { people: NonNullable<Props['people']>; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const [job, setJob] = useState('')
  const add = useAddToVacancy()
  const { busy, refusal, run } = useAction(async () => {
    const { success_message, data } = await add(
      job,
      people.map(({ uuid }) => uuid),
    )
    const [one, ...others] = people
    if (others.length === 0) banner.success(success_message, { name: one?.fullname ?? '' })
    else if (data.there === 0) banner.success('applications.added_all', { count: data.added })
    else banner.success('applications.added_many', { count: data.added, there: data.there })
    onDone()
  })
  return (
    <div className={styles.main}>
      <p>{t('applications.add_text', { count: people.length })}</p>
      <Writing people={people} />
      <ScopeSwitch />
      <SearchSelect
        label={t('users.filter_job')}
        placeholder={t('applications.add_choose')}
        {...useChoices('activeJobs', job, true)}
        onChoose={(option) => setJob(option?.value ?? '')}
      />
      <RefusalMessage refusal={refusal} />
      <Button busy={busy} disabled={job === ''} onClick={() => void run()}>
        {t('applications.add_save')}
      </Button>
    </div>
  )
}

/** Whether staff can write to these people once they are on the board; some may not have consented (SPEC-77), or must not be contacted (CON-02). */
function Writing({ people }: { people: NonNullable<Props['people']> }) {
  const t = useText()
  const listed = useListWords()
  const barred = people.filter(({ no_contact }) => no_contact)
  const without = people.filter(({ consent_due_at: due, no_contact }) => due !== null && !no_contact)
  const consenting = people.length - without.length - barred.length
  return (
    <>
      {consenting > 0 && <p>{t('applications.add_write', { count: consenting })}</p>}
      {barred.length > 0 && (
        <MessageBox tone="info">
          {t('applications.add_no_contact', { count: barred.length, names: listed(barred.map(({ fullname }) => fullname)) })}
        </MessageBox>
      )}
      {without.length > 0 && (
        <MessageBox tone="info">
          {t('applications.add_no_consent', { count: without.length, names: listed(without.map(({ fullname }) => fullname)) })}
        </MessageBox>
      )}
    </>
  )
}
