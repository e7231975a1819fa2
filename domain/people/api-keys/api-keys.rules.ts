import { dayAfter } from '../../kernel/dates.ts'

/** The days that a key works unless another end is given, the most days, and the calls of one key in a minute (KEY-01). */
export const keyLimits = { usualDays: 90, mostDays: 365, usualPerMinute: 300, mostPerMinute: 6000 } as const

/** Whether a key may end with this day: neither before today nor after the most days. */
export const isPossibleEnd = (day: string, today: string): boolean => day >= today && day <= dayAfter(today, keyLimits.mostDays)
