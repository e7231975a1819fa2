import type { Language } from '#domain/kernel/languages.ts'
import type { Platform } from '../platform/platform.ts'

/** Ready free-text questions of a skill, written straight into the tables. */
export async function makeReadyQuestions({ db }: Platform, skillId: number, count: number, language: Language = 'es') {
  const questions = await db
    .insertInto('questions')
    .values(Array.from({ length: count }, (_, place) => ({ text: `¿${place}?`, type: 'text' as const, language, ready: true })))
    .returning(['id', 'uuid'])
    .execute()
  await db
    .insertInto('question_skills')
    .values(questions.map(({ id }) => ({ question_id: id, skill_id: skillId })))
    .execute()
  return questions
}
