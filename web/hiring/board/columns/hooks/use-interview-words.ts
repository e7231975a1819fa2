import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { formatDayAndTime } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../../platform/i18n/use-zoned-time.ts'

/** The interview and the candidate's answer (SPEC-61), in one line. */
export function useInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const zonedTime = useZonedTime()
  return (interview) => t(`interviews.card.${interview.answer ?? 'invited'}`, { when: zonedTime(interview) })
}

/** The same within the narrowest column: 25 nov, 10:00 · sin respuesta. The time is that of the interview's zone. */
export function useShortInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const { language } = useLanguage()
  return ({ starts_at, time_zone, answer }) =>
    t(`interviews.brief.${answer ?? 'invited'}`, { when: formatDayAndTime(starts_at, language, time_zone) })
}
