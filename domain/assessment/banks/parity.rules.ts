import { type Language, languages } from '../../kernel/languages.ts'

/** One side of a pair, or a question without one. */
export interface Side {
  readonly language: Language
  readonly type: 'select' | 'text'
  /** How its media is shown; null without any. */
  readonly media: 'picture' | 'audio' | 'document' | null
  readonly text_changed_at: Date
  /** When somebody last said that both sides mean the same. */
  readonly pair_checked_at: Date | null
}

export const parityGaps = ['no_pair', 'other_type', 'other_media', 'outdated_es', 'outdated_en'] as const
export type ParityGap = (typeof parityGaps)[number]

/** What keeps a question from being the same test in both languages; each gap is the end of a message key, `banks.gap.…`. */
export function gapsOf(one: Side, other: Side | undefined): ParityGap[] {
  if (!other) return ['no_pair']
  return [
    ...(one.type !== other.type ? ['other_type' as const] : []),
    ...(one.media !== other.media ? ['other_media' as const] : []),
    ...languages.filter((language) => isOutdated(language, [one, other])).map((language) => `outdated_${language}` as const),
  ]
}

/** Whether the side of a language stayed as it was while the other one was changed since both were checked. */
function isOutdated(language: Language, sides: readonly Side[]): boolean {
  const changedSince = ({ text_changed_at, pair_checked_at }: Side) => text_changed_at > (pair_checked_at ?? new Date(0))
  return sides.every((side) => changedSince(side) === (side.language !== language))
}
