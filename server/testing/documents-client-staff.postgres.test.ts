import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from './app.ts'
import { pngFile } from './documents.ts'
import { documentsClient, formOf } from './documents-client.ts'
import { makeApplication, makeVacancy } from './records.ts'
import { makeResult } from './results.ts'

/** The calls of section 7 of the administrator's document, by a client that is written from the document alone. */
const site = sharedTestApp()
const client = documentsClient(site)
const text = expect.any(String)
const number = expect.any(Number)
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
beforeAll(async () => client.use((await site.person({ role: 'administrator' })).token))

test('SPEC-68 a logged-in person reads the modules of their role, each with its route', async () => {
  expect(await client.ask('GET', '/api/users/verify/role')).toMatchObject({ user: { role_id: 1 }, mode: 'allowed' })
  const { data, ...rest } = await client.ask('GET', '/api/users/verify/permissions')
  const modules = data?.modules ?? data ?? rest.modules
  expect(modules[0]).toMatchObject({
    id: 1,
    route: text,
    icon: text,
    title: text,
    description: text,
    visible_user: expect.anything(),
  })
  expect((await client.ask('GET', '/api/modules')).data[0]).toMatchObject({ id: 1, title: text })
  expect((await client.ask('GET', '/api/board/counts/es')).data).toMatchObject({
    candidates: number,
    skillstest: number,
    users: number,
  })
})

test('CUR-01 CLI-01 ROL-01 SPEC-68 the documented calls manage currencies, clients and roles', async () => {
  await client.ask('POST', '/api/currencies', { code: 'PEN', name: 'Sol' })
  const currency = await client.find('/api/currencies', 'code', 'PEN')
  expect(currency).toMatchObject({ uuid, code: 'PEN', name: 'Sol', updated_at: text })
  await client.ask('PUT', `/api/currencies/${currency.uuid}`, { code: 'PEN', name: 'Sol peruano' })
  await client.ask('DELETE', `/api/currencies/${currency.uuid}`)

  const fields = { name_clients: 'Minas del Norte', ubication_clients: 'Cúcuta', status_clients: 'A' }
  await client.ask('POST', '/api/clients/save', fields)
  const row = await client.find('/api/clients/list', 'name_clients', 'Minas del Norte')
  expect(row).toMatchObject({ id: number, uuid, ...fields, created_at: text })
  expect((await client.ask('GET', `/api/clients/get/${row.id}`)).data).toMatchObject(fields)
  expect((await client.ask('GET', '/api/clients/select')).data.length).toBeGreaterThan(0)
  await client.ask('PUT', `/api/clients/update/${row.uuid}`, { ...fields, status_clients: 'I' })
  const bare = await client.send('POST', '/api/clients/save', {})
  expect(Object.keys(bare.body.errors)).toEqual(['name_clients', 'ubication_clients'])
  await client.ask('DELETE', `/api/clients/delete/${row.uuid}`)

  await client.ask('POST', '/api/roles', { name: 'Lectura', description: 'Lee', module_1: 1, module_6: '0', modules: { 2: 1 } })
  const role = await client.find('/api/roles', 'name', 'Lectura')
  expect(role).toMatchObject({ id: number, uuid, name: 'Lectura', description: 'Lee', updated_at: text })
  const permissions = await client.ask('GET', `/api/roles/permissions/${role.id}`)
  expect(JSON.stringify(permissions.data)).toContain('visible_user')
  await client.ask('PUT', `/api/roles/permissions/${role.id}`, { permissions: [{ module_id: 6, id: 1, visible_user: 1 }] })
  await client.ask('POST', '/api/roles/permissions/module', { module_id: 8 })
  await client.ask('PUT', `/api/roles/${role.id}`, { name: 'Lectura', description: 'Solo lee' })
  const { uuid: uuid_user } = await site.person()
  await client.ask('POST', '/api/roles/user', { new_role_id: role.id, uuid_user })
  await client.ask('POST', '/api/roles/user', { new_role_id: 2, uuid_user })
  await client.ask('DELETE', `/api/roles/${role.id}`)
})

test('SKA-01 QST-01 QST-03 SPEC-68 the documented calls manage skills, questions and answers', async () => {
  await client.ask('POST', '/api/skills', { name: 'Siigo contable', description: 'Contabilidad', skill_test: 0 })
  const skill = await client.find('/api/skills', 'name', 'Siigo contable')
  expect(skill).toMatchObject({ id: number, uuid, description: 'Contabilidad', skill_test: 0, count_questions: 0 })
  await client.ask('PUT', `/api/skills/${skill.uuid}`, { name: 'Siigo contable', description: 'Siigo' })
  await client.ask('GET', '/api/skills/es/all')
  await client.ask('GET', `/api/countSkillQuestions/${skill.uuid}`)

  const fields = { question: '¿Qué es un asiento?', type: 'select', language: 'es' }
  await client.ask('POST', '/api/questions', formOf({ ...fields, skills_uuid: JSON.stringify([skill.uuid]) }))
  const question = await client.find(`/api/questions/list/${skill.id}`, 'question', fields.question)
  expect(question).toMatchObject({
    uuid,
    ...fields,
    image: null,
    question_skills: [{ skill: { uuid: skill.uuid, name: 'Siigo contable' } }],
  })
  expect((await client.ask('GET', `/api/questions/item/${question.uuid}`)).data).toMatchObject(fields)
  await client.ask('POST', `/api/questions/update/${question.uuid}`, { ...fields, question: '¿Qué es un asiento contable?' })
  await client.ask('POST', `/api/questions/update/${question.uuid}`, formOf({ ...fields, file: pngFile('asiento.png') }))
  const { image } = (await client.ask('GET', `/api/questions/item/${question.uuid}`)).data
  expect((await client.send('GET', image)).status).toBe(200)
  await client.ask('POST', `/api/questions/update-skills/${question.uuid}`, { skills_uuid: JSON.stringify([skill.uuid]) })
  expect((await client.ask('POST', '/api/questions/filter', { skills: [skill.uuid] })).total).toBe(1)
  expect((await client.ask('GET', `/api/list/questions/${skill.id}`)).data).toHaveLength(1)
  expect((await client.ask('GET', `/api/list/questions/${skill.id}/0`)).data).toHaveLength(1)

  await client.ask('POST', '/api/answers', formOf({ answer: 'Un registro', question_uuid: question.uuid }))
  await client.ask('POST', '/api/answers', formOf({ answer: 'Una silla', question_uuid: question.uuid }))
  const { data: answers } = await client.ask('GET', `/api/answers/${question.uuid}/edit`)
  expect(answers).toMatchObject([
    { uuid, answer: 'Un registro', result: true, question_uuid: question.uuid },
    { uuid, answer: 'Una silla', result: false, question_uuid: question.uuid },
  ])
  await client.ask('GET', `/api/typetextanswers/${question.uuid}`)
  await client.ask('PUT', '/api/answers/set/default', { question_uuid: question.uuid, uuid: answers[1].uuid })
  await client.ask('DELETE', `/api/answers/${answers[0].uuid}`)
  await client.ask('DELETE', `/api/questions/${question.uuid}`)
  await client.ask('DELETE', `/api/skills/${skill.uuid}`)
})

test('TPL-01 MSG-01 SPEC-68 the documented calls manage templates and messages', async () => {
  const { data } = await client.ask('GET', '/api/email/es')
  expect(data[0]).toMatchObject({
    uuid,
    board_name: text,
    subject: text,
    title: text,
    message: text,
    default: expect.anything(),
    language: 'es',
  })
  const fields = { board_name: 'apply', subject: 'Hola', title: 'Hola', message: '<p>Hola</p>', status: 0, language: 'es' }
  await client.ask('POST', '/api/email', fields)
  expect((await client.send('POST', '/api/email', fields)).body.error_message).toBe('notification.error.existing')
  const row = await client.find('/api/email/es', 'subject', 'Hola')
  expect((await client.ask('GET', `/api/email/record/${row.uuid}`)).data[0]).toMatchObject({ subject: 'Hola' })
  await client.ask('PUT', `/api/email/${row.uuid}`, { ...fields, subject: 'Buenas' })
  await client.ask('DELETE', `/api/email/${row.uuid}`)

  await client.ask('POST', '/api/contact', { fullname: 'Luz Prueba', email: 'luz@example.com', phone: '', message: 'Hola' })
  const [message] = (await client.ask('GET', '/api/contact')).data
  expect(message).toMatchObject({
    uuid,
    fullname: 'Luz Prueba',
    email: 'luz@example.com',
    phone: '',
    message: 'Hola',
    status_message: 'U',
  })
  await client.ask('POST', `/api/contact/read/${message.uuid}`)
  expect((await client.ask('GET', '/api/contact')).data[0].status_message).toBe('R')
})

test('USR-03 RES-01 RES-02 SPEC-68 staff find a person, rate their test and delete their account', async () => {
  const { person, bank, userSkill } = await makeResult(site.platform, { texts: 1 })
  expect((await client.ask('GET', '/api/users')).data[0]).toMatchObject({ uuid, fullname: text, email: text, created_at: text })
  await client.ask('POST', '/api/users/filter', { job: '', skill: bank.skillUuid, userType: '' })
  await client.ask('GET', '/api/list/users/skills')
  expect((await client.ask('GET', `/api/users/${person.uuid}`)).data).toMatchObject({
    uuid: person.uuid,
    user_detail: expect.anything(),
  })
  await client.ask('GET', `/api/getdataskill/test/${userSkill}`)
  const { data } = await client.ask('GET', `/api/user-skills/${userSkill}`)
  expect(data).toMatchObject({
    user: { uuid: person.uuid },
    skill: { name: text },
    note: text,
    time_complete: text,
    count_question: 10,
    corrects: number,
    correct_porc: number,
    incorrects: number,
    incorrect_porc: number,
    evaluate: number,
    evaluate_porc: number,
    paste_answer: number,
    copy_answer: number,
    copy_question: number,
    likert_user: expect.any(Array),
    points: number,
  })
  const written = data.user_test.find(({ question_type }: { question_type: string }) => question_type === 'text')
  expect(written).toMatchObject({ question: text, annotation: text, time: text, answers: [] })
  await client.ask('PUT', '/api/evaluar/test', { uid: written.uid, val: 'E' })
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, person.id, 'approved')
  await client.ask('POST', '/api/users/hired-avalaible', { uuid: person.uuid, avalaible_strut: 'N', hired_strut: 'Y' })
  await client.ask('POST', '/api/skillsuser/deleteskill', { idskill: bank.skillUuid, uuidUser: person.uuid })
  const bare = await client.send('POST', '/api/users/deleteuser', { uuid: person.uuid })
  expect(bare.body.errors).toEqual({ reason: ['users.error.reason_elimination'] })
  await client.ask('POST', '/api/users/deleteuser', { uuid: person.uuid, reason: 'Dos cuentas' })
})
