import { emailStateOnCard } from '#domain/hiring/board/board.rules.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useInterviewWords } from '../../columns/hooks/use-interview-words.ts'
import type { CardChange } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'

/** Further changes are not announced: a person who returns after a while reads the board. */
const mostAnnounced = 3

/** The text of changes for a live region. */
export function useChangeWords(): (changes: readonly CardChange[]) => string {
  const t = useText()
  const interviewWords = useInterviewWords()
  return (changes) =>
    changes
      .slice(0, mostAnnounced)
      .map(({ card, stage, what }) => {
        const name = nameOf(card)
        if (what === 'moved') return t('board.live_changed', { name, stage: t(`board.stage.${stage}`) })
        if (what === 'stepped')
          return card.step ? t('steps.set_named', { name, step: card.step.name }) : t('steps.unset_named', { name })
        if (what === 'answered' && card.interview) return t('board.live_notice', { name, notice: interviewWords(card.interview) })
        return t('board.live_notice', { name, notice: t(emailStateOnCard(card.notice).text) })
      })
      .join('. ')
}
