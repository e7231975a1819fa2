import { isReady } from '#domain/assessment/questions/questions.rules.ts'
import type { Tx } from '../../platform/platform.ts'
import { readParts } from './questions.reads.ts'
import { partsOf } from './questions.views.ts'

interface Begin {
  /** The version that the caller has read; the change does nothing when it is outdated. */
  readonly version?: number
  /** Whether the text changed, so that the translation may be outdated. */
  readonly textChanged?: boolean
}

/**
 * Begins a change of a question or its answers: locks the question until the transaction ends and detaches its current snapshot.
 * Resolves to undefined when the question does not exist or its version is outdated.
 */
export function beginChange(tx: Tx, questionId: number, now: Date, { version, textChanged }: Begin = {}) {
  return tx
    .updateTable('questions')
    .set((is) => ({
      snapshot_id: null,
      updated_at: now,
      version: is('version', '+', 1),
      ...(textChanged && { text_changed_at: now }),
    }))
    .where('id', '=', questionId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(['id', 'type', 'media_file_id'])
    .executeTakeFirst()
}

/** The question's text in an audit row, cut by whole characters: PostgreSQL refuses JSON with half a surrogate pair. */
export const auditedQuestion = ({ text }: { readonly text: string }) => ({ question: [...text].slice(0, 200).join('') })

/** Updates `ready` of questions after a change of their texts, media or answers (SPEC-29, SPEC-60). */
export async function updateReadiness(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const rows = await readParts(tx, questionIds)
  for (const ready of [true, false]) {
    const other = rows.filter((row) => isReady(partsOf(row)) === ready && row.ready !== ready).map(({ id }) => id)
    if (other.length > 0) await tx.updateTable('questions').set({ ready }).where('id', 'in', other).execute()
  }
}
