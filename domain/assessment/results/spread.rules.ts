import { bandStarts } from '../../kernel/bands.ts'
import { bandOf, type Likert, likertCodes, pointsOfAttempt } from './scoring.rules.ts'

/** How many people have so many whole points. */
export interface PointsCount {
  readonly points: number
  readonly count: number
}

/** The newest applications of a vacancy that its picture shows: more do not change it, and reading them would take ever longer. */
export const mostPictured = 2000

/** Columns of dots in each band, so that no column stands over the edge of two bands. */
const columnsInBand = 8

/** The columns of the strip that have people: their place from 0 to 100 points, and how many stand there. */
export function columnsOfPoints(counts: readonly PointsCount[]): { readonly at: number; readonly count: number }[] {
  const columns = new Map<number, number>()
  for (const { points, count } of counts) {
    const at = columnOf(points)
    columns.set(at, (columns.get(at) ?? 0) + count)
  }
  return [...columns].map(([at, count]) => ({ at, count })).sort((one, other) => one.at - other.at)
}

/** The middle of the column of so many points. */
function columnOf(points: number): number {
  const { from, to } = rangeOf(bandOf(points))
  const width = (to - from) / columnsInBand
  const column = Math.min(columnsInBand - 1, Math.max(0, Math.floor((points - from) / width)))
  return from + (column + 0.5) * width
}

/** Where a band begins and ends on the scale. */
export function rangeOf(band: Likert): { readonly from: number; readonly to: number } {
  const above = likertCodes[likertCodes.indexOf(band) - 1]
  return { from: bandStarts[band], to: above ? bandStarts[above] : pointsOfAttempt }
}

/** How many people are in each band, the best first. */
export function peopleInBands(counts: readonly PointsCount[]): { readonly band: Likert; readonly count: number }[] {
  return likertCodes.map((band) => ({
    band,
    count: counts.reduce((sum, { points, count }) => sum + (bandOf(points) === band ? count : 0), 0),
  }))
}
