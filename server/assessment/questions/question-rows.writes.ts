import { type Insertable, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'

/** Adds questions to the bank of a skill, in two statements. */
export async function insertQuestions(tx: Tx, skillId: number, questions: readonly Insertable<DB['questions']>[]) {
  const rows = await tx.insertInto('questions').values(questions).returning(['id', 'uuid']).execute()
  const links = rows.map(({ id }) => ({ question_id: id, skill_id: skillId }))
  await tx.insertInto('question_skills').values(links).execute()
  return rows
}

/** Adds answers, and checks at once that each question has one right answer: at its end, a large transaction would check all in one statement. */
export async function insertAnswers(tx: Tx, answers: readonly Insertable<DB['answers']>[]): Promise<void> {
  if (answers.length > 0) await tx.insertInto('answers').values(answers).execute()
  await sql`set constraints answers_exactly_one_correct, answers_first_is_correct immediate`.execute(tx)
  await sql`set constraints answers_exactly_one_correct, answers_first_is_correct deferred`.execute(tx)
}

export async function deleteAnswersOf(tx: Tx, questionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('answers').where('question_id', 'in', questionIds).execute()
}

/** A question as a file says it anew. */
export interface RewrittenQuestion {
  readonly id: number
  readonly text: string
  readonly type: string
  readonly media_file_id: number | null
  readonly alternative_text: string
  readonly transcript: string
  readonly pair: string | null
  readonly ready: boolean
  /** Whether the text says something else than before. */
  readonly says_other: boolean
}

/** Writes questions anew and activates them, in one statement. */
export async function rewriteQuestions(tx: Tx, rows: readonly RewrittenQuestion[], now: Date): Promise<void> {
  await sql`
    update questions set
      text = given.text, type = given.type, media_file_id = given.media_file_id, alternative_text = given.alternative_text,
      transcript = given.transcript, pair = given.pair, ready = given.ready,
      pair_checked_at = case when given.pair is distinct from questions.pair then ${now}::timestamptz else pair_checked_at end,
      text_changed_at = case when given.says_other then ${now}::timestamptz else text_changed_at end,
      active = true, snapshot_id = null, version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id bigint, text text, type text, media_file_id bigint, alternative_text text, transcript text, pair uuid,
      ready boolean, says_other boolean
    )
    where questions.id = given.id`.execute(tx)
}

/** Marks a question as broken, or repaired. Undefined if it was so already. */
export function setBroken(
  tx: Tx,
  id: number,
  marks: { readonly broken_at: Date | null; readonly broken_by: number | null },
  now: Date,
) {
  return tx
    .updateTable('questions')
    .set((is) => ({ ...marks, updated_at: now, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where('broken_at', marks.broken_at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
}
