import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { anAnswer, aQuestion, aSkill } from '../../testing/bank.ts'

const fields = { question: '¿Qué es una cantera?', type: 'select', language: 'es' }
const named = async (site: TestApp) => ({ id: (await aQuestion(site)).uuid })

export const access: readonly AccessRow[] = [
  [contract.listQuestions, whoMayView, async () => ({ params: { id: '0' } })],
  [contract.filterQuestions, whoMayView, async (site) => ({ body: { skills: [(await aSkill(site)).uuid] } })],
  [contract.getQuestion, whoMayView, async (site) => ({ params: await named(site) })],
  [contract.printQuestions, whoMayView, async () => ({ params: { a: '0', b: 0 } })],
  [contract.printFirstQuestions, whoMayView, async () => ({ params: { a: '0' } })],
  [
    contract.addQuestion,
    whoMayChange,
    async (site) => ({ body: { ...fields, skills_uuid: JSON.stringify([(await aSkill(site)).uuid]) } }),
  ],
  [contract.updateQuestion, whoMayChange, async (site) => ({ params: await named(site), body: { ...fields, version: 1 } })],
  [
    contract.updateQuestionSkills,
    whoMayChange,
    async (site) => ({ params: await named(site), body: { skills_uuid: [(await aSkill(site)).uuid] } }),
  ],
  [contract.deleteQuestion, whoMayChange, async (site) => ({ params: await named(site) })],
  [contract.listAnswers, whoMayView, async (site) => ({ params: { question_uuid: (await aQuestion(site)).uuid } })],
  [contract.getQuestionType, whoMayView, async (site) => ({ params: { uuid: (await aQuestion(site)).uuid } })],
  [
    contract.addAnswer,
    whoMayChange,
    async (site) => ({ body: { question_uuid: (await aQuestion(site)).uuid, answer: 'Una pedrera' } }),
  ],
  [contract.setCorrectAnswer, whoMayChange, async (site) => ({ body: await anAnswer(site, { correct: false }) })],
  [
    contract.updateAnswer,
    whoMayChange,
    async (site) => ({ params: { uuid: (await anAnswer(site, { correct: false })).uuid }, body: { answer: 'Una cantera' } }),
  ],
  [contract.deleteAnswer, whoMayChange, async (site) => ({ params: await anAnswer(site, { correct: false }) })],
]
