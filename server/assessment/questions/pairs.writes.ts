import type { Tx } from '../../platform/platform.ts'

/** Separates a question from its translation, so that each may get a new one. Resolves to the number of changed questions. */
export async function separatePair(tx: Tx, questionId: number, now: Date): Promise<number> {
  const sides = await tx
    .updateTable('questions')
    .set((is) => ({ pair: null, pair_checked_at: null, updated_at: now, version: is('version', '+', 1) }))
    .where('pair', '=', (from) => from.selectFrom('questions').select('pair').where('id', '=', questionId))
    .returning('id')
    .execute()
  return sides.length
}

/** Pairs questions that have no pair. Resolves to the number of changed questions. */
export async function joinPair(tx: Tx, ids: readonly number[], pair: string, now: Date): Promise<number> {
  const paired = await tx
    .updateTable('questions')
    .set((is) => ({ pair, pair_checked_at: now, updated_at: now, version: is('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('pair', 'is', null)
    .returning('id')
    .execute()
  return paired.length
}

/** Notes that somebody has compared both texts of a pair. Resolves to the number of changed questions. */
export async function noteChecked(tx: Tx, pair: string, now: Date): Promise<number> {
  const checked = await tx
    .updateTable('questions')
    .set({ pair_checked_at: now })
    .where('pair', '=', pair)
    .returning('id')
    .execute()
  return checked.length
}
