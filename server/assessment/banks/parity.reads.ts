import type { Language } from '#domain/kernel/languages.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { figures } from './health.reads.ts'

/** The maximum number of questions in the parity list. */
const max = 2000

/** The facts that show whether a bank's questions are the same in both languages, in the order in which they were entered. */
export function readSides(db: Reader, skillId: number) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .leftJoin('files', 'files.id', 'questions.media_file_id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.active', '=', true)
    .select(['questions.id', 'questions.uuid', 'questions.text', 'questions.language', 'questions.type', 'questions.ready'])
    .select(['questions.pair', 'questions.pair_checked_at', 'questions.text_changed_at', 'files.media_type'])
    .orderBy('questions.id')
    .limit(max)
    .execute()
}
export type SideRow = Awaited<ReturnType<typeof readSides>>[number]

/** The figures of questions, by their id. */
export async function readFigures(db: Reader, questionIds: readonly number[]) {
  if (questionIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('questions')
    .select(['id', figures.as('figures')])
    .where('id', 'in', questionIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.figures]))
}
export type FiguresById = Awaited<ReturnType<typeof readFigures>>

/** The questions of a bank in a language without a pair. */
export function readUnpaired(db: Reader, skillId: number, language: Language) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.active', '=', true)
    .where('questions.language', '=', language)
    .where('questions.pair', 'is', null)
    .select(['questions.uuid', 'questions.text'])
    .orderBy(inOrder('questions.text'))
    .limit(max)
    .execute()
}

/** Whether two questions have a skill in common. */
export async function shareSkill(db: Reader, one: string, other: string): Promise<boolean> {
  const skillsOf = (id: string) =>
    db
      .selectFrom('question_skills')
      .innerJoin('questions', 'questions.id', 'question_skills.question_id')
      .where(recordIs('questions', id))
      .select('skill_id')
  return (await skillsOf(one).where('skill_id', 'in', skillsOf(other)).limit(1).execute()).length > 0
}
