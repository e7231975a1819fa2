import { randomUUID } from 'node:crypto'
import { countTestQuestions, getTestAnswers, getTestQuestions, startTest } from '#domain/attempts/attempts.contract.ts'
import type { AttemptState } from '#domain/attempts/attempts.rules.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { makeAttempt, makeBank, makeUserSkill } from '../../testing/tests.ts'

const language = 'es'

export const access: readonly AccessRow[] = [
  [countTestQuestions, candidates, async (...who) => ({ params: { ...(await ready(...who)), language } })],
  [
    getTestQuestions,
    candidates,
    async (...who) => ({ params: { ...(await ready(...who)), language }, query: { window: randomUUID() } }),
  ],
  [
    getTestAnswers,
    candidates,
    async (...who) => ({ params: { question_uuid: (await begun('running', ...who)).question, language } }),
  ],
  [
    startTest,
    candidates,
    async (...who) => ({ params: await ready(...who), body: { language, window: randomUUID(), agreed: true } }),
  ],
]

/** A test that the person may start. */
async function ready({ platform }: TestApp, asking: TestPerson | undefined) {
  const { skillId } = await makeBank(platform, { questions: 10, language })
  return { user_skill_uuid: asking ? (await makeUserSkill(platform, asking.id, skillId)).uuid : randomUUID() }
}

async function begun(state: AttemptState, site: TestApp, asking: TestPerson | undefined) {
  const person = asking ?? (await site.person())
  const bank = await makeBank(site.platform, { questions: 10, language })
  const attempt = await makeAttempt(site.platform, { userId: person.id, bank, state })
  return { user_skill_uuid: attempt.userSkillUuid, window: attempt.window_id, question: bank.questions[0]?.uuid ?? '' }
}
