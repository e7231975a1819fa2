import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** How many of the skills that the vacancy asks for the candidate has with dates, as a sentence (SPEC-39). */
export function useSkillWords(): (card: Pick<BoardCard, 'skills' | 'skills_check'>) => string {
  const t = useText()
  return ({ skills: total, skills_check: checked }) => {
    if (total === 0) return t('board.skills_not_asked')
    return t(checked === 0 ? 'board.skills_none' : 'board.skills_explained', { checked, total })
  }
}
