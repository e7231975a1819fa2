import { dayMs } from '../../kernel/dates.ts'

/** How many points the scale of an interview kit may have (SCO-01). */
export const scales = [4, 5] as const
export type Scale = (typeof scales)[number]

/** From this point on a criterion counts as shown, on either scale (SHL-01). The form of a kit says so. */
export const shownFrom = 3

/** Points of two colleagues that are so far apart are a disagreement (SCO-03). */
const disagreementFrom = 2

/** The lowest and highest point that colleagues gave for a criterion, and whether they disagree. Undefined when nobody gave one. */
export function spreadOf(points: readonly number[]) {
  if (points.length === 0) return undefined
  const [low, high] = [Math.min(...points), Math.max(...points)]
  return { low, high, disagree: high - low >= disagreementFrom }
}

/** A scorecard as far as it decides what its author may read. */
export interface OwnScorecard {
  readonly submitted: boolean
}

/**
 * Whether a colleague reads nothing of what others wrote about an interview (SCO-02): they have to write a scorecard, because they hold the
 * interview of a stage with a kit, or have begun one; and they have not submitted it.
 */
export function isBlind({
  own,
  isInterviewer,
  hasKit,
  mayWrite,
}: {
  readonly own: OwnScorecard | undefined
  readonly isInterviewer: boolean
  readonly hasKit: boolean
  readonly mayWrite: boolean
}): boolean {
  if (own?.submitted || !mayWrite) return false
  return own !== undefined || (isInterviewer && hasKit)
}

/** A scorecard that nobody has submitted is late so long after the end of the interview. */
export const lateAfterMs = dayMs

export const isLate = (endedAt: Date, now: Date): boolean => now.getTime() - endedAt.getTime() > lateAfterMs

/** What a colleague wrote, before it is stored. */
export interface ScorecardContent {
  readonly criteria: readonly { readonly criterion: string; readonly point: number | null; readonly note: string }[]
  readonly notes: readonly { readonly question: string; readonly note: string }[]
  readonly summary: string
}

/** Whether a scorecard says anything at all; an empty draft is none. */
export function isEmptyScorecard({ criteria, notes, summary }: ScorecardContent): boolean {
  return (
    summary === '' && notes.every(({ note }) => note === '') && criteria.every(({ point, note }) => point === null && note === '')
  )
}

/** What keeps a kit from being used, by the field of its form. */
export function lacksOfKit({
  scale,
  words,
  criteria,
}: {
  readonly scale: Scale
  readonly words: readonly string[]
  readonly criteria: readonly { readonly name: string }[]
}): Readonly<Record<string, string>> {
  const names = criteria.map(({ name }) => name.toLowerCase()).filter((name) => name !== '')
  return {
    ...(words.slice(0, scale).some((word) => word === '') || words.length < scale ? { words: 'scorecards.error.words' } : {}),
    ...(names.length === 0 && { criteria: 'scorecards.error.criteria' }),
    ...(new Set(names).size < names.length && { criteria: 'scorecards.error.criteria_twice' }),
  }
}
