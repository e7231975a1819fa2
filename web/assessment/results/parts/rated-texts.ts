import type { Opinion, TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'

export type Text = TextsOfQuestion['texts'][number]
interface Rated {
  readonly text: Text
  readonly code: Likert
}

/** The texts rated in this session, in order. Only `undoable` ratings can still be withdrawn. */
export interface RatedTexts {
  readonly settled: readonly Rated[]
  readonly undoable: readonly Rated[]
}
export const noneRated: RatedTexts = { settled: [], undoable: [] }

export const allRated = ({ settled, undoable }: RatedTexts): readonly Rated[] => [...settled, ...undoable]

/** Adds a rating. Of second opinions only the latest can be undone, because other ratings of the earlier texts are then shown (ADR-0028). */
export function withRated(before: RatedTexts, rated: Rated, opinion: Opinion): RatedTexts {
  const { settled, undoable } = opinion === 'second' ? withAllSettled(before) : before
  return { settled, undoable: [...undoable, rated] }
}

export const withoutLast = ({ settled, undoable }: RatedTexts): RatedTexts => ({ settled, undoable: undoable.slice(0, -1) })

export const withAllSettled = (before: RatedTexts): RatedTexts => ({ settled: allRated(before), undoable: [] })

/** The latest ratings of a question, without those of texts whose second opinion can still be undone. */
export function visibleRatings(
  ratings: TextsOfQuestion['rated'],
  { undoable }: RatedTexts,
  opinion: Opinion,
): TextsOfQuestion['rated'] {
  if (opinion === 'first') return ratings
  return ratings.filter(({ uid }) => undoable.every(({ text }) => text.uid !== uid))
}
