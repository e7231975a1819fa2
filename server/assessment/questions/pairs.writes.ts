import type { Tx } from '../../platform/platform.ts'

/** Parts a question and its translation, each of which may then be paired anew. Answers how many sides there were. */
export async function partPairOf(tx: Tx, questionId: number, now: Date): Promise<number> {
  const sides = await tx
    .updateTable('questions')
    .set((is) => ({ pair: null, pair_checked_at: null, updated_at: now, version: is('version', '+', 1) }))
    .where('pair', '=', (from) => from.selectFrom('questions').select('pair').where('id', '=', questionId))
    .returning('id')
    .execute()
  return sides.length
}
