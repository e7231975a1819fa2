import { sql } from 'kysely'
import type { StarterBankName } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const skillColumns = [
  'skills.id',
  'skills.uuid',
  'skills.name_es',
  'skills.name_en',
  'skills.language',
  'skills.other_name',
] as const

/** The skill that has the questions of a starter bank; undefined while the site does not have the bank. */
export function readSkillOfBank(db: Reader, bank: StarterBankName) {
  return db
    .selectFrom('starter_questions')
    .innerJoin('question_skills', 'question_skills.question_id', 'starter_questions.question_id')
    .innerJoin('skills', 'skills.id', 'question_skills.skill_id')
    .select(skillColumns)
    .where('starter_questions.bank', '=', bank)
    .orderBy('skills.id')
    .limit(1)
    .executeTakeFirst()
}

/** The oldest skill that has one of these names in any language. */
export function readSkillNamed(db: Reader, names: readonly string[]) {
  return db
    .selectFrom('skill_names')
    .innerJoin('skills', 'skills.id', 'skill_names.skill_id')
    .select(skillColumns)
    .where('skill_names.name', 'in', sql<string>`(${sql.join(names.map((name) => sql`folded(${name})`))})`)
    .orderBy('skills.id')
    .limit(1)
    .executeTakeFirst()
}
export type StarterSkill = NonNullable<Awaited<ReturnType<typeof readSkillNamed>>>

/** What the authors of a starter bank say of a question: nothing of a question that others wrote, undefined without the question. */
export function readSource(db: Reader, id: string) {
  return db
    .selectFrom('questions')
    .leftJoin('starter_questions', 'starter_questions.question_id', 'questions.id')
    .select(['starter_questions.source', 'starter_questions.level', 'starter_questions.added_at', 'questions.text_changed_at'])
    .where(recordIs('questions', id))
    .executeTakeFirst()
}
