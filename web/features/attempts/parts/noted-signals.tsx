import type { AttemptSummary } from '#domain/attempts/attempts.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** What was noted during the test, in the words in which it was announced (decision 37). */
export function NotedSignals({ signals }: { signals: AttemptSummary['signals'] }) {
  const t = useText()
  const noted = (Object.keys(signals) as (keyof typeof signals)[]).filter((name) => signals[name] > 0)
  return (
    <section>
      <h2>{t('attempts.noted')}</h2>
      {noted.length === 0 ? (
        <p>{t('attempts.noted_nothing')}</p>
      ) : (
        <ul>
          {noted.map((name) => (
            <li key={name}>{t(`attempts.noted.${name}`, { count: signals[name] })}</li>
          ))}
        </ul>
      )}
      <p>{t('attempts.noted_for')}</p>
    </section>
  )
}
