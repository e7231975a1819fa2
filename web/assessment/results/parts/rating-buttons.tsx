import type { Ref } from 'react'
import { type Likert, likertCodes, likertPoints } from '#domain/assessment/results/scoring.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from './rating.module.css'

interface Props {
  ref?: Ref<HTMLFieldSetElement>
  /** The person's present rating. */
  chosen?: Likert | undefined
  /** The rating that is being saved. */
  saving?: Likert | undefined
  onRate(code: Likert): void
}

/** Buttons for S, E, R, D and M, each with its letter and word (RES-02). */
export function RatingButtons({ ref, chosen, saving, onRate }: Props) {
  const t = useText()
  const number = useNumber()
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.buttons}>
      <legend className="visually-hidden">{t('results.rate')}</legend>
      {likertCodes.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.button}
          aria-pressed={chosen === code}
          aria-disabled={saving !== undefined || undefined}
          aria-busy={saving === code || undefined}
          onClick={() => saving === undefined && onRate(code)}
        >
          <kbd>{code}</kbd> {t(`attempts.band.${code}`)}{' '}
          <span className="visually-hidden">{t('results.rate_points', { points: number(likertPoints(code)) })}</span>
        </button>
      ))}
    </fieldset>
  )
}
