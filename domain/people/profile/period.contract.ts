import { z } from 'zod'
import { calendarDate, optionalDate, reportWithTheRest } from '../../kernel/fields.ts'

/** Whether something goes on (A) or ended on a given day (P). */
export const periodCodes = ['A', 'P'] as const

/**
 * Since when, whether it goes on, and until when; the end is asked for only of what has ended (EDU-01, EXP-01). On a day of the site:
 * nothing begins later, and what has ended did so by then.
 */
export const periodFields = (today: string) => ({
  from: calendarDate('experience.error.from_required', 'experience.error.date').refine(
    (from) => from <= today,
    'skills.error.future',
  ),
  to: optionalDate('experience.error.date'),
})
export const periodCode = z.enum(periodCodes, 'experience.error.time_required')

interface Period {
  readonly code: unknown
  readonly from: string
  readonly to: string
}

const atEnd = (message: string) => ({ path: ['to'], message, when: reportWithTheRest })
export const endMissing = atEnd('experience.error.to_required')
export const endTooEarly = atEnd('experience.error.to_after')
export const endInFuture = atEnd('professional.error.to_future')

export const hasItsEnd = ({ code, to }: Period): boolean => code !== 'P' || Boolean(to)
/** The end is not before the start (SPEC-51). */
export const isInOrder = ({ code, from, to }: Period): boolean => code !== 'P' || !from || !to || from <= to
/** Both days as yyyy-mm-dd; a year of five digits is left to the rule of the date. */
export const hasEndedBy = ({ code, to }: Period, today: string): boolean => code !== 'P' || !to || to <= today
/** What goes on has no end, whatever was typed before that was said. */
export const needlessOf = (code: unknown): readonly 'to'[] => (code === 'A' ? ['to'] : [])
