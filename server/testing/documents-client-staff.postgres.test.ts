import { expect, test } from 'vitest'
import { sharedTestApp } from './app.ts'
import { documentsClient, formOf } from './documents-client.ts'
import { aCard } from './records.ts'
import { makeResult } from './results.ts'

/** The calls of section 7 of the administrator's document, as somebody who read only that would make them. */
const site = sharedTestApp()
const client = documentsClient(site)
const text = expect.any(String)
const number = expect.any(Number)
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const logIn = async () => client.use((await site.person({ role: 'administrator' })).token)

/** The row of a list whose field has a value. */
async function find(path: string, field: string, value: string) {
  const { data } = await client.ask('GET', `${path}${path.includes('?') ? '&' : '?'}size=100`)
  return data.find((row: Record<string, unknown>) => row[field] === value)
}

test('decision 68 who is logged in reads the modules of their role, each with its route', async () => {
  await logIn()
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

test('CUR-01 CLI-01 ROL-01 decision 68 currencies, clients and roles are kept with their documented calls', async () => {
  await client.ask('POST', '/api/currencies', { code: 'PEN', name: 'Sol' })
  const currency = await find('/api/currencies', 'code', 'PEN')
  expect(currency).toMatchObject({ uuid, code: 'PEN', name: 'Sol', updated_at: text })
  await client.ask('PUT', `/api/currencies/${currency.uuid}`, { code: 'PEN', name: 'Sol peruano' })
  await client.ask('DELETE', `/api/currencies/${currency.uuid}`)

  const fields = { name_clients: 'Minas del Norte', ubication_clients: 'Cúcuta', status_clients: 'A' }
  await client.ask('POST', '/api/clients/save', fields)
  const row = await find('/api/clients/list', 'name_clients', 'Minas del Norte')
  expect(row).toMatchObject({ id: number, uuid, ...fields, created_at: text })
  expect((await client.ask('GET', `/api/clients/get/${row.id}`)).data).toMatchObject(fields)
  expect((await client.ask('GET', '/api/clients/select')).data.length).toBeGreaterThan(0)
  await client.ask('PUT', `/api/clients/update/${row.uuid}`, { ...fields, status_clients: 'I' })
  const bare = await client.send('POST', '/api/clients/save', {})
  expect(Object.keys(bare.body.errors)).toEqual(['name_clients', 'ubication_clients', 'status_clients'])
  await client.ask('DELETE', `/api/clients/delete/${row.uuid}`)

  await client.ask('POST', '/api/roles', { name: 'Lectura', description: 'Lee', module_1: 1, module_6: '0', modules: { 2: 1 } })
  const role = await find('/api/roles', 'name', 'Lectura')
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

test('SKA-01 QST-01 QST-03 decision 68 skills, questions and answers are kept with their documented calls', async () => {
  await client.ask('POST', '/api/skills', { name: 'Siigo contable', description: 'Contabilidad', skill_test: 0 })
  const skill = await find('/api/skills', 'name', 'Siigo contable')
  expect(skill).toMatchObject({ id: number, uuid, description: 'Contabilidad', skill_test: 0, count_questions: 0 })
  await client.ask('PUT', `/api/skills/${skill.uuid}`, { name: 'Siigo contable', description: 'Siigo' })
  await client.ask('GET', '/api/skills/es/all')
  await client.ask('GET', `/api/countSkillQuestions/${skill.uuid}`)

  const fields = { question: '¿Qué es un asiento?', type: 'select', language: 'es' }
  await client.ask('POST', '/api/questions', formOf({ ...fields, skills_uuid: JSON.stringify([skill.uuid]) }))
  const question = await find(`/api/questions/list/${skill.id}`, 'question', fields.question)
  expect(question).toMatchObject({
    uuid,
    ...fields,
    image: null,
    question_skills: [{ skill: { uuid: skill.uuid, name: 'Siigo contable' } }],
  })
  expect((await client.ask('GET', `/api/questions/item/${question.uuid}`)).data).toMatchObject(fields)
  await client.ask('POST', `/api/questions/update/${question.uuid}`, { ...fields, question: '¿Qué es un asiento contable?' })
  await client.ask('POST', `/api/questions/update-skills/${question.uuid}`, { skills_uuid: JSON.stringify([skill.uuid]) })
  expect((await client.ask('POST', '/api/questions/filter', { skills: [skill.uuid] })).total).toBe(1)
  expect((await client.ask('GET', `/api/list/questions/${skill.id}`)).data).toHaveLength(1)

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

test('JOB-02 decision 68 a vacancy is saved, read, changed and deleted with its documented fields', async () => {
  await client.ask('POST', '/api/clients/save', { name_clients: 'Canteras', ubication_clients: 'Cali', status_clients: 'A' })
  const client_id = (await find('/api/clients/list', 'name_clients', 'Canteras')).id
  await client.ask('POST', '/api/skills', { name: 'Excel avanzado', description: '' })
  const skill = await find('/api/skills', 'name', 'Excel avanzado')
  const fields = {
    name_job: 'Contadora',
    report_job: 'Gerencia',
    salary: '2500000',
    salarymax: '',
    currency: 'COP',
    priority_job: 'Urgent',
    type_job: 'FullTime',
    location: 'Present',
    cant_vacant: '2',
    ubication: 'Bogotá D.C.',
    client_id,
    status_job: 'A',
    skills: [skill.id],
    language: 'es',
    description_job: '<p>Cuentas</p>',
    esential_job: '<p>Cierres</p>',
    know_skills: '<p>NIIF</p>',
    quality_min_job: '<p>Título</p>',
    prefered_job: '<p>Siigo</p>',
    work_conditions_job: 'Híbrido',
  }
  await client.ask('POST', '/api/jobs/save', fields)
  const row = await find('/api/jobs/list/es', 'name_job', 'Contadora')
  expect(row).toMatchObject({ id: number, uuid, name_job: 'Contadora', priority_job: 'Urgent', cant_vacant: 2 })
  const { data } = await client.ask('GET', `/api/jobs/edit/${row.id}`)
  const { salary, salarymax: _max, client_id: _client, skills: _skills, cant_vacant: _openings, ...same } = fields
  expect(data).toMatchObject({ id: row.id, uuid: row.uuid, ...same, cant_vacant: 2, currency: 'COP', created_at: text, dias: 0 })
  expect([data.skills, data.skills_id_job, data.name_client]).toMatchObject([
    [{ id: skill.id, name: skill.name }],
    skill.uuid,
    'Canteras',
  ])
  expect(data.salary.replace(/\D/g, '').startsWith(salary.slice(0, 2))).toBe(true)
  await client.ask('PUT', `/api/jobs/update/${row.uuid}`, { ...data, name_job: 'Contador' })
  expect((await client.ask('GET', `/api/jobs/${row.uuid}`)).data.name_job).toBe('Contador')
  await client.ask('DELETE', `/api/jobs/delete/${row.uuid}`)
})

test('BRD-03 COM-01 NTF-01 decision 68 a card is moved, commented, notified and removed', async () => {
  const { vacancy, candidate } = await aCard(site)
  const { data } = await client.ask('GET', `/api/board/postulates/${vacancy.uuid}`)
  const [applied, tests, ...others] = data.columns ?? data
  expect([applied, tests, ...others].map(({ name_board }: { name_board: string }) => name_board)).toEqual([
    'apply',
    'makeTest',
    'firstInterview',
    'secondInterview',
    'approved',
    'reject',
  ])
  const [card] = applied.elements
  expect(card).toMatchObject({
    uuid_element: uuid,
    vacant_id: expect.anything(),
    user: { name: text, lastname: text, email: candidate.email, uuid: candidate.uuid },
    skills_check: number,
    skills: number,
    skills_test: number,
    skills_specific: number,
    dias: number,
  })
  expect(applied).toMatchObject({ uuid_board: expect.anything(), job_id: expect.anything() })
  await client.ask('GET', `/api/board/postulates/${vacancy.uuid}/${encodeURIComponent(candidate.email)}`)
  expect((await client.ask('GET', `/api/board/detail/${vacancy.uuid}`)).data).toMatchObject({
    name_job: text,
    description_job: text,
  })
  await client.ask('POST', '/api/elements/change', { uuid_element: card.uuid_element, uuid_board: tests.uuid_board })
  await client.ask('POST', '/api/elements/change', { uuid_element: card.uuid_element, name_board: 'approved' })

  const of = { id_user: candidate.uuid, job_id: vacancy.uuid }
  await client.ask('POST', '/api/comments/save', { ...of, description: 'Muy bien' })
  const [comment] = (await client.ask('POST', '/api/comments/get', of)).data
  expect(comment).toMatchObject({
    uuid_comment: uuid,
    user_comment: text,
    created_at: text,
    body_comment: 'Muy bien',
    position: 4,
  })
  await client.ask('PUT', `/api/comments/edit/${comment.uuid_comment}`, { description: 'Excelente' })
  await client.ask('DELETE', `/api/comments/delete/${comment.uuid_comment}`)

  const { data: templates } = await client.ask('POST', '/api/email/templates', { stage: 'approved', language: 'es' })
  const notice = {
    lang: 'es',
    stage: 'approved',
    name: 'Persona',
    email: candidate.email,
    job: 'Contador',
    vacant_id: card.vacant_id,
  }
  const written = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }
  await client.ask('POST', '/api/jobs/email', { ...notice, interview_data: '', template: { uuid: templates[0].uuid } })
  await client.ask('POST', '/api/jobs/email/applicant', { ...notice, interview_data: null, template: written })
  expect((await client.send('POST', '/api/jobs/email', { ...notice, email: 'otra@example.com', template: written })).status).toBe(
    404,
  )
  await client.ask('DELETE', `/api/elements/delete/${card.uuid_element}`)
})

test('TPL-01 MSG-01 decision 68 templates and messages are kept with their documented calls', async () => {
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
  const row = await find('/api/email/es', 'subject', 'Hola')
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

test('USR-03 RES-01 RES-02 decision 68 a person is found, their test is read and rated, and their account is deleted', async () => {
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
  await client.ask('POST', '/api/users/hired-avalaible', { uuid: person.uuid, avalaible_strut: 'N', hired_strut: 'Y' })
  await client.ask('POST', '/api/skillsuser/deleteskill', { idskill: bank.skillUuid, uuidUser: person.uuid })
  const bare = await client.send('POST', '/api/users/deleteuser', { uuid: person.uuid })
  expect(bare.body.errors).toEqual({ reason: ['users.error.reason_elimination'] })
  await client.ask('POST', '/api/users/deleteuser', { uuid: person.uuid, reason: 'Dos cuentas' })
})
