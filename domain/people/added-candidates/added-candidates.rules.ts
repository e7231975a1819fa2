import { dayMs } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'

/** When the data of a person whom staff add now is erased, unless they consent within the days of the settings (SPEC-79). */
export function consentDueAt(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

/** How many reminders are due at an instant to a person who was asked for consent and has not answered (INT-08). */
export function remindersDue(askedAt: Date, now: Date): number {
  return limits.consentReminders.filter((days) => askedAt.getTime() + days * dayMs <= now.getTime()).length
}

/** What a link asks a person whom staff added: for their consent, or whether they object to a consent that the company holds. */
export type ConsentLinkKind = 'consent' | 'objection'

interface StoredLink {
  readonly kind: ConsentLinkKind
  readonly usedAt: Date | null
  readonly expiresAt: Date
  /** Null once the person has consented, by this link or another. */
  readonly consentDueAt: Date | null
}

/** Why a stored link takes no answer; undefined if it does (INT-02, INT-07). */
export function consentLinkProblem(
  { kind, usedAt, expiresAt, consentDueAt: due }: StoredLink,
  now: Date,
): RefusalCode | undefined {
  if (usedAt) return 'intake.error.used'
  if (kind === 'objection') return expiresAt <= now ? 'intake.error.expired' : undefined
  if (!due) return 'intake.error.used'
  return expiresAt <= now || due <= now ? 'intake.error.expired' : undefined
}

/** Whether a colleague declares the consent of one person, or those of everybody in a file. */
export type Declaration = 'person' | 'file'

interface Declared {
  readonly declaration: Declaration
  /** The day of the consent, yyyy-mm-dd. */
  readonly consentedOn: string
  /** The day, yyyy-mm-dd, on which the person refused or objected; undefined if they did not. */
  readonly refusedOn: string | undefined
}

/**
 * Whether a declaration covers a person (INT-07). A declaration for a file never undoes a refusal, because its colleague did not think of
 * that person. A declaration for one person does, if the consent is not older than the refusal.
 */
export function isCovered({ declaration, consentedOn, refusedOn }: Declared): boolean {
  return refusedOn === undefined || (declaration === 'person' && consentedOn >= refusedOn)
}
