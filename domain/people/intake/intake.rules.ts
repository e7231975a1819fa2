import { dayMs } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'

/** When the data of a person whom staff add now is erased, unless they consent (SPEC-77). */
export function consentDueAt(now: Date): Date {
  return new Date(now.getTime() + limits.consentDays * dayMs)
}

interface StoredLink {
  readonly usedAt: Date | null
  readonly expiresAt: Date
  /** Null once the person has consented, by this link or another. */
  readonly consentDueAt: Date | null
}

/** Why a stored link no longer asks for consent; undefined if it does (INT-02). */
export function consentLinkProblem({ usedAt, expiresAt, consentDueAt: due }: StoredLink, now: Date): RefusalCode | undefined {
  if (usedAt || !due) return 'intake.error.used'
  return expiresAt <= now || due <= now ? 'intake.error.expired' : undefined
}
