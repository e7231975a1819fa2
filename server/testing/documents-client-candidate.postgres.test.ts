import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mailboxFolder } from '../platform/mail/mailbox-folder.ts'
import { sharedTestApp } from './app.ts'
import { pdfFile } from './documents.ts'
import { documentsClient, formOf } from './documents-client.ts'
import { filesUnder } from './files-under.ts'
import { makeVacancy } from './records.ts'
import { makeBank } from './tests.ts'

/** The calls of section 7 of the candidate's document, in the order of a client that is written from the document alone. */
const site = sharedTestApp()
const client = documentsClient(site)
const text = expect.any(String)
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const password = 'Quarry.2026!'

test('REG-01 AUTH-01 SPEC-68 a visitor reads, registers and logs in with the documented calls', async () => {
  expect(await client.ask('GET', '/api/steps/es')).toMatchObject({
    data: expect.arrayContaining([{ number_step: 1, description_step: text }]),
  })
  const free = await client.ask('POST', '/api/users/getEmail', { email: 'luz@example.com' })
  expect(free.errors ?? {}).toEqual({})
  await client.ask(
    'POST',
    '/api/users/register',
    formOf({
      name: 'Luz',
      lastname: 'Prueba',
      email: 'luz@example.com',
      password,
      repeat_password: password,
      file: pdfFile(),
      vacancies: 'false',
      consent: 'true',
    }),
  )
  const taken = await client.send('POST', '/api/users/getEmail', { email: 'luz@example.com' })
  expect(taken.body.errors).toEqual({ email: ['personal.error.email_duplicate'] })

  const login = await client.ask('POST', '/oauth/token', {
    grant_type: 'password',
    client_id: 'cantera-web',
    client_secret: '',
    username: 'luz@example.com',
    password,
    scope: '',
  })
  expect(login).toMatchObject({ token_type: 'Bearer', access_token: text, refresh_token: text, expires_in: 3600 })
  client.use(login.access_token)
  expect(await client.ask('GET', '/api/users/verify/role')).toMatchObject({
    user: { uuid, name: 'Luz', lastname: 'Prueba', email: 'luz@example.com', role_id: 2 },
    status: expect.anything(),
    mode: 'denied',
  })
  await client.ask('GET', '/api/users/verify/permissions')
})

test('PRO-02 SPEC-68 the personal record is read and saved under its documented names', async () => {
  const read = await client.ask('GET', '/api/users/get/personal')
  expect(read.data).toMatchObject({ uuid, name: 'Luz', lastname: 'Prueba', fullname: 'Luz Prueba', email: 'luz@example.com' })
  expect(read.data).toMatchObject({ file: text, role_id: 2, created_at: text, avalaible_strut: 'Y', hired_strut: 'N' })
  const fields = {
    name: 'Luz',
    lastname: 'Prueba',
    email: 'luz@example.com',
    personal_phone: '+57 300 123 4567',
    home_phone: '',
    date_of_birth: '1995-03-10',
    address: 'Calle 10 # 5-20',
    address2: null,
    apartment: null,
    state: 'Cundinamarca',
    country: 'Colombia',
    zip_code: '110111',
    website: '',
    about_me: 'Analista',
  }
  await client.ask('PUT', '/api/users/save/personal', fields)
  const saved = (await client.ask('GET', '/api/users/get/personal')).data
  expect({ ...saved, ...saved.user_detail }).toMatchObject({ state: 'Cundinamarca', zip_code: '110111', about_me: 'Analista' })
})

const sections = [
  {
    id: 'EDU-01',
    list: '/api/professional',
    one: '/api/professional',
    edit: ['PUT', '/api/updateProfessional'],
    fields: { level: 'Pregrado', field: 'Contaduría', school: 'Escuela', location: 'Bogotá', from: '2015-01-01' },
    rest: { time_professional: 'P', to: '2019-12-01' },
  },
  {
    id: 'EXP-01',
    list: '/api/experience',
    one: '/api/expreget',
    edit: ['POST', '/api/editWorkExperience'],
    fields: { title: 'Analista', company: 'Minas', location: 'Lima', website: 'https://minas.example', from: '2020-01-01' },
    rest: { time_experience: 'A', description: 'Hojas de cálculo' },
  },
] as const

test.each(sections)('$id SPEC-68 the five documented calls manage a section of the profile', async (section) => {
  const { list, one, fields, rest } = section
  const [method, edit] = section.edit
  await client.ask('POST', list, { ...fields, ...rest })
  const [row] = (await client.ask('GET', list)).data
  expect(row).toMatchObject({ uuid, ...fields, ...rest })
  expect((await client.ask('GET', `${one}/${row.uuid}`)).data).toMatchObject({ ...fields, ...rest })
  await client.ask(method, `${edit}/${row.uuid}`, { ...fields, ...rest, location: 'Quito' })
  expect((await client.ask('GET', `${one}/${row.uuid}`)).data.location).toBe('Quito')
  await client.ask('DELETE', `${list}/${row.uuid}`)
  expect((await client.ask('GET', list)).data).toEqual([])
})

test('REF-01 SPEC-68 the four documented calls manage references', async () => {
  const fields = { fullname: 'Paz Prueba', address: 'Calle 1', phone: '3001234567', relation: 'Colega', type: 'reference' }
  await client.ask('POST', '/api/reference', fields)
  const [row] = (await client.ask('GET', '/api/reference')).data
  expect(row).toMatchObject({ uuid, ...fields })
  await client.ask('PUT', `/api/editReferences/${row.uuid}`, { ...fields, type: 'emergency' })
  expect((await client.ask('GET', '/api/reference')).data[0].type).toBe('emergency')
  await client.ask('DELETE', `/api/reference/${row.uuid}`)
  expect((await client.ask('GET', '/api/reference')).data).toEqual([])
})

test('PRT-01 FIL-01 SPEC-68 the five documented calls manage the portfolio and serve its file', async () => {
  const fields = { description: 'Un sitio', link: 'https://sitio.example' }
  await client.ask('POST', '/api/portfolio', formOf({ ...fields, file: pdfFile('sitio.pdf') }))
  await client.ask('POST', '/api/portfolio', fields)
  const { data } = await client.ask('GET', '/api/portfolio')
  const row = data.find(({ file }: { file: unknown }) => file)
  expect(row).toMatchObject({ uuid, ...fields, file: text })
  expect((await client.send('GET', row.file)).status).toBe(200)
  expect((await client.send('GET', `/img${row.file.replace(/^\/files/, '')}`)).status).toBe(200)
  await client.ask('POST', `/api/editPortfolio/${row.uuid}`, formOf({ ...fields, description: 'Otro sitio' }))
  expect((await client.ask('GET', `/api/portfolio/${row.uuid}`)).data).toMatchObject({ description: 'Otro sitio', file: text })
  for (const each of data) await client.ask('DELETE', `/api/portfolio/${each.uuid}`)
  expect((await client.ask('GET', '/api/portfolio')).data).toEqual([])
})

test('SKL-02 TST-06 SPEC-68 a skill is added and its test completed', async () => {
  const bank = await makeBank(site.platform, { questions: 10, texts: 2 })
  const { data: skills } = await client.ask('GET', '/api/skills')
  const skill = skills.find(({ id }: { id: number }) => id === bank.skillId)
  expect(skill).toMatchObject({ id: bank.skillId, uuid, name: text, skill_test: 1 })
  const dates = { experience_timefrom: '2020-01-01', experience_timeto: '2023-01-01' }
  const offered = (await client.ask('GET', '/api/getskillsuser')).data
  expect(offered).toContainEqual({ id: skill.id, uuid: skill.uuid, name: skill.name, name_language: null })
  const added = await client.ask('POST', '/api/user-skills', { skill_id: skill.id, ...dates, note: 'En Minas' })
  expect(String(added.added)).toBe('1')
  const [own] = (await client.ask('GET', '/api/user-skills/all/es')).data
  expect(own).toMatchObject({
    uuid,
    skill: { id: bank.skillId, name: skill.name, skill_test: 1 },
    experience_time: text,
    ...dates,
    note: 'En Minas',
    status_test: 0,
    count_questions: 10,
  })
  expect((await client.ask('GET', `/api/geteeditskill/${own.uuid}`)).data).toMatchObject({ ...dates, note: 'En Minas' })
  await client.ask('PUT', `/api/editSkill/${own.uuid}`, { ...dates, note: '' })
  expect((await client.ask('GET', `/api/questionscount/${own.uuid}/es`)).data).toBe(10)

  await client.ask('POST', `/api/user-test/start/${own.uuid}`, { agreed: true })
  for (let indice = 0; indice < 10; indice += 1) {
    const { question } = (await client.ask('GET', `/api/user-test/get/questions/${own.uuid}/es`)).data
    expect(question).toMatchObject({ uuid, question: text, type: expect.stringMatching(/^(select|text)$/) })
    const { data: answers } = await client.ask('GET', `/api/user-test/get/answers/${question.uuid}/es`)
    const reply =
      question.type === 'select' ? { answer_uuid: answers[0].uuid, annotation: '' } : { answer_uuid: '', annotation: 'Así' }
    await client.ask('POST', '/api/user-test', {
      indice,
      user_skill_uuid: own.uuid,
      question_uuid: question.uuid,
      ...reply,
      time: '0:0:5',
      paste_answer: 0,
      copy_answer: '0',
      copy_question: false,
    })
  }
  await client.ask('PUT', `/api/user-skills/${own.uuid}`)
  expect((await client.ask('GET', '/api/user-skills/all/es')).data[0].status_test).toBe(2)
})

test('SKL-03 SPEC-68 the documented call removes a skill from the profile', async () => {
  const { skillId: skill_id } = await makeBank(site.platform, { questions: 1, texts: 0 })
  const dates = { experience_timefrom: '2020-01-01', experience_timeto: '2023-01-01' }
  await client.ask('POST', '/api/user-skills', { skill_id, ...dates, note: '' })
  const own = (await client.ask('GET', '/api/user-skills/all/es')).data
  const added = own.find(({ skill }: { skill: { id: number } }) => skill.id === skill_id)
  await client.ask('DELETE', `/api/user-skills/${added.uuid}`)
  expect((await client.ask('GET', '/api/user-skills/all/es')).data).toHaveLength(own.length - 1)
})

test('VAC-06 APP-02 SPEC-68 vacancies are found and applied to', async () => {
  const { uuid: job } = await makeVacancy(site.platform)
  const filter = (fields: object) => encodeURIComponent(JSON.stringify({ ...fields, range: { init: 0, final: 5 } }))
  const { data } = await client.ask('GET', `/api/jobs/list-job/${filter({})}`)
  expect(data[0]).toMatchObject({
    uuid: job,
    id: expect.any(Number),
    name_job: text,
    type_job: expect.stringMatching(/^(FullTime|PartTime)$/),
    location: expect.stringMatching(/^(Remote|Present)$/),
    ubication: text,
    priority_job: text,
    salary: text,
    currency: text,
    cant_vacant: expect.any(Number),
    dias: 0,
  })
  expect((await client.ask('GET', `/api/jobs/find/${filter({ name_job: data[0].name_job })}`)).total).toBe(1)
  expect((await client.ask('GET', '/api/jobs/list/es')).total).toBe(1)
  expect((await client.ask('GET', `/api/jobs/${job}`)).data).toMatchObject({
    report_job: text,
    description_job: text,
    esential_job: text,
    know_skills: text,
    quality_min_job: text,
    prefered_job: text,
    work_conditions_job: text,
  })
  const { user } = await client.ask('GET', '/api/users/verify/role')
  expect((await client.ask('POST', `/api/jobs/apply/${job}/${user.uuid}`)).apply).toBe('new_apply')
  expect((await client.ask('POST', `/api/jobs/apply/${job}/${user.uuid}`)).apply).toBe('old_apply')
  expect((await client.ask('GET', '/api/jobs/applied')).data[0]).toMatchObject({
    created_at: text,
    jobs: { name_job: data[0].name_job, type_job: data[0].type_job },
  })
})

test('APP-01 REG-01 SPEC-68 a visitor registers and applies in one call', async () => {
  const { uuid: uuid_jobs } = await makeVacancy(site.platform)
  client.use(undefined)
  const person = { name: 'Sol', lastname: 'Prueba', email: 'sol@example.com', password, repeat_password: password }
  const form = formOf({ ...person, file: pdfFile(), vacancies: 'true', uuid_jobs, consent: '1' })
  await client.ask('POST', '/api/users/register', form)
  const login = { grant_type: 'password', client_id: 'cantera-web', username: person.email, password }
  client.use((await client.ask('POST', '/oauth/token', login)).access_token)
  expect((await client.ask('GET', '/api/jobs/applied')).data).toMatchObject([{ created_at: text, jobs: { name_job: text } }])
})

test('AUTH-08 AUTH-09 PUB-06 SPEC-68 a visitor writes to the company and recovers a password', async () => {
  client.use(undefined)
  const written = { fullname: 'Luz Prueba', email: 'luz@example.com', phone: '12 ext 3', message: 'Hola' }
  await client.ask('POST', '/api/contact', written)
  expect((await client.send('POST', '/api/contact', {})).body.errors).toMatchObject({
    fullname: [text],
    email: [text],
    message: [text],
  })

  const asked = { email: 'luz@example.com', lang: 'es', url: 'https://cantera.test' }
  expect((await client.ask('POST', '/api/forgot', asked)).data).toBe(1)
  const token = await recoveryToken()
  await client.ask('GET', `/api/users/reset/${token}`)
  await client.ask('POST', '/api/users/newPassword', { token, password: 'Basalto.2027!' })
  const login = { grant_type: 'password', client_id: 'cantera-web', username: 'luz@example.com', password: 'Basalto.2027!' }
  expect((await client.ask('POST', '/oauth/token', login)).access_token).toEqual(text)
})

/** The token of the last recovery e-mail. */
async function recoveryToken(): Promise<string> {
  const find = async () => {
    for (const name of await filesUnder(mailboxFolder(site.platform.config))) {
      const content = (await readFile(path.resolve(name), 'utf8')).replace(/=\r?\n/g, '')
      const token = /\/reset\/([\w-]{20,})/.exec(content)?.[1]
      if (token) return token
    }
    return ''
  }
  await expect.poll(find, { timeout: 15_000 }).not.toBe('')
  return find()
}
