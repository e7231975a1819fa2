import { bandStarts } from './bands.ts'

/** The size of a range mark in CSS pixels; its drawing has the same units (RNG-01). */
export const rangeMarkSize = { width: 120, height: 16 } as const

/** The scale stands this far from both edges, so that a dot at its end is whole. */
const inset = 4
const most = 100

/** The bands of the scale from the lowest, each as its place and width. */
export const bandSteps = Object.values(bandStarts)
  .reverse()
  .map((from, at, all) => ({ x: placeOf(from), width: placeOf(all[at + 1] ?? most) - placeOf(from) }))

/** Where so many points of 100 stand. */
function placeOf(points: number): number {
  const bounded = Math.min(most, Math.max(0, points))
  return inset + (bounded * (rangeMarkSize.width - 2 * inset)) / most
}

interface Marked {
  readonly points: number
  readonly error: number | null
  /** The points that matter to the reader (LEN-01). */
  readonly limits?: readonly number[]
}

/** The geometry of a range mark: its dot, the line of the error, which ends with the scale, and the ticks of limits. Results without an error have no line. */
export function rangeMarkOf({ points, error, limits = [] }: Marked) {
  const line = error === null || error <= 0 ? null : { from: placeOf(points - error), to: placeOf(points + error) }
  return { dot: placeOf(points), line, ticks: limits.map(placeOf) }
}
