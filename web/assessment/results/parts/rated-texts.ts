import type { Opinion, TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'

export type Text = TextsOfQuestion['texts'][number]
interface Rated {
  readonly text: Text
  readonly code: Likert
}

/** The texts that were rated at one sitting, in their order; the last of them may still be taken back. */
export interface RatedTexts {
  readonly settled: readonly Rated[]
  readonly undoable: readonly Rated[]
}
export const noneRated: RatedTexts = { settled: [], undoable: [] }

export const allRated = ({ settled, undoable }: RatedTexts): readonly Rated[] => [...settled, ...undoable]

/** One more; of second opinions only that one may be taken back then, for what others gave the ones before is shown (ADR-0028). */
export function withRated(before: RatedTexts, rated: Rated, opinion: Opinion): RatedTexts {
  const { settled, undoable } = opinion === 'second' ? withAllSettled(before) : before
  return { settled, undoable: [...undoable, rated] }
}

export const withoutLast = ({ settled, undoable }: RatedTexts): RatedTexts => ({ settled, undoable: undoable.slice(0, -1) })

export const withAllSettled = (before: RatedTexts): RatedTexts => ({ settled: allRated(before), undoable: [] })

/** The last ratings of a question as far as they may be told: of no text whose second opinion may still be given anew. */
export function toldOf(ratings: TextsOfQuestion['rated'], { undoable }: RatedTexts, opinion: Opinion): TextsOfQuestion['rated'] {
  if (opinion === 'first') return ratings
  return ratings.filter(({ uid }) => undoable.every(({ text }) => text.uid !== uid))
}
