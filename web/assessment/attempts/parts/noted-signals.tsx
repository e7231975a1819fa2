import type { AttemptSummary } from '#domain/assessment/attempts/attempts.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'

interface Props {
  signals: AttemptSummary['signals']
  questions: AttemptSummary['signal_questions']
}

/** The signals of the test and their questions, in the words of the start screen (SPEC-37). */
export function NotedSignals({ signals, questions }: Props) {
  const t = useText()
  const inWords = useListWords()
  const noted = (Object.keys(signals) as (keyof typeof signals)[]).filter((name) => signals[name] > 0)
  const where = (name: keyof typeof signals) => {
    const numbers = questions[name] ?? []
    return numbers.length > 0 && t('attempts.noted_at', { count: numbers.length, numbers: inWords(numbers.map(String)) })
  }
  return (
    <section>
      <h2>{t('attempts.noted')}</h2>
      {noted.length === 0 ? (
        <p>{t('attempts.noted_nothing')}</p>
      ) : (
        <ul>
          {noted.map((name) => (
            <li key={name}>
              {t(`attempts.noted.${name}`, { count: signals[name] })} {where(name)}
            </li>
          ))}
        </ul>
      )}
      <p>{t('attempts.noted_for')}</p>
    </section>
  )
}
