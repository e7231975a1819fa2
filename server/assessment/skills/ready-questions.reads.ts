import { type RawBuilder, sql } from 'kysely'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'

type Of = RawBuilder<unknown>

/** The number of ready questions of a skill in each language (SPEC-29). The skill is a column of the enclosing query, or a number. */
export function readyQuestions(skillId: Of): RawBuilder<Record<Language, number>> {
  return sql<Record<Language, number>>`(
    select jsonb_build_object('es', count(*) filter (where language = 'es'), 'en', count(*) filter (where language = 'en'))
    from question_skills join questions on questions.id = question_skills.question_id
    where question_skills.skill_id = ${skillId} and questions.ready
  )`
}

/** Whether a skill has enough ready questions for a test in a language. Stops counting when there are enough. */
export function hasReadyQuestions(skillId: Of, language: Language): RawBuilder<boolean> {
  return sql<boolean>`(
    select count(*) from (
      select from question_skills join questions on questions.id = question_skills.question_id
      where question_skills.skill_id = ${skillId} and questions.ready and questions.language = ${language}
      limit ${sql.lit(questionsOfAttempt)}
    ) as enough
  ) = ${sql.lit(questionsOfAttempt)}`
}

/** Runs `readyQuestions` for one skill. */
export async function readReadyQuestions(db: Reader, skillId: number): Promise<Record<Language, number>> {
  const { ready } = await db.selectNoFrom(readyQuestions(sql`${skillId}::bigint`).as('ready')).executeTakeFirstOrThrow()
  return ready
}

/** The number of ready questions of a skill in a language, by their kind. */
export async function readReadyKinds(db: Reader, skillId: number, language: Language) {
  const { select, text } = await db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.language', '=', language)
    .where('questions.ready', '=', true)
    .select(sql<number>`count(*) filter (where questions.type = 'select')`.as('select'))
    .select(sql<number>`count(*) filter (where questions.type = 'text')`.as('text'))
    .executeTakeFirstOrThrow()
  return { select: Number(select), text: Number(text) }
}
