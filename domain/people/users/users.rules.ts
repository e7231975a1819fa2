import { dayMs } from '../../kernel/dates.ts'
import type { UserType } from './users.contract.ts'

export interface Flags {
  readonly available: boolean
  readonly hired: boolean
}

/** The flags after a change of one or both. Hiring ends the availability, and the end of the hire restores it (SPEC-41). */
export function applyFlags(before: Flags, change: Partial<Flags>): Flags {
  const hired = change.hired ?? before.hired
  if (hired && !before.hired) return { hired, available: false }
  const isFreed = before.hired && !hired
  return { hired, available: change.available ?? (isFreed || before.available) }
}

/** The kind of person that a list shows (SPEC-17): staff first, then hired, then applicant. */
export function userTypeOf(person: { staff: boolean; hired: boolean; applied: boolean }): UserType | null {
  if (person.staff) return 1
  if (person.hired) return 3
  return person.applied ? 2 : null
}

/** When an account that is deleted now will be erased (SPEC-53, SPEC-54). */
export function eraseAt(now: Date, graceDays: number): Date {
  return new Date(now.getTime() + graceDays * dayMs)
}
