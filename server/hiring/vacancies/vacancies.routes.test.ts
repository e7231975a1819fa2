import { beforeAll, describe, expect, test } from 'vitest'
import {
  addVacancyEndpoint,
  deleteVacancyEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const fields = (overrides: Record<string, unknown> = {}) => vacancyFields(site.platform, overrides)
const add = async (overrides: Record<string, unknown> = {}) =>
  site.call(addVacancyEndpoint, { body: await fields(overrides), token: staff.token })
const added = async (overrides: Record<string, unknown> = {}) => (await add(overrides)).answer.data
const read = async (id: string) =>
  (await site.call(getEditableVacancyEndpoint, { params: { id }, token: staff.token })).answer.data
const auditOf = (subjectId: number) =>
  site.platform.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_type', '=', 'vacancy')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()

describe('adding a vacancy', () => {
  test('JOB-02 JOB-06 stores every field, writes an audit row and answers with a message', async () => {
    const body = await fields({
      cant_vacant: '3',
      salary_mode: 'range',
      salary: 1_500_000.5,
      salarymax: 2_500_000,
      currency: 'USD',
      priority_job: 'Urgent',
      type_job: 'PartTime',
      location: 'Present',
      language: 'en',
    })
    const { answer } = await site.call(addVacancyEndpoint, { body, token: staff.token })
    expect(answer.success_message).toBe('common.added')
    const { salary, salarymax, skills, ...same } = body
    expect(answer.data).toMatchObject({ ...same, cant_vacant: 3, salary: '1,500,000.50-2,500,000' })
    expect(answer.data).toMatchObject({ salary_min: salary, salary_max: salarymax, dias: 0, created_at: expect.any(String) })
    expect(answer.data.skills.map(({ uuid }) => uuid)).toEqual(skills)
    expect(answer.data.skills_id_job).toBe(String(skills))
    expect(answer.data).toMatchObject({ version: 1, num_applied: 0, may: { change: true, delete: true } })
    expect(await read(answer.data.uuid)).toEqual(answer.data)
    expect(await read(String(answer.data.id))).toEqual(answer.data)
    expect(await auditOf(answer.data.id)).toEqual([{ action: 'vacancy.added', actor_id: staff.id }])
  })

  test('JOB-02 optional fields are empty when they are left out', async () => {
    const { country, closes_on, work_conditions_job, salary_mode, salarymax, ...body } = await fields({ salary: 'a convenir' })
    const { data } = (await site.call(addVacancyEndpoint, { body, token: staff.token })).answer
    const empty = {
      country: '',
      closes_on: '',
      work_conditions_job: '',
      salary_mode: 'agreed',
      salary: 'a convenir',
      salary_max: null,
    }
    expect(data).toMatchObject(empty)
  })

  test('JOB-02 a title may name a technology or have brackets', async () => {
    for (const name_job of ['Desarrollador/a C++ (remoto)', 'QA', '¿Ventas? ¡Aquí!']) {
      const answer = await add({ name_job })
      expect(answer.status).toBe(name_job === 'QA' ? 422 : 200)
    }
  })

  test('JOB-02 every wrong field is named at once, each with its message key', async () => {
    const nothing = await site.call(addVacancyEndpoint, { body: {}, token: staff.token })
    expect(nothing.status).toBe(422)
    expect(nothing.refusal).toEqual({
      error_message: 'errors.fields',
      errors: {
        name_job: ['vacancies.error.name_job'],
        report_job: ['vacancies.error.report_job'],
        cant_vacant: ['vacancies.error.fieldNumeric'],
        ubication: ['vacancies.error.ubication'],
        client_id: ['vacancies.error.clientAsoc'],
        skills: ['vacancies.error.skills'],
        status_job: ['vacancies.error.status_job'],
        priority_job: ['vacancies.error.priority_job'],
        type_job: ['vacancies.error.type_job'],
        location: ['vacancies.error.location'],
        language: ['vacancies.error.language'],
        currency: ['vacancies.error.currency'],
        salary: ['vacancies.error.salary'],
        description_job: ['vacancies.error.job_description'],
        esential_job: ['vacancies.error.esential_job'],
        know_skills: ['vacancies.error.know_skills'],
        quality_min_job: ['vacancies.error.quality_min_job'],
        prefered_job: ['vacancies.error.prefered_job'],
      },
    })
    const wrong = await add({
      name_job: 'ab',
      cant_vacant: '1e3',
      skills: [],
      status_job: 'X',
      priority_job: 'x',
      type_job: 'x',
      location: 'x',
      language: 'xx',
      currency: 'XXX',
      salary_mode: 'range',
      salary: 9,
      salarymax: 5,
      description_job: '<p>&nbsp;</p>',
      esential_job: 'x'.repeat(50_001),
    })
    expect(wrong.refusal.errors).toEqual({
      name_job: ['vacancies.error.name_job_invalid'],
      cant_vacant: ['vacancies.error.fieldNumeric'],
      skills: ['vacancies.error.skills'],
      status_job: ['vacancies.error.status_job'],
      priority_job: ['vacancies.error.priority_job'],
      type_job: ['vacancies.error.type_job'],
      location: ['vacancies.error.location'],
      language: ['vacancies.error.language'],
      salarymax: ['vacancies.error.minsalary_above_maxsalary'],
      description_job: ['vacancies.error.job_description'],
      esential_job: ['errors.too_long'],
    })
  })

  test.each([
    ['single', { salary: null }, { salary: ['vacancies.error.salary'] }],
    ['range', { salary: null }, { salary: ['vacancies.error.salary'], salarymax: ['vacancies.error.salary_max'] }],
    ['range', { salary: 5 }, { salarymax: ['vacancies.error.salary_max'] }],
    ['single', { salary: 0 }, { salary: ['vacancies.error.salary'] }],
    ['single', { salary: -5 }, { salary: ['vacancies.error.salary'] }],
    ['single', { salary: 0.001 }, { salary: ['vacancies.error.salary'] }],
    ['single', { salary: 1e12 }, { salary: ['vacancies.error.salary'] }],
    ['single', { salary: '5 pesos' }, { salary: ['vacancies.error.salary'] }],
    ['range', { salary: 5, salarymax: '5-9' }, { salarymax: ['vacancies.error.salary_max'] }],
    [undefined, { salary: null }, { salary: ['vacancies.error.salary'] }],
    [undefined, { salary: undefined }, { salary: ['vacancies.error.salary'] }],
    ['range', { salary: '9-5' }, { salarymax: ['vacancies.error.minsalary_above_maxsalary'] }],
    [undefined, { salarymax: 5 }, { salary: ['vacancies.error.salary'] }],
  ])('JOB-02 salary mode %s refuses %o', async (salary_mode, given, errors) => {
    const answer = await add({ salary_mode, ...given })
    expect([answer.status, answer.refusal.errors]).toEqual([422, errors])
  })

  test.each(['0', 0, -1, 1.5, '', ' ', null, true, [], '0x10', 'tres', 10_001])(
    'JOB-02 %j is refused as the number of openings',
    async (cant_vacant) => {
      expect((await add({ cant_vacant })).refusal.errors).toEqual({ cant_vacant: ['vacancies.error.fieldNumeric'] })
    },
  )

  test('JOB-02 an unknown client, skill or currency is named, and nothing is stored', async () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    const answer = await add({ name_job: 'Sin registros', client_id: gone, skills: [gone], currency: 'XXX' })
    expect([answer.status, answer.refusal.errors]).toEqual([
      422,
      {
        client_id: ['vacancies.error.clientAsoc'],
        currency: ['vacancies.error.currency'],
        skills: ['vacancies.error.skills'],
      },
    ])
    const kept = await site.platform.db.selectFrom('vacancies').select('id').where('title', '=', 'Sin registros').execute()
    expect(kept).toEqual([])
  })

  test('JOB-02 a skill named twice is stored once', async () => {
    const skill = await site.platform.db
      .insertInto('skills')
      .values({ name: 'Elixir' })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    const { skills } = await added({ skills: [skill.uuid, skill.uuid.toUpperCase(), String(skill.id)] })
    expect(skills).toEqual([{ ...skill, name: 'Elixir' }])
  })

  test('ACC-03 unknown fields have no effect', async () => {
    const { id, uuid } = await added({ id: 7, uuid: 'x', version: 40, published_at: '2000-01-01', num_applied: 9, client: 1 })
    expect(id).not.toBe(7)
    expect((await read(uuid)).version).toBe(1)
    const seen = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
    expect(seen.dias).toBe(0)
  })

  test('INJ-04 control characters are removed from texts, NUL from rich text', async () => {
    const kept = await added({
      name_job: 'Jefe\r\nBcc: a@b.c\u0000',
      ubication: 'Ca\u0007li',
      description_job: '<p>a\u0000b</p>',
    })
    expect([kept.name_job, kept.ubication, kept.description_job]).toEqual(['Jefe Bcc: a@b.c', 'Ca li', '<p>ab</p>'])
  })
})

describe('changing a vacancy', () => {
  const update = async (id: string, overrides: Record<string, unknown>) =>
    site.call(updateVacancyEndpoint, { params: { id }, body: await fields(overrides), token: staff.token })

  test('JOB-02 JOB-06 stores the new fields and skills, and raises the version', async () => {
    const before = await added()
    const { answer } = await update(before.uuid, { name_job: 'Otro nombre', version: 1 })
    expect(answer.success_message).toBe('common.modified')
    expect(answer.data).toMatchObject({ version: 2, name_job: 'Otro nombre' })
    expect(answer.data.skills).not.toEqual(before.skills)
    expect((await auditOf(before.id)).map((row) => row.action)).toEqual(['vacancy.added', 'vacancy.changed'])
  })

  test('JOB-02 a stale save is refused; of two concurrent saves one succeeds', async () => {
    const { uuid } = await added()
    const body = await fields({ version: 1 })
    const save = (name_job: string) =>
      site.call(updateVacancyEndpoint, { params: { id: uuid }, body: { ...body, name_job }, token: staff.token })
    const saves = await Promise.all(['primera', 'segunda', 'tercera'].map(save))
    expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409])
    const stale = await update(uuid, { name_job: 'vieja', version: 1 })
    expect([stale.status, stale.refusal.error_message]).toEqual([409, 'errors.stale'])
    expect(await read(uuid)).toMatchObject({
      version: 2,
      name_job: expect.stringMatching(/^(primera|segunda|tercera)$/),
    })
  })

  test('JOB-02 an unknown vacancy answers 404', async () => {
    expect((await update('00000000-0000-4000-8000-000000000000', {})).status).toBe(404)
  })
})

describe('deleting a vacancy', () => {
  const remove = (id: string) => site.call(deleteVacancyEndpoint, { params: { id }, token: staff.token })

  test('JOB-03 JOB-06 a vacancy without applicants is deleted, with an audit row', async () => {
    const { id, uuid, name_job } = await added()
    const { answer } = await remove(uuid)
    expect(answer).toEqual({ success_message: 'common.deleted', data: { uuid, name_job } })
    expect((await site.call(getVacancyEndpoint, { params: { uuid } })).status).toBe(404)
    expect((await auditOf(id)).map((row) => row.action)).toEqual(['vacancy.added', 'vacancy.deleted'])
    expect((await remove(uuid)).status).toBe(404)
  })

  test('JOB-03 of two concurrent deletions one succeeds', async () => {
    const { id, uuid } = await added()
    const both = await Promise.all([remove(uuid), remove(uuid)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404])
    expect((await auditOf(id)).filter((row) => row.action === 'vacancy.deleted')).toHaveLength(1)
  })

  test.each([
    ['current', null],
    ['removed from the board', new Date()],
  ])('JOB-03 a vacancy with an application that is %s cannot be deleted (SPEC-26)', async (_state, removed_at) => {
    const { platform } = site
    const { id, uuid } = await added()
    const applicant = await site.person()
    const application = await makeApplication(platform, id, applicant.id)
    await platform.db.updateTable('applications').set({ removed_at }).where('id', '=', application.id).execute()
    const answer = await remove(uuid)
    expect([answer.status, answer.refusal.error_message]).toEqual([409, 'vacancies.noDelete'])
    expect(await read(uuid)).toMatchObject({ num_applied: removed_at ? 0 : 1, may: { change: true, delete: false } })
  })
})

// This test comes last, because it moves the clock of all tests.
test('SPEC-20: a vacancy is published when first active; reopening keeps the date', async () => {
  const { db } = site.platform
  const body = await vacancyFields(site.platform)
  /** Saves with this status a day later. Sessions end within a day, so each save has its own. */
  const save = async (status_job: 'A' | 'I', uuid?: string) => {
    site.passSeconds(86_400)
    const { token } = await site.person({ role: 'administrator' })
    const input = { body: { ...body, status_job }, token }
    const saved = uuid
      ? site.call(updateVacancyEndpoint, { ...input, params: { id: uuid } })
      : site.call(addVacancyEndpoint, input)
    const { data } = (await saved).answer
    const row = db.selectFrom('vacancies').select(['published_at', 'closed_at']).where('id', '=', data.id)
    return { uuid: data.uuid, dates: await row.executeTakeFirstOrThrow() }
  }
  const { uuid, dates: draft } = await save('I')
  expect(draft).toEqual({ published_at: null, closed_at: null })
  const { dates: published } = await save('A', uuid)
  expect(published).toEqual({ published_at: expect.any(Date), closed_at: null })
  const { dates: closed } = await save('I', uuid)
  expect(closed).toEqual({ published_at: published.published_at, closed_at: expect.any(Date) })
  expect((await save('I', uuid)).dates).toEqual(closed)
  expect((await save('A', uuid)).dates).toEqual(published)
  expect((await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data.dias).toBe(3)
})
