import { bandSteps, rangeMarkOf, rangeMarkSize } from '#domain/kernel/range-mark.ts'
import { useRangeWords } from '../i18n/band-words.ts'
import styles from './range-mark.module.css'

interface Props {
  /** Null for candidates, who learn the bands of their results and no points (SPEC-18). */
  points: number | null
  /** The standard error of the points; null for results without one. */
  error: number | null
  /** The bands that the error reaches, from the best. */
  bands: Parameters<ReturnType<typeof useRangeWords>>[0]['bands']
  /** `large`: the one result of a page, whose number and words stand beside it. `small`: among the words of a row, without the number of the error. */
  size?: 'large' | 'small'
  /** The points that matter to the reader, drawn as ticks (LEN-01). */
  limits?: readonly number[]
}

const { width, height } = rangeMarkSize
const middle = height / 2

/**
 * A score as a picture: the bands as steps, the points as a dot, their error as a line, and the number. Its tooltip and its text for screen
 * readers name the bands (RNG-01).
 */
export function RangeMark({ points, error, bands, size, limits = [] }: Props) {
  const words = useRangeWords()
  const { number, sentence } = words({ points, error, bands, limits })
  const shown = size === 'large' ? '' : size === 'small' ? words({ points, error: null, bands }).number : number
  const { dot, line, ticks } = rangeMarkOf({ points, error, bands, limits })
  // Screen readers read what stands beside the large mark once.
  const named = size === 'large' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sentence, title: sentence }
  return (
    <span {...named} className={styles.range} data-size={size}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {bandSteps.map((step, at) => (
          <rect key={step.x} {...step} y={3} height={height - 6} className={styles.step} data-step={at} />
        ))}
        {ticks.map((tick) => (
          <path key={tick} d={`M${tick} 0V${height}`} className={styles.limit} />
        ))}
        {line && <line x1={line.from} x2={line.to} y1={middle} y2={middle} className={styles.error} />}
        {dot !== null && <circle cx={dot} cy={middle} r={4} className={styles.dot} />}
      </svg>
      {shown && <span className={styles.number}>{shown}</span>}
    </span>
  )
}
