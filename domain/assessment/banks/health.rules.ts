/** Statistics over the recent answers to a question. */
export interface Figures {
  /** The number of answers, without those whose points were given because the question was broken. */
  readonly asked: number
  /** Average share of the points, from 0 to 1; for a select, the share of right answers. Null before the first points. */
  readonly share: number | null
  /**
   * Point-biserial discrimination, from -1 to 1: the correlation of this question's points with those of the other nine. The question
   * is excluded from the rest, which matters in short tests (Crocker and Algina, Introduction to Classical and Modern Test Theory, 14).
   */
  readonly discrimination: number | null
  /** The number of ended and fully rated attempts behind the discrimination. */
  readonly compared: number
  readonly median_seconds: number | null
}

export const healthMarks = ['too_easy', 'too_hard', 'against_rest'] as const
type HealthMark = (typeof healthMarks)[number]

/** Whether a question is marked because of its misfit: a contradiction of the rest says the same more plainly (FAI-01). */
export const isSurprising = (row: {
  readonly marks: readonly HealthMark[]
  readonly difficulty: { readonly misfit: boolean }
}): boolean => row.difficulty.misfit && !row.marks.includes('against_rest')

/** With fewer answers or attempts, chance dominates the figures. */
export const enoughAnswers = 20
/** Outside these shares a question hardly discriminates (Ebel and Frisbie, Essentials of Educational Measurement, 13). */
export const [nearlyNobody, nearlyAll] = [0.1, 0.95]
/** Of so many questions of a bank the answers are read at once, from the oldest question on. */
export const mostJudged = 200
/** The number of recent answers that count, so that a changed question is judged by its present text. */
export const latestAnswers = 500

/** The problems of a question according to its figures; each mark ends a message key `banks.mark.…`. */
export function marksOf({ asked, share, discrimination, compared }: Figures): HealthMark[] {
  const counts = asked >= enoughAnswers && share !== null
  return [
    ...(counts && share >= nearlyAll ? ['too_easy' as const] : []),
    ...(counts && share <= nearlyNobody ? ['too_hard' as const] : []),
    ...(compared >= enoughAnswers && discrimination !== null && discrimination < 0 ? ['against_rest' as const] : []),
  ]
}
