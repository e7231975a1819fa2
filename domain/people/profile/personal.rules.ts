import { ageOn } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'

/** Whether a day is in the past (PRO-02). Both days as yyyy-mm-dd. */
export function isPast(day: string, today: string): boolean {
  return day < today
}

/** Whether a person is at least limits.minimumAgeYears old (PRO-02). True for a future day, which isPast refuses. */
export function isOldEnough(day: string, today: string): boolean {
  return !isPast(day, today) || ageOn(day, today) >= limits.minimumAgeYears
}

/** Whether a person could be alive (PRO-02). Also refuses years that the database does not support. */
export function isPlausibleBirth(day: string, today: string): boolean {
  return ageOn(day, today) <= 130
}

const requiredDetails = ['personal_phone', 'date_of_birth', 'address', 'state', 'country', 'zip_code', 'about_me'] as const

/** Whether every required field of the personal form has a value, which makes a profile complete (PRO-01). */
export function isComplete(details: Record<(typeof requiredDetails)[number], string>): boolean {
  return requiredDetails.every((field) => details[field] !== '')
}
