import { useFormContext, useWatch } from 'react-hook-form'
import type { InterviewData } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { variableValues } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { isEmptyRichText } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import { type MessageTexts, previewHtml, type ShownValues, shownValues } from './preview-text.ts'
import styles from './stage-email-dialog.module.css'

interface About {
  stage: Stage
  applicant: string
  job: string
  lang: Language
}

/** The values of a stage's variables. An unknown value is shown as the label of its field in brackets. */
export function useShownValues({ stage, applicant, job, lang }: About): ShownValues {
  const t = useText()
  const { control } = useFormContext()
  const interview = useWatch({ control, name: 'interview_data' }) as InterviewData
  if (!isInterview(stage)) return { known: variableValues({ applicant, job }, lang), awaited: {} }
  const values = variableValues({ applicant, job, interview }, lang)
  const labels = Object.fromEntries((['date', 'from', 'to', 'sender'] as const).map((name) => [name, t(`notification.${name}`)]))
  return shownValues(interview.date ? values : { ...values, date: '' }, labels)
}

interface PreviewProps {
  texts: MessageTexts
  values: ShownValues
  stage: Stage
  /** The language of the message. */
  lang: Language
}

/** The message with all known variables filled. Empty while there is no text. */
export function MessagePreview({ texts, values, stage, lang }: PreviewProps) {
  const t = useText()
  if (!texts.subject.trim() && !texts.title.trim() && isEmptyRichText(texts.message)) return null
  return (
    <section className={styles.preview} aria-label={t('notification.preview')}>
      <p className={styles.hint}>{t('notification.preview')}</p>
      <div lang={lang}>
        <RichText html={previewHtml(texts, values)} />
      </div>
      {isInterview(stage) && <InterviewPreview />}
    </section>
  )
}

/** Place and note of the interview, below the message of an invitation (SPEC-65). */
function InterviewPreview() {
  const t = useText()
  const { place, note } = useWatch({ name: 'interview_data' }) as InterviewData
  return (
    <>
      <FactList
        facts={[place.trim() ? [t('notification.place'), place] : null, note.trim() ? [t('notification.note'), note] : null]}
      />
      <p className={styles.hint}>{t('notification.preview_more')}</p>
    </>
  )
}
