import { beforeAll, describe, expect, test } from 'vitest'
import {
  addVacancyEndpoint,
  getEditableVacancyEndpoint,
  listVacanciesEndpoint,
  type StaffVacancyList,
  vacancySorts,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy, vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const fields = (overrides: Record<string, unknown> = {}) => vacancyFields(site.platform, overrides)
const added = async (overrides: Record<string, unknown> = {}) =>
  (await site.call(addVacancyEndpoint, { body: await fields(overrides), token: staff.token })).answer.data

describe('the staff list', () => {
  const list = async (query: Record<string, unknown>, token = staff.token) =>
    (await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query, token })).answer as StaffVacancyList

  test("JOB-01 SPEC-68 has the documents' fields for active and inactive vacancies of both languages", async () => {
    const { platform } = site
    const { id, uuid } = await added({ name_job: 'Columna completa', status_job: 'I', language: 'en', priority_job: 'Urgent' })
    for (const removed_at of [null, null, new Date()]) {
      const { id: applicationId } = await makeApplication(platform, id, (await site.person()).id)
      await platform.db.updateTable('applications').set({ removed_at }).where('id', '=', applicationId).execute()
    }
    const { data, total } = await list({ q: 'Columna completa' })
    expect(total).toBe(1)
    expect(data).toEqual([
      {
        id,
        uuid,
        name_job: 'Columna completa',
        report_job: 'Gerencia',
        salary: expect.any(String),
        currency: 'COP',
        location: 'Remote',
        ubication: 'Bogotá',
        client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name_client: expect.stringMatching(/^Cliente \d+$/),
        owner: { uuid: expect.any(String), fullname: expect.any(String) },
        state: 'draft',
        priority_job: 'Urgent',
        type_job: 'FullTime',
        status_job: 'I',
        language: 'en',
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        closes_on: null,
        cant_vacant: 2,
        skills: [{ id: expect.any(Number), name: expect.any(String) }],
        skills_id_job: expect.stringMatching(/^[0-9a-f-]{36}$/),
        count_skills: 1,
        stages: stages.map((name_board) => ({ name_board, count: name_board === 'apply' ? 2 : 0 })),
        unopened: 2,
        dias: null,
        num_applied: 2,
        may: { change: true, delete: false },
      },
    ])
  })

  test('JOB-01 is sorted by each column and paged', async () => {
    for (const [title, priority, employment_type, openings, day] of [
      ['B', 'Urgent', 'FullTime', 2, 3],
      ['C', 'Normal', 'PartTime', 1, 2],
      ['A', 'Normal', 'FullTime', 3, 1],
    ] as const)
      await makeVacancy(site.platform, {
        ...{ title: `Ordenable ${title}`, priority, employment_type, openings },
        created_at: new Date(Date.UTC(2026, 0, day)),
      })
    const names = async (query: object) =>
      (await list({ q: 'Ordenable', ...query })).data.map((vacancy) => vacancy.name_job.slice(-1)).join('')
    // Equal rows are sorted by creation.
    const orders = { name_job: 'ABC', priority_job: 'CAB', type_job: 'BAC', cant_vacant: 'CBA', created_at: 'ACB' }
    expect(Object.keys(orders).sort()).toEqual([...vacancySorts].sort())
    for (const [sort, order] of Object.entries(orders))
      expect([await names({ sort }), await names({ sort: `-${sort}` })], sort).toEqual([order, [...order].reverse().join('')])
    expect(await names({ sort: 'cant_vacant', size: 2, page: 1 })).toBe('A')
  })
})

test('ROL-02 a viewer without the change right is marked so; other staff see the public list', async () => {
  const { uuid } = await added()
  const viewer = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const otherStaff = await site.person({ role: [{ module: 'clients', item: 'change' }] })
  const { may } = (await site.call(getEditableVacancyEndpoint, { params: { id: uuid }, token: viewer.token })).answer.data
  expect(may).toEqual({ change: false, delete: false })
  const seen = (await site.call(listVacanciesEndpoint, { params: { param: 'es' }, token: otherStaff.token })).answer
  expect(JSON.stringify(seen)).not.toMatch(/name_client|num_applied/)
})
