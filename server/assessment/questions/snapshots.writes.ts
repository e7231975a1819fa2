import { createHash } from 'node:crypto'
import type { SnapshotAnswer } from '#domain/assessment/questions/questions.rules.ts'
import type { Tx } from '../../platform/platform.ts'

// The trigger question_snapshots_answer_media follows every new snapshot: it keeps the media of the answers.

/**
 * Returns the current snapshot id of each question, and makes the missing snapshots (SPEC-38). It needs one statement when all exist
 * and five otherwise. Concurrent edits of the same questions wait.
 */
export async function snapshotsOf(tx: Tx, questionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (questionIds.length === 0) return new Map()
  const known = await tx.selectFrom('questions').select(['id', 'snapshot_id']).where('id', 'in', questionIds).execute()
  const snapshots = new Map<number, number>()
  for (const { id, snapshot_id } of known) if (snapshot_id !== null) snapshots.set(id, snapshot_id)
  const missing = questionIds.filter((id) => !snapshots.has(id))
  if (missing.length > 0) for (const { id, snapshot_id } of await makeSnapshots(tx, missing)) snapshots.set(id, snapshot_id)
  return snapshots
}

async function makeSnapshots(tx: Tx, questionIds: readonly number[]) {
  const questions = await tx
    .selectFrom('questions')
    .select(['id', 'type', 'text', 'media_file_id', 'alternative_text', 'transcript'])
    .where('id', 'in', questionIds)
    // Locks in a fixed order, so that concurrent calls cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute()
  const answers = await tx
    .selectFrom('answers')
    .select(['question_id', 'uuid', 'text', 'correct', 'media_file_id', 'alternative_text'])
    .where('question_id', 'in', questionIds)
    .orderBy('question_id')
    .orderBy('id')
    .execute()
  const copies = questions.map(({ id, ...question }) => {
    // A free-text question may have answers from when it was a select; tests do not show them.
    const own =
      question.type === 'text'
        ? []
        : answers.filter(({ question_id }) => question_id === id).map(({ question_id: _, ...answer }) => answer)
    return copyOf(id, question, own)
  })
  await tx
    .insertInto('question_snapshots')
    .values(copies)
    // A question that was changed back uses its former snapshot again.
    .onConflict((conflict) => conflict.columns(['question_id', 'sha256']).doNothing())
    .execute()
  return tx
    .updateTable('questions')
    .from('question_snapshots as copy')
    .set((is) => ({ snapshot_id: is.ref('copy.id') }))
    .whereRef('copy.question_id', '=', 'questions.id')
    .where((is) =>
      is(
        is.refTuple('copy.question_id', 'copy.sha256'),
        'in',
        copies.map(({ question_id, sha256 }) => is.tuple(question_id, sha256)),
      ),
    )
    .returning(['questions.id', 'copy.id as snapshot_id'])
    .execute()
}

type Content = {
  readonly type: 'select' | 'text'
  readonly text: string
  readonly media_file_id: number | null
  readonly alternative_text: string
  readonly transcript: string
}

function copyOf(questionId: number, { type, text, media_file_id, alternative_text, transcript }: Content, own: SnapshotAnswer[]) {
  const answers = own.map((answer) => ({
    uuid: answer.uuid,
    text: answer.text,
    correct: answer.correct,
    media_file_id: answer.media_file_id,
    alternative_text: answer.alternative_text,
  }))
  // A fixed order of keys, so that equal questions have equal hashes.
  const content = { type, text, media_file_id, alternative_text, transcript, answers }
  const sha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { ...content, question_id: questionId, sha256, answers: JSON.stringify(answers) }
}
