import { useFormContext } from 'react-hook-form'
import type { ScorecardInput } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import fieldStyles from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './scorecard-form.module.css'

interface Props {
  questions: readonly { readonly uuid: string; readonly text: string; readonly gone: boolean }[]
}

/** The questions of an interview in their order, each with a field for notes. */
export function QuestionNotes({ questions }: Props) {
  const t = useText()
  const { register } = useFormContext<ScorecardInput>()
  return (
    <section className={styles.questions} aria-label={t('scorecards.questions')}>
      <h2>{t('scorecards.questions')}</h2>
      <ol>
        {questions.map(({ uuid, text, gone }, at) => (
          <li key={uuid}>
            <p>
              {text} {gone && <Badge tone="stone">{t('scorecards.question_gone')}</Badge>}
            </p>
            <textarea
              rows={2}
              aria-label={t('scorecards.note', { name: text })}
              placeholder={t('scorecards.note_short')}
              maxLength={limits.kits.note}
              className={fieldStyles.control}
              {...register(`notes.${at}.note`)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
