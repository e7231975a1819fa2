import { limits } from '../kernel/limits.ts'

/**
 * Whether a refresh token that was used before may be used again: within ten seconds, and while none of the tokens that came
 * of it has been used (decision 8).
 */
export function mayReuse(usedAt: Date, successorsUsedAt: readonly (Date | null)[], now: Date): boolean {
  const inGrace = now.getTime() - usedAt.getTime() <= limits.refreshGraceSeconds * 1000
  return inGrace && successorsUsedAt.every((used) => used === null)
}
