import { fieldOf, hasChoices, yesOrNoAnswers } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import fieldStyles from '../../../platform/forms/field.module.css'
import { FieldFrame, type FieldProps } from '../../../platform/forms/field-frame.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useField } from '../../../platform/forms/use-field.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { FormQuestion } from '../forms/asked-questions.ts'
import styles from './asked-fields.module.css'

// Visitors who register see it, and have no texts of candidates yet.
await addAudiences('candidate')

/** The questions of a vacancy as fields of the form around them, after its own (SCQ-02). */
export default function AskedFields({ questions }: { questions: readonly FormQuestion[] }) {
  const t = useText()
  return (
    <section className={styles.questions} aria-label={t('screening.asked_title')}>
      <h2 className={styles.title}>{t('screening.asked_title')}</h2>
      <p className={styles.text}>{t('screening.asked_text')}</p>
      {questions.map((question) => (
        <AskedField key={question.uuid} question={question} />
      ))}
    </section>
  )
}

/** A question as a field. */
export function AskedField({ question }: { question: FormQuestion }) {
  const t = useText()
  const { uuid, kind, text, required, choices } = question
  const common = { name: fieldOf(uuid), label: text, optional: !required }
  if (kind === 'yes_no')
    return <RadioField {...common} options={yesOrNoAnswers.map((value) => ({ value, label: t(`screening.answer.${value}`) }))} />
  if (kind === 'one_choice')
    return <RadioField {...common} hint={t('screening.one_of')} options={choices.map((value) => ({ value, label: value }))} />
  if (hasChoices(kind)) return <SeveralField {...common} hint={t('screening.several_of')} choices={choices} />
  if (kind === 'number')
    return <TextField {...common} hint={t('screening.number_hint')} inputMode="decimal" autoComplete="off" width="short" />
  if (kind === 'file') return <FileField {...common} kinds={documentExtensions} />
  if (kind === 'date') return <DateField {...common} />
  if (kind === 'long_text') return <TextAreaField {...common} rows={4} />
  return <TextField {...common} autoComplete="off" />
}

/** Any of a few choices, all visible. */
function SeveralField({ name, label, hint, optional = false, choices }: FieldProps & { choices: readonly string[] }) {
  const { register, attributes, error, id } = useField(name, { hint, optional })
  return (
    <FieldFrame group {...{ id, label, hint, optional, error }}>
      <div className={fieldStyles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={fieldStyles.choice}>
            <input
              id={`${id}-${choice}`}
              type="checkbox"
              value={choice}
              {...register()}
              aria-invalid={attributes['aria-invalid']}
            />
            {choice}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
