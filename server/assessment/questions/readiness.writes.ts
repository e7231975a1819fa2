import { isReady } from '#domain/assessment/questions/questions.rules.ts'
import type { Tx } from '../../platform/platform.ts'
import { readParts } from './questions.reads.ts'
import { partsOf } from './questions.views.ts'

interface Begin {
  /** As the person read it. */
  readonly version?: number
  /** A translation may now say something else. */
  readonly saysOther?: boolean
}

/**
 * Begins a change of a question or its answers: nobody else changes or freezes it until the transaction ends, and what was frozen
 * is not the question any more. Nothing when it is not there, or not as it was read.
 */
export function beginChange(tx: Tx, questionId: number, now: Date, { version, saysOther }: Begin = {}) {
  return tx
    .updateTable('questions')
    .set((is) => ({
      snapshot_id: null,
      updated_at: now,
      version: is('version', '+', 1),
      ...(saysOther && { text_changed_at: now }),
    }))
    .where('id', '=', questionId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(['id', 'type', 'media_file_id'])
    .executeTakeFirst()
}

/** How a change of a question is told in the audit: whole characters, because half of one is no JSON that PostgreSQL takes. */
export const auditedQuestion = ({ text }: { readonly text: string }) => ({ question: [...text].slice(0, 200).join('') })

/** Keeps whether questions may be asked, after their texts, media or answers changed (SPEC-29, SPEC-60). */
export async function keepReadiness(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const rows = await readParts(tx, questionIds)
  for (const ready of [true, false]) {
    const other = rows.filter((row) => isReady(partsOf(row)) === ready && row.ready !== ready).map(({ id }) => id)
    if (other.length > 0) await tx.updateTable('questions').set({ ready }).where('id', 'in', other).execute()
  }
}
