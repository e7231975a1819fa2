import { limits } from '../../kernel/limits.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'

/** What a link may be for: its person forgot the password, or was invited and has none yet. */
export type LinkKind = 'reset' | 'invitation'

/** Until when a link that is made now works (SPEC-12). */
export function linkEnd(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + limits.linkSeconds[kind] * 1000)
}

const expired = { reset: 'recovery.error.expired', invitation: 'invitation.error.expired' } as const

/** Why a link that was found does not work any more; undefined when it does. None of the answers tells whose it is (LOG-03). */
export function linkProblem(
  link: { readonly kind: LinkKind; readonly usedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): RefusalCode | undefined {
  if (link.usedAt) return 'recovery.error.used'
  return link.expiresAt <= now ? expired[link.kind] : undefined
}
