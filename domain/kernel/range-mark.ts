import { type Band, bandStarts } from './bands.ts'

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

interface Drawn {
  /** Null for candidates, who learn the bands of their results and no points (SPEC-18). */
  readonly points: number | null
  readonly error: number | null
  /** The bands that the error reaches; without points the line spans them. */
  readonly bands?: readonly Band[]
  /** The points that matter to the reader (LEN-01). */
  readonly limits?: readonly number[]
}

/**
 * The geometry of a range mark: its dot, the line of the error, which ends with the scale, and the ticks of limits. Results without an error
 * have no line, those without points no dot.
 */
export function rangeMarkOf({ points, error, bands = [], limits = [] }: Drawn) {
  const ticks = limits.map(placeOf)
  if (points === null) return { dot: null, line: lineOver(bands), ticks }
  const line = error === null || error <= 0 ? null : { from: placeOf(points - error), to: placeOf(points + error) }
  return { dot: placeOf(points), line, ticks }
}

/** From the start of the lowest band to the end of the best. */
function lineOver(bands: readonly Band[]) {
  const reached = Object.keys(bandStarts).flatMap((band, at) => {
    const step = bands.includes(band as Band) ? bandSteps.at(-1 - at) : undefined
    return step ? [step] : []
  })
  const [best, lowest] = [reached[0], reached.at(-1)]
  return best && lowest ? { from: lowest.x, to: best.x + best.width } : null
}
