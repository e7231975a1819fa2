import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aSkill, createAnswer, createQuestion } from '../../testing/bank.ts'

const fields = { question: '¿Qué es una cantera?', type: 'select', language: 'es' }
const named = async (site: TestApp) => ({ id: (await createQuestion(site)).uuid })

export const access: readonly AccessRow[] = [
  [contract.listQuestionsEndpoint, viewRequired, async () => ({ params: { id: '0' } })],
  [contract.filterQuestionsEndpoint, viewRequired, async (site) => ({ body: { skills: [(await aSkill(site)).uuid] } })],
  [contract.getQuestionEndpoint, viewRequired, async (site) => ({ params: await named(site) })],
  [contract.printQuestionsEndpoint, viewRequired, async () => ({ params: { a: '0', b: 0 } })],
  [contract.printFirstQuestionsEndpoint, viewRequired, async () => ({ params: { a: '0' } })],
  [
    contract.addQuestionEndpoint,
    changeRequired,
    async (site) => ({ body: { ...fields, skills_uuid: JSON.stringify([(await aSkill(site)).uuid]) } }),
  ],
  [
    contract.updateQuestionEndpoint,
    changeRequired,
    async (site) => ({ params: await named(site), body: { ...fields, version: 1 } }),
  ],
  [
    contract.updateQuestionSkillsEndpoint,
    changeRequired,
    async (site) => ({ params: await named(site), body: { skills_uuid: [(await aSkill(site)).uuid] } }),
  ],
  [contract.deleteQuestionEndpoint, changeRequired, async (site) => ({ params: await named(site) })],
  [
    contract.listAnswersEndpoint,
    viewRequired,
    async (site) => ({ params: { question_uuid: (await createQuestion(site)).uuid } }),
  ],
  [contract.getQuestionTypeEndpoint, viewRequired, async (site) => ({ params: { uuid: (await createQuestion(site)).uuid } })],
  [
    contract.addAnswerEndpoint,
    changeRequired,
    async (site) => ({ body: { question_uuid: (await createQuestion(site)).uuid, answer: 'Una pedrera' } }),
  ],
  [contract.setCorrectAnswerEndpoint, changeRequired, async (site) => ({ body: await createAnswer(site, { correct: false }) })],
  [
    contract.updateAnswerEndpoint,
    changeRequired,
    async (site) => ({ params: { uuid: (await createAnswer(site, { correct: false })).uuid }, body: { answer: 'Una cantera' } }),
  ],
  [contract.deleteAnswerEndpoint, changeRequired, async (site) => ({ params: await createAnswer(site, { correct: false }) })],
]
