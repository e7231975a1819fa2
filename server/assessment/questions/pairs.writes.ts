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
