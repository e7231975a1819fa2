/** What the latest answers to a question say of it. */
export interface Figures {
  /** Answers that count: points that were given because the question was broken do not. */
  readonly asked: number
  /** Share of the points that people had, 0 to 1; of a choice, how many were right. Null before any were rated. */
  readonly share: number | null
  /**
   * Point-biserial discrimination: how the points of this question go with those of the other nine, -1 to 1. The question itself is
   * left out of the rest, or a short test would flatter it (Crocker and Algina, Introduction to Classical and Modern Test Theory, 14).
   */
  readonly discrimination: number | null
  /** Over how many ended and rated attempts that was computed. */
  readonly compared: number
  readonly median_seconds: number | null
}

export const healthMarks = ['too_easy', 'too_hard', 'against_rest'] as const
type HealthMark = (typeof healthMarks)[number]

/** Fewer answers or compared tests say more about chance than about the question. */
export const enoughAnswers = 20
/** Outside these a question hardly tells people apart (Ebel and Frisbie, Essentials of Educational Measurement, 13). */
export const [nearlyNobody, nearlyAll] = [0.1, 0.95]
/** So many of the latest answers count, that a question which was changed is judged as it is now. */
export const latestAnswers = 500

/** What is wrong with a question, going by its figures; each mark is the end of a message key, `banks.mark.…`. */
export function marksOf({ asked, share, discrimination, compared }: Figures): HealthMark[] {
  const counts = asked >= enoughAnswers && share !== null
  return [
    ...(counts && share >= nearlyAll ? ['too_easy' as const] : []),
    ...(counts && share <= nearlyNobody ? ['too_hard' as const] : []),
    ...(compared >= enoughAnswers && discrimination !== null && discrimination < 0 ? ['against_rest' as const] : []),
  ]
}
