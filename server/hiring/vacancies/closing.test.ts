import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import {
  addVacancyEndpoint,
  closeVacancyEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  listPublicVacanciesEndpoint,
  listVacanciesEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'
import { closeDueVacancies } from './closing.writes.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const add = async (overrides: Record<string, unknown>) =>
  site.call(addVacancyEndpoint, { body: await vacancyFields(site.platform, overrides), token: staff.token })
const seenBy = async (uuid: string) => (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
const dayIn = (days: number) => calendarDay(new Date(site.platform.now().getTime() + days * dayMs), site.platform.config.timeZone)

describe('country and last day of a vacancy', () => {
  test('JOB-02 SPEC-67: both are stored and shown to visitors and staff', async () => {
    const closes_on = dayIn(30)
    const { data } = (await add({ name_job: 'Con país y fecha', country: 'PE', closes_on })).answer
    expect(data).toMatchObject({ country: 'PE', closes_on })
    expect(await seenBy(data.uuid)).toMatchObject({ country: 'PE', closes_on, closes_at: `${closes_on}T23:59:59-05:00` })
    const list = await site.call(listVacanciesEndpoint, {
      params: { param: 'es' },
      query: { q: 'Con país y fecha' },
      token: staff.token,
    })
    expect(list.answer.data).toMatchObject([{ closes_on }])
    const changed = await site.call(updateVacancyEndpoint, {
      params: { id: data.uuid },
      body: { ...data, country: '', closes_on: '', version: 1 },
      token: staff.token,
    })
    expect(changed.answer.data).toMatchObject({ country: '', closes_on: '' })
    expect(await seenBy(data.uuid)).toMatchObject({ country: '', closes_on: null, closes_at: null })
  })

  test("SPEC-67: visitors see no country when it is the site's", async () => {
    const { data } = (await add({ country: 'CO' })).answer
    expect(data.country).toBe('CO')
    expect((await seenBy(data.uuid)).country).toBe('')
  })

  test('JOB-02 an unknown country and a past day are errors; a closed vacancy keeps its day', async () => {
    const closes_on = dayIn(-1)
    const wrong = await add({ country: 'XX', closes_on, cant_vacant: 0 })
    expect([wrong.status, wrong.refusal.errors]).toEqual([
      422,
      {
        country: ['vacancies.error.country'],
        closes_on: ['vacancies.error.closes_on_past'],
        cant_vacant: ['vacancies.error.fieldNumeric'],
      },
    ])
    const { data } = (await add({ status_job: 'I', closes_on })).answer
    const save = (status_job: 'A' | 'I') =>
      site.call(updateVacancyEndpoint, {
        params: { id: data.uuid },
        body: { ...data, version: undefined, status_job },
        token: staff.token,
      })
    expect((await save('I')).status).toBe(200)
    expect((await save('A')).refusal.errors).toEqual({ closes_on: ['vacancies.error.closes_on_past'] })
  })
})

describe('after the last day', () => {
  const closeAt = (now: string) => closeDueVacancies({ ...site.platform, now: () => new Date(now) })
  const stateOf = async (id: string) => {
    const { status_job, version } = (await site.call(getEditableVacancyEndpoint, { params: { id }, token: staff.token })).answer
      .data
    return { status: status_job, version }
  }

  test('SPEC-67: the vacancy is closed once, as of the end of that day, and others stay open', async () => {
    const due = await makeVacancy(site.platform, { title: 'Termina en noviembre', closes_on: '2026-11-30' })
    const others = [
      await makeVacancy(site.platform, { title: 'Termina después', closes_on: '2026-12-01' }),
      await makeVacancy(site.platform, { title: 'No termina' }),
      await makeVacancy(site.platform, { title: 'Terminó antes', active: false, closes_on: '2026-11-01' }),
    ]
    await closeAt('2026-12-01T04:59:59.999Z')
    expect(await stateOf(due.uuid)).toEqual({ status: 'A', version: 1 })
    await Promise.all([closeAt('2026-12-01T05:00:00Z'), closeAt('2026-12-01T05:00:00Z')])
    await closeAt('2026-12-01T05:01:00Z')

    expect(await stateOf(due.uuid)).toEqual({ status: 'I', version: 2 })
    expect(await Promise.all(others.map(({ uuid }) => stateOf(uuid)))).toEqual([
      { status: 'A', version: 1 },
      { status: 'A', version: 1 },
      { status: 'I', version: 1 },
    ])
    expect(await seenBy(due.uuid)).toMatchObject({
      status_job: 'I',
      closed_at: '2026-12-01T05:00:00.000Z',
      closes_on: '2026-11-30',
    })
    const found = await site.call(listPublicVacanciesEndpoint, { params: { filter: JSON.stringify({ name_job: 'termina' }) } })
    expect(found.answer.data.map(({ name_job }) => name_job).sort()).toEqual(['No termina', 'Termina después'])
    const audited = await site.call(listAuditEndpoint, { query: { action: 'vacancy.closed' }, token: staff.token })
    expect(audited.answer.data).toMatchObject([{ actor: null, subject: { name: 'Termina en noviembre' } }])
  })

  test('SPEC-67: all overdue vacancies are closed, and one that fails does not stop the others', async () => {
    const { id, uuid } = await makeVacancy(site.platform, { closes_on: '2026-10-30' })
    const others = [
      await makeVacancy(site.platform, { closes_on: '2026-10-30' }),
      await makeVacancy(site.platform, { closes_on: '2026-10-31' }),
    ]
    await site.platform.db
      .updateTable('vacancies')
      .set({ version: 2 ** 31 - 1 })
      .where('id', '=', id)
      .execute()
    await expect(closeAt('2026-11-02T12:00:00Z')).rejects.toMatchObject({ errors: [{ message: `vacancy ${id}` }] })
    expect((await stateOf(uuid)).status).toBe('A')
    expect(await Promise.all(others.map((other) => stateOf(other.uuid)))).toEqual(Array(2).fill({ status: 'I', version: 2 }))
  })
})

describe('closing a vacancy by hand', () => {
  test('TEA-03 staff close a vacancy once, which then takes no applications', async () => {
    const { uuid } = await makeVacancy(site.platform, { title: 'Cubierta a mano' })
    const close = () => site.call(closeVacancyEndpoint, { params: { id: uuid }, token: staff.token })
    const answer = { success_message: 'vacancies.stopped', data: { uuid, name_job: 'Cubierta a mano' } }
    expect((await close()).answer).toEqual(answer)
    expect((await close()).answer).toEqual(answer)
    expect(await seenBy(uuid)).toMatchObject({ status_job: 'I', closed_at: expect.any(String) })
    const person = await site.person({ cv: true })
    const applied = await site.call(applyEndpoint, { params: { job: uuid, user: person.uuid }, token: person.token })
    expect(applied.refusal.error_message).toBe('vacancies.closed')
    const audited = await site.call(listAuditEndpoint, { query: { action: 'vacancy.stopped' }, token: staff.token })
    expect(audited.answer.data).toMatchObject([{ actor: { uuid: staff.uuid }, subject: { name: 'Cubierta a mano' } }])
    expect((await site.call(closeVacancyEndpoint, { params: { id: '99999999' }, token: staff.token })).status).toBe(404)
  })
})
