import type { Stage } from '../../kernel/stages.ts'
import type { BoardCard } from './board.contract.ts'

/** Name of a board's live channel. */
export function boardTopic(vacancyUuid: string): string {
  return `board:${vacancyUuid}`
}

/** Where a card is let go: a column, and the cards right below and above that place, the dragged one counted too. */
interface DropTarget<Id> {
  readonly stage: Stage
  readonly before: Id | null
  readonly after: Id | null
}

/**
 * What letting a card go means (BRD-03): another column is a move, another place of its own column a reorder; its own place,
 * or no column at all (`target` null), is nothing.
 */
export function dropOf<Id extends string | number>(
  card: { readonly id: Id; readonly stage: Stage },
  target: DropTarget<Id> | null,
): 'move' | 'reorder' | 'nothing' {
  if (!target) return 'nothing'
  if (target.stage !== card.stage) return 'move'
  return target.before === card.id || target.after === card.id ? 'nothing' : 'reorder'
}

const notices = {
  not_notified: { text: 'notification.state.not_notified', wrong: false },
  queued: { text: 'notification.state.queued', wrong: false },
  sent: { text: 'notification.state.sent', wrong: false },
  kept: { text: 'notification.state.kept', wrong: false },
  failed: { text: 'notification.state.failed', wrong: true },
} as const satisfies Record<BoardCard['notice'], { text: string; wrong: boolean }>

/**
 * What a card says about its candidate's last e-mail, as a message key, and whether something went wrong (SPEC-40). Where e-mails
 * are `kept`, one in the queue is not on its way to anybody (SPEC-45).
 */
export function noticeOnCard(notice: BoardCard['notice'], kept = false) {
  return notices[kept && notice === 'queued' ? 'kept' : notice]
}

/** The letter of a candidate's avatar: the first one of the name, else of the e-mail address (BRD-02). */
export function avatarInitial(user: { readonly name: string; readonly email: string }): string {
  const [letter] = (user.name.trim() || user.email).normalize('NFC')
  return letter?.toUpperCase() ?? ''
}

interface QueuedMail {
  readonly status: string
  readonly attempts: number
}

/** Whether an e-mail may have left: a worker counts its try before it sends. */
export function hasLeft({ status, attempts }: QueuedMail): boolean {
  return status !== 'queued' || attempts > 0
}

/** Why a move is not taken back any more (SPEC-46): it is not the card's last change by the same person, or its e-mail has left. */
export function whyNotTakenBack(
  move: { readonly by: number | null } | undefined,
  person: number,
  emails: readonly QueuedMail[],
): 'board.error.changed_since' | 'board.error.mail_left' | undefined {
  if (move?.by !== person) return 'board.error.changed_since'
  return emails.some(hasLeft) ? 'board.error.mail_left' : undefined
}
