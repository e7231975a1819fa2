import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '#domain/kernel/languages.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { fillVariables, fillVariablesInHtml } from '#domain/mail/mail.rules.ts'
import type { InterviewData } from '#domain/notifications/notifications.contract.ts'
import { variableValues } from '#domain/notifications/notifications.rules.ts'
import { isEmptyRichText } from '#domain/vacancies/vacancies.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import styles from './notification-dialog.module.css'

export interface MessageTexts {
  readonly subject: string
  readonly title: string
  readonly message: string
}

interface Props {
  texts: MessageTexts
  stage: Stage
  applicant: string
  job: string
}

/** What a message's variables stand for, as far as it is known yet. */
export function knownValues(known: Parameters<typeof variableValues>[0], language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(variableValues(known, language)).filter(([, value]) => value !== ''))
}

/** How a message will read, with its variables filled as far as they are known. Shows nothing while there is nothing to read. */
export function MessagePreview({ texts: { subject, title, message }, stage, applicant, job }: Props) {
  const t = useText()
  const { control } = useFormContext()
  const lang = useWatch({ control, name: 'lang' }) as Language
  const given = useWatch({ control, name: 'interview_data' }) as InterviewData | undefined
  const interview = isInterview(stage) && given?.date ? given : undefined
  const values = knownValues({ applicant, job, interview }, lang)
  if (!subject.trim() && !title.trim() && isEmptyRichText(message)) return null
  return (
    <section className={styles.preview} aria-label={t('notification.preview')}>
      <p className={styles.hint}>{t('notification.preview')}</p>
      <p>
        <strong>{fillVariables(subject, values)}</strong>
      </p>
      {title.trim() && <h3>{fillVariables(title, values)}</h3>}
      <RichText html={fillVariablesInHtml(message, values)} />
    </section>
  )
}
