import type { Figures } from './figures.contract.ts'
import type { WaitingFigures } from './waiting.contract.ts'

type Month = Figures['months'][number]

/** A place on the axis of the months: a month, or adjacent months in which nothing happened. In percent of the picture. */
export type MonthPlace = { readonly x: number; readonly width: number } & (
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'gap'; readonly from: string; readonly months: number }
)

/** The width of a gap beside that of a month, and the fewest months over which the picture is stretched. */
const gapWidth = 0.75
const leastWidth = 8

/** The places of the months from left to right. Empty months at both ends and between others each take one narrow place. */
export function placesOfMonths(months: readonly Month[]): MonthPlace[] {
  const parts: (
    | Omit<Extract<MonthPlace, { kind: 'month' }>, 'x' | 'width'>
    | Omit<Extract<MonthPlace, { kind: 'gap' }>, 'x' | 'width'>
  )[] = []
  for (const month of months) {
    const last = parts.at(-1)
    if (month.applied + month.hired + month.rejected > 0) parts.push({ kind: 'month', month })
    else if (last?.kind === 'gap') parts.splice(-1, 1, { ...last, months: last.months + 1 })
    else parts.push({ kind: 'gap', from: month.month, months: 1 })
  }
  const widthOf = ({ kind }: { kind: MonthPlace['kind'] }) => (kind === 'gap' ? gapWidth : 1)
  const whole = Math.max(
    leastWidth,
    parts.reduce((sum, part) => sum + widthOf(part), 0),
  )
  let x = 0
  return parts.map((part) => {
    const width = (widthOf(part) / whole) * 100
    x += width
    return { ...part, x: x - width, width }
  })
}

/** The most people of a stage whose days are read, those who applied first: more do not change the picture. */
export const mostInStage = 1000

/** The last column of the picture has everybody who has been in the stage so many days or longer. */
export const lastDay = 30

type DaysCount = WaitingFigures['stages'][number]['days'][number]

/** The columns of a stage that have people, one for each day. */
export function columnsOfDays(counts: readonly DaysCount[]): DaysCount[] {
  const columns = new Map<number, DaysCount>()
  for (const { days, count, late } of counts) {
    const day = Math.min(days, lastDay)
    const before = columns.get(day)
    columns.set(day, { days: day, count: count + (before?.count ?? 0), late: late + (before?.late ?? 0) })
  }
  return [...columns.values()].sort((one, other) => one.days - other.days)
}

/** The ranges of days in the table, by their first days. */
export const dayRanges = [0, 3, 8, 15, lastDay] as const

/** How many people have been in the stage in each of the ranges. */
export const peopleInRanges = (counts: readonly DaysCount[]): number[] =>
  dayRanges.map((from, at) => {
    const to = dayRanges[at + 1] ?? Number.POSITIVE_INFINITY
    return counts.reduce((sum, { days, count }) => sum + (days >= from && days < to ? count : 0), 0)
  })
