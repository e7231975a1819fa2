import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from './charts.module.css'

export interface Part {
  readonly name: string
  readonly count: number
  readonly share: number
  readonly tone: 'green' | 'red' | 'yellow' | 'blue' | 'stone'
}

/** A stacked bar of the parts of a whole, with the same figures as a list. */
export function PartsBar({ title, parts }: { title: string; parts: readonly Part[] }) {
  const t = useText()
  const number = useNumber()
  const there = parts.filter(({ count }) => count > 0)
  const total = there.reduce((sum, { count }) => sum + count, 0)
  let start = 0
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {there.map(({ name, count, tone }) => {
          const width = (count / total) * 100
          const x = start
          start += width
          return <rect key={name} className={styles[tone]} x={x} width={width} height="8" />
        })}
      </svg>
      <ul className={styles.legend}>
        {there.map(({ name, count, share, tone }) => (
          <li key={name}>
            <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
            {name} <strong>{t('results.figure', { count, share: number(share) })}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The time that each question took; an unanswered question has no bar. */
export function TimeBars({ times }: { times: readonly { readonly seconds: number | null; readonly time: string | null }[] }) {
  const t = useText()
  const longest = Math.max(1, ...times.map(({ seconds }) => seconds ?? 0))
  return (
    <figure className={styles.figure}>
      <figcaption>{t('results.times')}</figcaption>
      <ol className={styles.times}>
        {times.map(({ seconds, time }, place) => {
          const height = ((seconds ?? 0) / longest) * 40
          const label = t('results.time_of', { number: place + 1, time: time ?? t('results.unanswered') })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their position.
            <li key={place} title={label}>
              <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.blue} y={40 - height} width="10" height={height} />
              </svg>
              <span aria-hidden="true">{place + 1}</span>
              <span className="visually-hidden">{label}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
