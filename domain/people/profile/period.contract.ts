import { z } from 'zod'
import { calendarDate, optionalDate, reportTogether } from '../../kernel/fields.ts'

/** A: ongoing; P: ended on a given day. */
export const periodCodes = ['A', 'P'] as const

/**
 * The start of a period, whether it is ongoing, and its end, which only an ended period has (EDU-01, EXP-01). `today` is the site's
 * day: no period starts or has ended after it.
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

const atEnd = (message: string) => ({ path: ['to'], message, when: reportTogether })
export const endMissing = atEnd('experience.error.to_required')
export const endTooEarly = atEnd('experience.error.to_after')
export const endInFuture = atEnd('professional.error.to_future')

export const hasItsEnd = ({ code, to }: Period): boolean => code !== 'P' || Boolean(to)
/** Whether a period does not end before its start (SPEC-51). */
export const isInOrder = ({ code, from, to }: Period): boolean => code !== 'P' || !from || !to || from <= to
/** Both days as yyyy-mm-dd. A year of five digits is refused by the rule of the date. */
export const hasEndedBy = ({ code, to }: Period, today: string): boolean => code !== 'P' || !to || to <= today
/** The fields that a period does not need: an ongoing one drops an end that was typed before. */
export const needlessOf = (code: unknown): readonly 'to'[] => (code === 'A' ? ['to'] : [])
