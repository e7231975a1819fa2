import { limits } from '../../kernel/limits.ts'

/**
 * Whether a used refresh token may be used again: within ten seconds, as long as its successor has not been used (SPEC-08).
 */
export function mayReuse(usedAt: Date, successorUsedAt: Date | null, now: Date): boolean {
  return successorUsedAt === null && now.getTime() - usedAt.getTime() <= limits.refreshGraceSeconds * 1000
}
