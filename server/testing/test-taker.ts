import { randomUUID } from 'node:crypto'
import {
  continueTestHereEndpoint,
  getTestQuestionsEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { TestApp, TestPerson } from './app.ts'
import { type Bank, makeUserSkill } from './tests.ts'

/** Creates a candidate with a skill on their profile, who takes its test in one window. */
export async function testTaker(site: TestApp, bank: Bank, somebody?: TestPerson) {
  const person = somebody ?? (await site.person())
  const { uuid } = await makeUserSkill(site.platform, person.id, bank.skillId)
  return takerOf(site, bank, person, uuid)
}
export type TestTaker = Awaited<ReturnType<typeof testTaker>>

/** The same person in another window, with another session when one is given. */
export function takerOf(site: TestApp, bank: Bank, person: TestPerson, uuid: string, window: string = randomUUID()) {
  const { token } = person
  const params = { user_skill_uuid: uuid }
  return {
    person,
    uuid,
    window,
    look: (language: Language = 'es') =>
      site.call(getTestQuestionsEndpoint, { token, params: { ...params, language }, query: { window } }),
    start: (language: Language = 'es') =>
      site.call(startTestEndpoint, { token, params, body: { language, window, agreed: true } }),
    continueHere: () => site.call(continueTestHereEndpoint, { token, params, body: { window } }),
    /** Answers a question of the attempt, rightly by default; `more` are further fields of the request. */
    answer: async (indice: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const asked = await questionAt(site, person, uuid, indice)
      const { type, answers } = bank.questions.find((question) => question.uuid === asked) ?? bank.questions[0]!
      const given = type === 'text' ? { annotation: `Mi respuesta ${indice}` } : { answer_uuid: answers[0] }
      const body = { indice, user_skill_uuid: uuid, question_uuid: asked, window, ...given, ...more }
      return site.call(saveTestAnswerEndpoint, { token, body, headers })
    },
    /** The attempts of the person, oldest first. */
    attempts: () => site.platform.db.selectFrom('attempts').selectAll().where('user_id', '=', person.id).orderBy('id').execute(),
    questions: () =>
      site.platform.db
        .selectFrom('attempt_questions')
        .selectAll()
        .where('attempt_id', '=', (from) =>
          from.selectFrom('attempts').select('id').where('user_id', '=', person.id).orderBy('id', 'desc').limit(1),
        )
        .orderBy('position')
        .execute(),
  }
}

async function questionAt({ platform }: TestApp, person: TestPerson, userSkillUuid: string, position: number) {
  const row = await platform.db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .innerJoin('user_skills', (join) =>
      join.onRef('user_skills.skill_id', '=', 'attempts.skill_id').onRef('user_skills.user_id', '=', 'attempts.user_id'),
    )
    .innerJoin('questions', 'questions.id', 'attempt_questions.question_id')
    .select('questions.uuid')
    .where('attempts.user_id', '=', person.id)
    .where('user_skills.uuid', '=', userSkillUuid)
    .where('position', '=', position)
    .orderBy('attempts.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.uuid
}
