import { expect, test } from 'vitest'
import {
  addVacancyEndpoint,
  getEditableVacancyEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type VacancyField, vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
const fields = (overrides: Record<string, unknown> = {}) => vacancyFields(site.platform, overrides)

/** A vacancy, and functions that read and change it as staff. */
async function aVacancy(overrides: Record<string, unknown>) {
  const { token } = await site.person({ role: 'administrator' })
  const { id, uuid } = (await site.call(addVacancyEndpoint, { body: await fields(overrides), token })).answer.data
  const params = { id: uuid }
  return {
    id,
    read: async () => (await site.call(getEditableVacancyEndpoint, { params, token })).answer.data,
    change: (body: object) => site.call(updateVacancyEndpoint, { params, body: body as never, token }),
  }
}

test('JOB-02 ADR-0057 a change without status, priority, hours, place or language is refused', async () => {
  const { read, change } = await aVacancy({ status_job: 'I', priority_job: 'Urgent' })
  const { status_job, priority_job, type_job, location, language, ...body } = await fields()
  const answer = await change(body)
  expect([answer.status, answer.refusal.errors]).toEqual([
    422,
    {
      status_job: ['vacancies.error.status_job'],
      priority_job: ['vacancies.error.priority_job'],
      type_job: ['vacancies.error.type_job'],
      location: ['vacancies.error.location'],
      language: ['vacancies.error.language'],
    },
  ])
  expect(await read()).toMatchObject({ version: 1, status_job: 'I', priority_job: 'Urgent' })
})

test('JOB-02 ADR-0057 a change without country, last day and conditions keeps them', async () => {
  const closes_on = calendarDay(site.platform.now(), site.platform.config.timeZone)
  const kept = { country: 'PE', closes_on, work_conditions_job: 'Turno de noche' }
  const { id, ...vacancy } = await aVacancy(kept)
  const { country, closes_on: _day, work_conditions_job, ...body } = await fields()
  const change = (more: object) => vacancy.change({ ...body, ...more })
  expect((await change({})).answer.data).toMatchObject(kept)
  await site.platform.db.updateTable('vacancies').set({ closes_on: '2020-01-31' }).where('id', '=', id).execute()
  expect((await change({})).refusal.errors).toEqual({ closes_on: ['vacancies.error.closes_on_past'] })
  expect((await change({ status_job: 'I' })).answer.data).toMatchObject({ closes_on: '2020-01-31' })
  const empty = { country: '', closes_on: '', work_conditions_job: '' }
  expect((await change(empty)).answer.data).toMatchObject(empty)
})

test('JOB-02 ADR-0057 a change keeps every optional field that it leaves out', async () => {
  const { read, change } = await aVacancy({ country: 'PE' })
  const before = await read()
  const isOptional = (name: string) => {
    const shape = vacancyForm.shape[name as VacancyField]
    return shape?.safeParse(undefined).data === undefined && shape?.safeParse(undefined).success
  }
  const required = Object.entries(before).filter(([name]) => !isOptional(name))
  expect((await change(Object.fromEntries(required))).answer.data).toEqual({ ...before, version: 2 })
})
