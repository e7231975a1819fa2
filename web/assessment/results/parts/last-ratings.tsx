import { useId } from 'react'
import type { TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import styles from './rating-queue.module.css'

/** The latest ratings of a question: rater and time. The ratings themselves appear once the reader has rated the text too. */
export function LastRatings({ rated }: Pick<TextsOfQuestion, 'rated'>) {
  const t = useText()
  const id = useId()
  if (rated.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('results.rating_last')}</h2>
      <ul className={styles.last}>
        {rated.map(({ uid, annotation, code, rater, rated_at, beside, disagreement }) => (
          <li key={uid + rater}>
            <p title={annotation}>{annotation}</p>
            <span>{code ? t(`attempts.band.${code}`) : t('results.rating_hidden')}</span>
            <small>
              {rater} · <ShownDate at={rated_at} withTime />
              {beside.map((other) => (
                <span key={other.rater}>
                  {' · '}
                  {t('results.rating_by', { rater: other.rater, band: t(`attempts.band.${other.code}`) })}
                </span>
              ))}
            </small>
            {disagreement && (
              <div>
                <MessageBox>{t('results.disagreement')}</MessageBox>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
