import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'

/** The candidate's name, or the e-mail address of a person without one. */
export function nameOf({ user }: BoardCard): string {
  return fullName(user.name, user.lastname) || user.email
}
