import { useId } from 'react'
import type { TextsOfQuestion } from '#domain/results/rating.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import styles from './rating-queue.module.css'

/** Who rated which text of a question last, as what, and when. */
export function LastRatings({ rated }: Pick<TextsOfQuestion, 'rated'>) {
  const t = useText()
  const id = useId()
  if (rated.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('results.rating_last')}</h2>
      <ul className={styles.last}>
        {rated.map(({ uid, annotation, code, rater, rated_at }) => (
          <li key={uid + rater}>
            <p title={annotation}>{annotation}</p>
            <span>{t(`attempts.band.${code}`)}</span>
            <small>
              {rater} · <ShownDate at={rated_at} withTime />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
