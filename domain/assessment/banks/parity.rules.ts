import { type Language, languages } from '../../kernel/languages.ts'

/** One question of a pair, or a question without a pair. */
export interface Side {
  readonly language: Language
  readonly type: 'select' | 'text'
  /** How its media is shown; null without media. */
  readonly media: 'picture' | 'audio' | 'document' | null
  readonly text_changed_at: Date
  /** When staff last confirmed that both questions mean the same. */
  readonly pair_checked_at: Date | null
}

export const parityGaps = ['no_pair', 'other_type', 'other_media', 'outdated_es', 'outdated_en'] as const
export type ParityGap = (typeof parityGaps)[number]

/** The gaps between a question and its translation; each one ends a message key `banks.gap.…`. */
export function gapsOf(one: Side, other: Side | undefined): ParityGap[] {
  if (!other) return ['no_pair']
  return [
    ...(one.type !== other.type ? ['other_type' as const] : []),
    ...(one.media !== other.media ? ['other_media' as const] : []),
    ...languages.filter((language) => isOutdated(language, [one, other])).map((language) => `outdated_${language}` as const),
  ]
}

/** Whether this language did not change after the last check, but the other one did. */
function isOutdated(language: Language, sides: readonly Side[]): boolean {
  const changedSince = ({ text_changed_at, pair_checked_at }: Side) => text_changed_at > (pair_checked_at ?? new Date(0))
  return sides.every((side) => changedSince(side) === (side.language !== language))
}
