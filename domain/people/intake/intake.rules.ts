import { dayMs } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'

/** When the data of a person whom staff add now is erased, unless they consent (SPEC-77). */
export function consentDueAt(now: Date): Date {
  return new Date(now.getTime() + limits.consentDays * dayMs)
}
