import { expect, test } from 'vitest'
import { addVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import {
  addVacancyDraftEndpoint,
  deleteVacancyDraftEndpoint,
  getVacancyDraftEndpoint,
  listVacancyDraftsEndpoint,
  updateVacancyDraftEndpoint,
} from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
const recruiter = () => site.person({ role: [{ module: 'candidates', item: 'change' }] })

const keep = ({ token }: TestPerson, body: Record<string, unknown>) => site.call(addVacancyDraftEndpoint, { token, body })
const drafts = async ({ token }: TestPerson) => (await site.call(listVacancyDraftsEndpoint, { token })).answer.data
const draft = ({ token }: TestPerson, id: string) => site.call(getVacancyDraftEndpoint, { token, params: { id } })

test('JOB-02 SHR-02 a draft needs its title alone and keeps what was typed, as it was typed, without foreign markup', async () => {
  const owner = await recruiter()
  const fields = { ubication: '', cant_vacant: 'dos', skills: [], salary: null, description_job: '<p>Hola</p><script>x</script>' }
  const { success_message, data } = (await keep(owner, { name_job: '  Analista de datos ', fields })).answer
  expect([success_message, data.name_job]).toEqual(['vacancy_drafts.saved', 'Analista de datos'])
  expect((await draft(owner, data.uuid)).answer.data.fields).toEqual({
    ...fields,
    name_job: 'Analista de datos',
    description_job: '<p>Hola</p>',
  })
  expect((await keep(owner, { name_job: ' ', fields })).refusal.errors).toEqual({ name_job: ['vacancies.error.name_job'] })
  expect((await keep(owner, { name_job: 'Otra', fields: { owner_id: 1 } })).refusal.error_message).toBe('errors.fields')
})

test('JOB-02 a draft is found, changed and deleted by its writer alone, and an outdated change is refused', async () => {
  const [owner, colleague] = [await recruiter(), await recruiter()]
  const { uuid } = (await keep(owner, { name_job: 'Analista', fields: {} })).answer.data
  expect(await drafts(colleague)).toEqual([])
  const params = { id: uuid }
  const body = { name_job: 'Analista sénior', fields: { ubication: 'Cali' }, version: 1 }
  for (const refused of [
    await draft(colleague, uuid),
    await site.call(updateVacancyDraftEndpoint, { token: colleague.token, params, body }),
    await site.call(deleteVacancyDraftEndpoint, { token: colleague.token, params }),
  ])
    expect(refused.refusal.error_message).toBe('errors.not_found')
  await site.call(updateVacancyDraftEndpoint, { token: owner.token, params, body })
  expect(await drafts(owner)).toMatchObject([{ uuid, name_job: 'Analista sénior', version: 2 }])
  const stale = await site.call(updateVacancyDraftEndpoint, { token: owner.token, params, body })
  expect(stale.refusal.error_message).toBe('errors.stale')
  await site.call(deleteVacancyDraftEndpoint, { token: owner.token, params })
  expect(await drafts(owner)).toEqual([])
})

test('JOB-02 a vacancy that is added ends its draft; one that is refused keeps it', async () => {
  const [owner, colleague] = [await recruiter(), await recruiter()]
  const { uuid } = (await keep(owner, { name_job: 'Analista', fields: {} })).answer.data
  const fields = await vacancyFields(site.platform)
  const add = ({ token }: TestPerson, body: Record<string, unknown>) =>
    site.call(addVacancyEndpoint, { token, body, query: { draft: uuid } })
  await add(owner, { ...fields, client_id: crypto.randomUUID() })
  await add(colleague, fields)
  expect(await drafts(owner)).toHaveLength(1)
  expect((await add(owner, fields)).status).toBe(200)
  expect(await drafts(owner)).toEqual([])
})

test('JOB-02 a person keeps a bounded number of drafts, also when they come at once', async () => {
  const owner = await recruiter()
  const rows = Array.from({ length: limits.vacancyDrafts - 1 }, (_, at) => ({
    user_id: owner.id,
    title: `Cargo ${at}`,
    fields: '{}',
  }))
  await site.platform.db.insertInto('vacancy_drafts').values(rows).execute()
  const both = await Promise.all([1, 2].map(() => keep(owner, { name_job: 'Una más', fields: {} })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
