import { useState } from 'react'

/** The checkboxes of a table's rows. */
export interface RowSelection<Row> {
  readonly chosen: readonly Row[]
  readonly isFull: boolean
  has(row: Row): boolean
  choose(rows: readonly Row[], on: boolean): void
  clear(): void
  /** The labels of the checkboxes. */
  labelOf(row: Row): string
  readonly allLabel: string
}

interface Options<Row> {
  idOf(row: Row): string
  /** The most rows that can be chosen. */
  readonly most: number
  labelOf(row: Row): string
  readonly allLabel: string
}

/** The chosen rows of a table, in the order in which they were chosen. They stay chosen while the person pages and searches. */
export function useRowSelection<Row>({ idOf, most, labelOf, allLabel }: Options<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const ids = new Set(chosen.map(idOf))
  return {
    chosen,
    isFull: chosen.length >= most,
    has: (row) => ids.has(idOf(row)),
    choose: (rows, on) => {
      const named = new Set(rows.map(idOf))
      const others = chosen.filter((row) => !named.has(idOf(row)))
      setChosen(on ? [...others, ...rows].slice(0, most) : others)
    },
    clear: () => setChosen([]),
    labelOf,
    allLabel,
  }
}
