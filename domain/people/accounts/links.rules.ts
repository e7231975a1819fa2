import { limits } from '../../kernel/limits.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'

/** The purpose of a link: its person forgot the password, or was invited and has none yet. */
export type LinkKind = 'reset' | 'invitation'

/** When a link that is made now expires (SPEC-12). */
export function linkExpiry(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + limits.linkSeconds[kind] * 1000)
}

const expired = { reset: 'recovery.error.expired', invitation: 'invitation.error.expired' } as const

/** Why a stored link no longer works; undefined if it works. No answer reveals the link's owner (LOG-03). */
export function linkProblem(
  link: { readonly kind: LinkKind; readonly usedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): RefusalCode | undefined {
  if (link.usedAt) return 'recovery.error.used'
  return link.expiresAt <= now ? expired[link.kind] : undefined
}
