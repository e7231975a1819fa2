import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../../platform/i18n/use-zoned-time.ts'

/** The interview and the candidate's answer (SPEC-61), in one line. */
export function useInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const zonedTime = useZonedTime()
  return (interview) => t(`interviews.card.${interview.answer ?? 'invited'}`, { when: zonedTime(interview) })
}
