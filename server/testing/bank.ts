import type { Language } from '#domain/kernel/languages.ts'
import type { Platform } from '../platform/platform.ts'
import type { TestApp } from './app.ts'

let made = 0

export async function aSkill({ platform }: TestApp, name = `Habilidad de preguntas ${++made}`) {
  return platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid', 'name']).executeTakeFirstOrThrow()
}

/** Creates a question of a new skill directly in the tables. */
export async function createQuestion(
  site: TestApp,
  values: { text?: string; type?: 'select' | 'text'; language?: 'es' | 'en' } = {},
) {
  const { db } = site.platform
  const question = await db
    .insertInto('questions')
    .values({ text: `Pregunta ${++made}`, type: 'select', language: 'es', ...values })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const skill = await aSkill(site)
  await db.insertInto('question_skills').values({ question_id: question.id, skill_id: skill.id }).execute()
  return { ...question, skill }
}

/** Creates an answer of a question that has a right and a wrong one. Returns the names that calls about an answer use. */
export async function createAnswer(site: TestApp, { correct }: { correct: boolean }) {
  const question = await createQuestion(site)
  const answers = await site.platform.db
    .insertInto('answers')
    .values([true, false].map((isCorrect) => ({ question_id: question.id, text: `${isCorrect}`, correct: isCorrect })))
    .returning(['uuid', 'correct'])
    .execute()
  return { question_uuid: question.uuid, uuid: answers.find((answer) => answer.correct === correct)!.uuid }
}

/** Creates ready free-text questions of a skill directly in the tables. */
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
