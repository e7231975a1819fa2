import { limits } from '../../kernel/limits.ts'

/**
 * Whether a refresh token that was used before may be used again: within ten seconds, and while the one that came of it has not
 * been used (SPEC-08).
 */
export function mayReuse(usedAt: Date, successorUsedAt: Date | null, now: Date): boolean {
  return successorUsedAt === null && now.getTime() - usedAt.getTime() <= limits.refreshGraceSeconds * 1000
}
