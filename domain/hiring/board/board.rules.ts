import type { Stage } from '../../kernel/stages.ts'
import type { BoardCard } from './board.contract.ts'

/** The topic of a board's live channel. */
export function boardTopic(vacancyUuid: string): string {
  return `board:${vacancyUuid}`
}

const notices = {
  not_notified: { text: 'notification.state.not_notified', wrong: false },
  queued: { text: 'notification.state.queued', wrong: false },
  sent: { text: 'notification.state.sent', wrong: false },
  kept: { text: 'notification.state.kept', wrong: false },
  failed: { text: 'notification.state.failed', wrong: true },
} as const satisfies Record<BoardCard['notice'], { text: string; wrong: boolean }>

/**
 * The message key for a card's last e-mail, and whether it failed (SPEC-40). `kept`: the site has no mail server, so a queued
 * e-mail will not reach anybody (SPEC-45).
 */
export function emailStateOnCard(notice: BoardCard['notice'], kept = false) {
  return notices[kept && notice === 'queued' ? 'kept' : notice]
}

/** Whether an answer to an invitation asks staff to do something, so that the card shows it as a warning (SPEC-61). */
export function needsAction(answer: NonNullable<BoardCard['interview']>['answer']): boolean {
  return answer === 'declined' || answer === 'other_time'
}

/** The stage whose candidates can be marked as hired (SPEC-41). */
export const hiringStage: Stage = 'approved'

/** The stage whose candidates can be given a reason (REJ-01). */
export const rejectionStage: Stage = 'reject'

/** The letter of a candidate's avatar: the first of the name, or of the e-mail address (BRD-02). */
export function avatarInitial(user: { readonly name: string; readonly email: string }): string {
  const [letter] = (user.name.trim() || user.email).normalize('NFC')
  return letter?.toUpperCase() ?? ''
}

interface QueuedMail {
  readonly status: string
  readonly attempts: number
}

/** Whether an e-mail may have left. A worker counts the attempt before it sends. */
export function hasLeft({ status, attempts }: QueuedMail): boolean {
  return status !== 'queued' || attempts > 0
}

/** Why a move cannot be undone (SPEC-46): it is not this person's and the card's last change, or its e-mail has left. */
export function reasonAgainstUndo(
  move: { readonly by: number | null } | undefined,
  person: number,
  emails: readonly QueuedMail[],
): 'board.error.changed_since' | 'board.error.mail_left' | undefined {
  if (move?.by !== person) return 'board.error.changed_since'
  return emails.some(hasLeft) ? 'board.error.mail_left' : undefined
}
