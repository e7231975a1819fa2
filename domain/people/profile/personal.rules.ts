import { ageOn } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'

/** PRO-02: a date of birth lies in the past. Both days as yyyy-mm-dd. */
export function isPast(day: string, today: string): boolean {
  return day < today
}

/** PRO-02: at least fifteen years old today. A day in the future is left to isPast. */
export function isOldEnough(day: string, today: string): boolean {
  return !isPast(day, today) || ageOn(day, today) >= limits.minimumAgeYears
}

/** PRO-02: nobody is older than that; also keeps years that the database does not know out. */
export function isPlausibleBirth(day: string, today: string): boolean {
  return ageOn(day, today) <= 130
}

const requiredDetails = ['personal_phone', 'date_of_birth', 'address', 'state', 'country', 'zip_code', 'about_me'] as const

/** PRO-01: a profile is complete when every required field of the personal form has a value. */
export function isComplete(details: Record<(typeof requiredDetails)[number], string>): boolean {
  return requiredDetails.every((field) => details[field] !== '')
}
