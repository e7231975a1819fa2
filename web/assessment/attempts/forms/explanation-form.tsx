import { useState } from 'react'
import { explainTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useExplain } from '../attempts.queries.ts'
import styles from '../parts/test.module.css'

/** The candidate's only explanation of the signals: a form, then the text that was sent (SPEC-37). */
export function ExplanationForm({ userSkill, explanation }: { userSkill: string; explanation: string | null }) {
  const t = useText()
  const explain = useExplain(userSkill)
  const [sent, setSent] = useState(false)
  if (explanation !== null)
    return (
      <section>
        <h2 tabIndex={-1} ref={sent ? takeFocus : undefined}>
          {t('attempts.explanation')}
        </h2>
        <p role="status">{t('attempts.explanation_kept')}</p>
        <blockquote className={styles.explanation}>{explanation}</blockquote>
      </section>
    )
  return (
    <section>
      <h2>{t('attempts.explain')}</h2>
      <FormShell
        name={`explanation:${userSkill}`}
        schema={explainTestEndpoint.body}
        initial={{ explanation: '' }}
        submit={({ explanation: words }) => explain(words)}
        onDone={() => setSent(true)}
      >
        <TextAreaField name="explanation" label={t('attempts.explanation_label')} hint={t('attempts.explanation_hint')} />
        <FormEnd label={t('attempts.explanation_send')} />
      </FormShell>
    </section>
  )
}
