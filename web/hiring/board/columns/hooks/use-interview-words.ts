import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { formatDayAndTime } from '#domain/kernel/dates.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../../platform/i18n/use-zoned-time.ts'

/** The interview and the candidate's answer (SPEC-61), in one line. */
export function useInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const zonedTime = useZonedTime()
  return (interview) => t(`interviews.card.${interview.answer ?? 'invited'}`, { when: zonedTime(interview) })
}

/** The same within the narrowest column: 25 nov 10:00 · sin respuesta. */
export function useShortInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const zonedTime = useZonedTime()
  return (interview) => t(`interviews.brief.${interview.answer ?? 'invited'}`, { when: zonedTime(interview, formatDayAndTime) })
}
