import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from './app.ts'
import { documentsClient } from './documents-client.ts'
import { createCard, makeVacancy } from './records.ts'

/** The calls of vacancies, board and e-mails in the administrator's document, by a client that is written from the document alone. */
const site = sharedTestApp()
const client = documentsClient(site)
const text = expect.any(String)
const number = expect.any(Number)
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
beforeAll(async () => client.use((await site.person({ role: 'administrator' })).token))

test('JOB-02 SPEC-68 a vacancy is saved, read, changed and deleted with its documented fields', async () => {
  await client.ask('POST', '/api/clients/save', { name_clients: 'Canteras', ubication_clients: 'Cali', status_clients: 'A' })
  const client_id = (await client.find('/api/clients/list', 'name_clients', 'Canteras')).id
  await client.ask('POST', '/api/skills', { name: 'Excel avanzado', description: '' })
  const skill = await client.find('/api/skills', 'name', 'Excel avanzado')
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
  const row = await client.find('/api/jobs/list/es', 'name_job', 'Contadora')
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

test('BRD-03 COM-01 NTF-01 SPEC-68 a card is moved, commented, notified and removed', async () => {
  const { vacancy, candidate } = await createCard(site)
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
  await client.ask('POST', '/api/elements/change', { uuid_element: card.uuid_element, name_board: 'firstInterview' })
  const interview = { date: '2099-03-10', from: '09:00', to: '10:00', sender: 'Selección' }
  const invitation = { ...notice, stage: 'firstInterview', interview_data: interview, template: written }
  await client.ask('POST', '/api/jobs/email/applicant', invitation)
  await client.ask('DELETE', `/api/elements/delete/${card.uuid_element}`)
})

test('JOB-05 USR-05 SPEC-68 a vacancy is shared by e-mail and suggested to a candidate', async () => {
  const { uuid: job, title } = await makeVacancy(site.platform)
  const sent = { name: 'Luz Prueba', email: 'luz@example.com', lang: 'es', uuid: job, url: 'https://cantera.test/info/vacancies' }
  await client.ask('POST', '/api/jobs/email', sent)
  await client.ask('POST', '/api/jobs/email', { ...sent, job: title, lang: 'en' })
})

test('JOB-03 JOB-04 SPEC-68 applicants are listed, and their vacancy is not deleted', async () => {
  const { vacancy, candidate } = await createCard(site)
  const applicants = await client.ask('GET', `/api/jobs/applicants/${vacancy.uuid}`)
  expect(applicants.data).toMatchObject([
    { name: text, email: candidate.email, created_at: text, jobs_id: expect.anything(), uuid: candidate.uuid },
  ])
  const { status, body } = await client.send('DELETE', `/api/jobs/delete/${vacancy.uuid}`)
  expect([status, body.error_message]).toEqual([409, 'vacancies.noDelete'])
})
