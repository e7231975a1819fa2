import { dayMs } from '../../kernel/dates.ts'

const days = {
  /** How long the former address can stop a change that staff began (IDT-04). */
  stoppable: 7,
  /** How long a change waits for the new address after that, and how long staff begin no other one after a stop. */
  kept: 30,
} as const

const after = (from: Date, count: number): Date => new Date(from.getTime() + count * dayMs)

/** When a change of address that begins now takes effect. */
export const changeDueAt = (now: Date): Date => after(now, days.stoppable)

interface AddressChange {
  readonly dueAt: Date
  readonly confirmedAt: Date | null
  readonly stoppedAt: Date | null
}

/** What is to be done with a change now: `wait`, `apply`, or `forget` it, because it was stopped or nobody confirmed it long ago. */
export function stateOfChange(
  { dueAt, confirmedAt, stoppedAt }: AddressChange,
  now: Date,
): 'wait' | 'apply' | 'stopped' | 'forget' {
  if (stoppedAt) return after(stoppedAt, days.kept) <= now ? 'forget' : 'stopped'
  if (dueAt > now) return 'wait'
  if (confirmedAt) return 'apply'
  return after(dueAt, days.kept) <= now ? 'forget' : 'wait'
}
