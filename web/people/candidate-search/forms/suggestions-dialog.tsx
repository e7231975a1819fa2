import { useState } from 'react'
import type { SuggestionPreview } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useChoices } from '../../users/users.queries.ts'
import { sendSuggestions, useSuggestionPreview } from '../candidate-search.queries.ts'
import styles from './suggestions-dialog.module.css'

interface Props {
  /** The people to write to; the dialog is open while there are some. */
  people: readonly Candidate[] | undefined
  onClose(): void
  onSent(): void
}

/** Suggests an active vacancy to people by e-mail, after one preview that names the people who get none (POO-02). */
export function SuggestionsDialog({ people, onClose, onSent }: Props) {
  const t = useText()
  return (
    <ModalShell open={people !== undefined} title={t('suggestions.title', { count: people?.length ?? 0 })} onClose={onClose}>
      {people && (
        <Suggestions
          people={people.map(({ uuid }) => uuid)}
          onSent={() => {
            onSent()
            onClose()
          }}
        />
      )}
    </ModalShell>
  )
}

function Suggestions({ people, onSent }: { people: readonly string[]; onSent(): void }) {
  const t = useText()
  const banner = useBanner()
  const [job, setJob] = useState('')
  const preview = useSuggestionPreview(job, people)
  const count = preview.data?.mails.reduce((sum, mail) => sum + mail.count, 0) ?? 0
  const { busy, refusal, run } = useAction(async () => {
    const { data } = await sendSuggestions(job, people)
    banner.success(sentOrKept('suggestions.sent', 'suggestions.kept'), { count: data.sent })
    onSent()
  })
  return (
    <div className={styles.form}>
      <SearchSelect
        label={t('users.filter_job')}
        placeholder={t('applications.add_choose')}
        {...useChoices('activeJobs', job)}
        onChoose={(option) => setJob(option?.value ?? '')}
      />
      {job !== '' && <AsyncSection query={preview}>{(shown) => <Preview preview={shown} count={count} />}</AsyncSection>}
      <RefusalMessage refusal={refusal} />
      <Button busy={busy} disabled={count === 0} onClick={() => void run()}>
        {t('suggestions.send', { count })}
      </Button>
    </div>
  )
}

function Preview({ preview: { mails, left_out }, count }: { preview: SuggestionPreview; count: number }) {
  const t = useText()
  return (
    <>
      <p role="status">{count === 0 ? t('suggestions.nobody') : t('suggestions.reach', { count })}</p>
      {left_out.length > 0 && (
        <MessageBox tone="info">
          <p>{t('suggestions.left_out', { count: left_out.length })}</p>
          <ul className={styles.names}>
            {left_out.map(({ uuid, name, reason }) => (
              <li key={uuid}>
                <strong>{name}</strong> {t(`suggestions.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </MessageBox>
      )}
      {mails.map(({ language, count: readers, subject, text }) => (
        <details key={language} className={styles.sample} open={mails.length === 1}>
          <summary>{t('suggestions.sample', { language: t(`suggestions.language.${language}`), count: readers })}</summary>
          <TextIn language={language}>
            <strong>{subject}</strong>
            <span className={styles.text}>{text}</span>
          </TextIn>
        </details>
      ))}
    </>
  )
}
