import { rangeMarkSize } from '#domain/kernel/range-mark.ts'
import styles from './spread-mark.module.css'

interface Props {
  scale: number
  points: readonly number[]
  /** What the picture shows, in words. */
  words: string
}

const { width, height } = rangeMarkSize
const middle = height / 2
const inset = 8

/** The points of colleagues on the scale of a criterion: a dot for each, side by side where they agree, and a line from the lowest to the highest (SCO-03). */
export function SpreadMark({ scale, points, words }: Props) {
  const step = (width - 2 * inset) / (scale - 1)
  const placeOf = (point: number) => inset + (point - 1) * step
  const numbers = Array.from({ length: scale }, (_, at) => at + 1)
  const [low, high] = [Math.min(...points), Math.max(...points)]
  return (
    <span role="img" aria-label={words} title={words} className={styles.spread}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <line x1={inset} x2={width - inset} y1={middle} y2={middle} className={styles.scale} />
        {numbers.map((number) => (
          <line key={number} x1={placeOf(number)} x2={placeOf(number)} y1={4} y2={height - 4} className={styles.scale} />
        ))}
        {high > low && <line x1={placeOf(low)} x2={placeOf(high)} y1={middle} y2={middle} className={styles.line} />}
        {dotsOf(points, step).map(({ key, x, r }) => (
          <circle key={key} cx={inset + x} cy={middle} r={r} className={styles.dot} />
        ))}
      </svg>
    </span>
  )
}

/** Dots at one point stand side by side; many overlap. */
function dotsOf(points: readonly number[], step: number) {
  return points.map((point, place) => {
    const here = points.filter((one) => one === point).length
    const at = points.slice(0, place).filter((one) => one === point).length
    const gap = Math.min(7, step / here)
    return { key: `${point} ${at}`, x: (point - 1) * step + (at - (here - 1) / 2) * gap, r: here > 3 ? 3 : 4 }
  })
}
