import { useText } from '../../../platform/i18n/language.tsx'
import { nameOf } from './board-card.tsx'
import type { CardNews } from './board-state.ts'

/** More than this is not read out: who comes back after a while looks at the board. */
const mostTold = 3

/** News of a board in words for a live region. */
export function useNewsWords(): (news: readonly CardNews[]) => string {
  const t = useText()
  return (news) =>
    news
      .slice(0, mostTold)
      .map(({ card, stage, what }) =>
        what === 'moved'
          ? t('board.live_changed', { name: nameOf(card), stage: t(`board.stage.${stage}`) })
          : t('board.live_notice', { name: nameOf(card), notice: t(`notification.state.${card.notice}`) }),
      )
      .join('. ')
}
