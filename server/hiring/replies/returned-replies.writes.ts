import type { OperandValueExpressionOrList, QueryCreator } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'

/** The part of applying by which replies that came while a card was off the board belong to it again (ADR-0102). */
export const returnedReplies = (
  db: QueryCreator<DB>,
  cards: OperandValueExpressionOrList<DB, 'replies', 'left_application_id'>,
) =>
  db
    .updateTable('replies')
    .set(({ ref }) => ({ application_id: ref('left_application_id'), left_application_id: null }))
    .where('left_application_id', 'in', cards)

/** The same for cards that came back together. */
export async function returnReplies(tx: Tx, cards: readonly number[]): Promise<void> {
  if (cards.length > 0) await returnedReplies(tx, cards).execute()
}
