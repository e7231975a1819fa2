import type { AnswerView, CardAnswer } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useAnswerWords } from '../../../platform/i18n/answer-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './answer-list.module.css'

/** Answers below the questions as they were asked; for staff each knock-out with its reason. */
export function AnswerList({ answers }: { answers: readonly (AnswerView | CardAnswer)[] }) {
  const t = useText()
  const words = useAnswerWords()
  return (
    <dl className={styles.answers}>
      {answers.map((answer, place) => (
        // Two accounts that were merged may both have answered a question.
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id, and stay in their places.
        <div key={place}>
          <dt>{answer.question}</dt>
          <dd className={answer.values.length > 0 ? undefined : styles.empty}>
            {answer.file ? (
              <a href={answer.file} target="_blank" rel="noreferrer">
                {words(answer)}
              </a>
            ) : (
              words(answer)
            )}
            {'knockout' in answer && answer.knockout && (
              <>
                {' '}
                <Badge tone="red">{t('screening.mark', { reason: answer.knockout })}</Badge>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
