import { noticeOnCard } from '#domain/hiring/board/board.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { nameOf } from './board-card.tsx'
import type { CardNews } from './board-state.ts'
import { useInterviewWords } from './card-state.tsx'

/** More than this is not read out: who comes back after a while looks at the board. */
const mostTold = 3

/** News of a board in words for a live region. */
export function useNewsWords(): (news: readonly CardNews[]) => string {
  const t = useText()
  const interviewWords = useInterviewWords()
  return (news) =>
    news
      .slice(0, mostTold)
      .map(({ card, stage, what }) => {
        const name = nameOf(card)
        if (what === 'moved') return t('board.live_changed', { name, stage: t(`board.stage.${stage}`) })
        if (what === 'answered' && card.interview) return t('board.live_notice', { name, notice: interviewWords(card.interview) })
        return t('board.live_notice', { name, notice: t(noticeOnCard(card.notice).text) })
      })
      .join('. ')
}
