import type { AttemptSummary } from '#domain/assessment/attempts/attempts.contract.ts'
import { durationInWords } from '../../../platform/i18n/durations.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'

interface Props {
  signals: AttemptSummary['signals']
  questions: AttemptSummary['signal_questions']
  connection: AttemptSummary['connection']
}

/** The signals of the test and their questions, in the words of the start screen (SPEC-37). */
export function NotedSignals({ signals, questions, connection }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const inWords = useListWords()
  // An answer that waited for a connection is a fact about the connection, and no signal.
  const noted = (Object.keys(signals) as (keyof typeof signals)[]).filter((name) => name !== 'late' && signals[name] > 0)
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
      {(signals.late > 0 || connection.away.length > 0 || connection.arrived_late !== null) && (
        <>
          <h3>{t('attempts.connection')}</h3>
          <ul>
            {connection.away.map(({ number, seconds }) => (
              <li key={number}>{t('attempts.connection.away', { number, duration: durationInWords(seconds, language) })}</li>
            ))}
            {signals.late > 0 && (
              <li>
                {t('attempts.noted.late', { count: signals.late })} {where('late')}
              </li>
            )}
            {connection.arrived_late !== null && (
              <li>{t('attempts.connection.arrived_late', { number: connection.arrived_late })}</li>
            )}
          </ul>
          <p>{t('attempts.connection_text')}</p>
        </>
      )}
    </section>
  )
}
