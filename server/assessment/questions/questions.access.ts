import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aSkill, createAnswer, createQuestion } from '../../testing/bank.ts'

const fields = { question: '¿Qué es una cantera?', type: 'select', language: 'es' }
const named = async (site: TestApp) => ({ id: (await createQuestion(site)).uuid })

export const access: readonly AccessRow[] = [
  [contract.listQuestions, viewRequired, async () => ({ params: { id: '0' } })],
  [contract.filterQuestions, viewRequired, async (site) => ({ body: { skills: [(await aSkill(site)).uuid] } })],
  [contract.getQuestion, viewRequired, async (site) => ({ params: await named(site) })],
  [contract.printQuestions, viewRequired, async () => ({ params: { a: '0', b: 0 } })],
  [contract.printFirstQuestions, viewRequired, async () => ({ params: { a: '0' } })],
  [
    contract.addQuestion,
    changeRequired,
    async (site) => ({ body: { ...fields, skills_uuid: JSON.stringify([(await aSkill(site)).uuid]) } }),
  ],
  [contract.updateQuestion, changeRequired, async (site) => ({ params: await named(site), body: { ...fields, version: 1 } })],
  [
    contract.updateQuestionSkills,
    changeRequired,
    async (site) => ({ params: await named(site), body: { skills_uuid: [(await aSkill(site)).uuid] } }),
  ],
  [contract.deleteQuestion, changeRequired, async (site) => ({ params: await named(site) })],
  [contract.listAnswers, viewRequired, async (site) => ({ params: { question_uuid: (await createQuestion(site)).uuid } })],
  [contract.getQuestionType, viewRequired, async (site) => ({ params: { uuid: (await createQuestion(site)).uuid } })],
  [
    contract.addAnswer,
    changeRequired,
    async (site) => ({ body: { question_uuid: (await createQuestion(site)).uuid, answer: 'Una pedrera' } }),
  ],
  [contract.setCorrectAnswer, changeRequired, async (site) => ({ body: await createAnswer(site, { correct: false }) })],
  [
    contract.updateAnswer,
    changeRequired,
    async (site) => ({ params: { uuid: (await createAnswer(site, { correct: false })).uuid }, body: { answer: 'Una cantera' } }),
  ],
  [contract.deleteAnswer, changeRequired, async (site) => ({ params: await createAnswer(site, { correct: false }) })],
]
