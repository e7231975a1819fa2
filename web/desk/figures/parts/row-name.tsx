import styles from './figure-chart.module.css'

interface Props {
  /** The number of characters that fit into a line. */
  most: number
  /** Where the chart puts it. */
  x?: number
  y?: number
  payload?: { value: string }
}

/** The name of a row beside its bars, in one or two lines. */
export function RowName({ most, x = 0, y = 0, payload }: Props) {
  const name = payload?.value ?? ''
  const lines = linesOf(name, most)
  return (
    <text x={x} y={y} textAnchor="end" className={styles.tick}>
      {lines.map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? (lines.length > 1 ? '-0.2em' : '0.355em') : '1.1em'}>
          {line}
        </tspan>
      ))}
      <title>{name}</title>
    </text>
  )
}

/** A name in one line, or divided between its words into two. What does not fit into two lines is cut. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const end = name.lastIndexOf(' ', most)
  if (end <= 0) return [cut(name, most)]
  return [name.slice(0, end), cut(name.slice(end + 1), most)]
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
