import { expect, test } from 'vitest'
import { updateQuestionEndpoint } from '#domain/assessment/questions/questions.contract.ts'
import { addSkillEndpoint, getSkillEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import {
  addStarterBankEndpoint,
  listStarterBanksEndpoint,
  readQuestionSourceEndpoint,
} from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import type { StarterBankName } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp({ WORKER: '0' })

const add = ({ token }: TestPerson, name: StarterBankName) => site.call(addStarterBankEndpoint, { token, params: { name } })

async function bankOf({ token }: TestPerson, name: StarterBankName) {
  const { answer } = await site.call(listStarterBanksEndpoint, { token })
  return answer.data.find((bank) => bank.name === name)
}

const questionsOf = (bank: StarterBankName) =>
  site.platform.db
    .selectFrom('starter_questions')
    .innerJoin('questions', 'questions.id', 'starter_questions.question_id')
    .select(['questions.uuid', 'questions.text', 'questions.type', 'questions.language', 'questions.version', 'questions.ready'])
    .where('bank', '=', bank)
    .orderBy('questions.id')
    .execute()

test('QST-05 one press adds a starter bank with its skill, its questions in both languages and the test', async () => {
  const admin = await site.person({ role: 'administrator' })
  expect(await bankOf(admin, 'spreadsheets')).toMatchObject({ is_added: false, skill: null })
  const { answer } = await add(admin, 'spreadsheets')
  const { questions, skill } = answer.data
  expect(answer.data).toMatchObject({ is_added: true, skill: { name: 'Hojas de cálculo' } })
  const { answer: shown } = await site.call(getSkillEndpoint, { token: admin.token, params: { id: skill?.uuid } })
  expect(shown.data).toMatchObject({ skill_test: 1, count_questions: questions * 2, ready: { es: questions, en: questions } })
  expect(await bankOf(admin, 'spreadsheets')).toMatchObject({ is_added: true })
  expect(await site.auditOf(admin)).toEqual(['skill.added', 'bank.imported', 'skill.modified', 'bank.starter_added'])
})

test('QST-05 adding a starter bank again changes nothing, also after its questions were edited', async () => {
  const admin = await site.person({ role: 'administrator' })
  await add(admin, 'writing')
  const [first] = await questionsOf('writing')
  const { uuid = '', type = 'select', language = 'es' } = first ?? {}
  const body = { question: 'Otra pregunta, de nuestra casa', type, language }
  await site.call(updateQuestionEndpoint, { token: admin.token, params: { id: uuid }, body })
  const before = await questionsOf('writing')
  await add(admin, 'writing')
  expect(await questionsOf('writing')).toEqual(before)
  expect(before[0]?.text).toBe('Otra pregunta, de nuestra casa')
})

test('QST-05 a starter bank joins the skill that has its name, in any case', async () => {
  const admin = await site.person({ role: 'administrator' })
  const { answer } = await site.call(addSkillEndpoint, { token: admin.token, body: { name: 'servicio AL CLIENTE' } })
  expect(await bankOf(admin, 'customer-service')).toMatchObject({ is_added: false, skill: { uuid: answer.data.uuid } })
  const added = await add(admin, 'customer-service')
  expect(added.answer.data.skill?.uuid).toBe(answer.data.uuid)
})

test('QST-05 a question says what proves its answer, and that its text was changed since', async () => {
  const admin = await site.person({ role: 'administrator' })
  await add(admin, 'accounting')
  const [first] = await questionsOf('accounting')
  const { uuid: id = '', type = 'select', language = 'es' } = first ?? {}
  const sourceOf = async (question: string) =>
    (await site.call(readQuestionSourceEndpoint, { token: admin.token, params: { id: question } })).answer.data
  expect(await sourceOf(id)).toEqual({ source: expect.stringMatching(/\w{3}/), level: expect.any(Number), is_changed: false })
  const body = { question: 'Otra pregunta', type, language }
  await site.call(updateQuestionEndpoint, { token: admin.token, params: { id }, body })
  expect(await sourceOf(id)).toMatchObject({ is_changed: true })
  const own = await makeBank(site.platform, { questions: 1 })
  expect(await sourceOf(own.questions[0]?.uuid ?? '')).toBeNull()
})

test('QST-05 whoever may keep skills but not questions sees the starter banks and adds none', async () => {
  const { token } = await site.person({ role: [{ module: 'skillstest', item: 'change' }] })
  expect((await site.call(listStarterBanksEndpoint, { token })).status).toBe(200)
  expect((await site.call(addStarterBankEndpoint, { token, params: { name: 'writing' } })).status).toBe(403)
})
