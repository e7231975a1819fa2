import styles from './dot-column.module.css'

/** The distance of two dots in pixels, and the height of the highest column with its margins. */
const step = 7
export const dotsHeight = 60

interface Props {
  /** From the left, in percent of the picture. */
  x: number
  /** The place of the lowest dot, in pixels. */
  y: number
  /** Dots of the column; the last ones are of the second kind. */
  dots: number
  late?: number
}

/** Dots on top of each other in an SVG picture, as one dotted line: however many people it shows, a picture has as many elements as columns. */
export function DotColumn({ x, y, dots, late = 0 }: Props) {
  const first = dots - late
  return (
    <>
      <Dots x={x} y={y} count={first} kind="dot" />
      <Dots x={x} y={y - first * step} count={late} kind="late" />
    </>
  )
}

function Dots({ x, y, count, kind }: { x: number; y: number; count: number; kind: 'dot' | 'late' }) {
  if (count <= 0) return null
  // A line without any length has no dot in some browsers.
  const end = y - (count - 1) * step - 0.1
  return (
    <line className={styles[kind]} data-dots={count} x1={`${x}%`} x2={`${x}%`} y1={y} y2={end} strokeDasharray={`0 ${step}`} />
  )
}
