import { randomUUID } from 'node:crypto'
import {
  continueTestHereEndpoint,
  countTestQuestionsEndpoint,
  explainTestEndpoint,
  finishTestEndpoint,
  getTestAnswersEndpoint,
  getTestQuestionsEndpoint,
  getTestSummaryEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import type { AttemptState } from '#domain/assessment/attempts/attempts.rules.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { makeAttempt, makeBank, makeUserSkill } from '../../testing/tests.ts'

const language = 'es'

export const access: readonly AccessRow[] = [
  [countTestQuestionsEndpoint, candidates, async (...who) => ({ params: { ...(await ready(...who)), language } })],
  [
    getTestQuestionsEndpoint,
    candidates,
    async (...who) => ({ params: { ...(await ready(...who)), language }, query: { window: randomUUID() } }),
  ],
  [
    getTestAnswersEndpoint,
    candidates,
    async (...who) => ({ params: { question_uuid: (await begun('running', ...who)).question, language } }),
  ],
  [
    startTestEndpoint,
    candidates,
    async (...who) => ({ params: await ready(...who), body: { language, window: randomUUID(), agreed: true } }),
  ],
  [
    continueTestHereEndpoint,
    candidates,
    async (...who) => {
      const { user_skill_uuid } = await begun('running', ...who)
      return { params: { user_skill_uuid }, body: { window: randomUUID() } }
    },
  ],
  [
    saveTestAnswerEndpoint,
    candidates,
    async (...who) => {
      const { question, answer, ...rest } = await begun('running', ...who)
      return { body: { ...rest, indice: 0, question_uuid: question, answer_uuid: answer } }
    },
  ],
  [finishTestEndpoint, candidates, async (...who) => ({ params: { uuid: (await begun('finished', ...who)).user_skill_uuid } })],
  [getTestSummaryEndpoint, candidates, async (...who) => ({ params: await ended(...who) })],
  [explainTestEndpoint, candidates, async (...who) => ({ params: await ended(...who), body: { explanation: 'Se fue la luz.' } })],
]

/** Makes a test that the person may start. */
async function ready({ platform }: TestApp, caller: TestPerson | undefined) {
  const { skillId } = await makeBank(platform, { questions: 10, language })
  return { user_skill_uuid: caller ? (await makeUserSkill(platform, caller.id, skillId)).uuid : randomUUID() }
}

async function begun(state: AttemptState, site: TestApp, caller: TestPerson | undefined) {
  const person = caller ?? (await site.person())
  const bank = await makeBank(site.platform, { questions: 10, language })
  const attempt = await makeAttempt(site.platform, { userId: person.id, bank, state })
  const [first] = bank.questions
  return {
    user_skill_uuid: attempt.userSkillUuid,
    window: attempt.window_id,
    question: first?.uuid ?? '',
    answer: first?.answers[0] ?? '',
  }
}

async function ended(...who: [TestApp, TestPerson | undefined]) {
  return { user_skill_uuid: (await begun('expired', ...who)).user_skill_uuid }
}
