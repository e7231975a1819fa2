import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call } from './calls.ts'
import { type CastMember, cast } from './cast.ts'
import { logInByCall } from './sessions.ts'
import type { SkillTest } from './skill-test.ts'

const experience = { experience_timefrom: '2020-01-01', experience_timeto: '2024-01-01' }

/** Takes a whole test by calls with right choices and the given text. Returns the uuid of the skill on the profile. */
export async function takeTest(
  request: APIRequestContext,
  who: CastMember,
  { uuid }: SkillTest,
  text: string,
  language: Language = 'es',
): Promise<string> {
  const token = await logInByCall(request, cast[who])
  const { data: own } = await call(request, 'GET', '/api/user-skills/all/es', token)
  const row = own.find(({ skill }: { skill: { uuid: string } }) => skill.uuid === uuid) ?? (await addSkill(request, token, uuid))
  const window = randomUUID()
  const begin = { language, window, agreed: true, ...experience }
  let { data: attempt }: { data: AttemptView } = await call(request, 'POST', `/api/user-test/start/${row.uuid}`, token, {
    data: begin,
  })
  while (attempt.question) {
    const { uuid: question_uuid, indice, type, answers } = attempt.question
    const answer = type === 'text' ? { annotation: text } : { answer_uuid: answers.find((one) => one.answer === 'A')?.uuid }
    const data = { user_skill_uuid: row.uuid, question_uuid, indice, window, ...answer }
    attempt = (await call(request, 'POST', '/api/user-test', token, { data })).data
  }
  return row.uuid
}

/** Puts a skill on the profile of the token's person. */
export async function addSkill(request: APIRequestContext, token: string, skill_id: string) {
  const data = { skill_id, ...experience, note: '' }
  return (await call(request, 'POST', '/api/user-skills', token, { data })).data
}
