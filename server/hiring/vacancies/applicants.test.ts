import { beforeAll, expect, test } from 'vitest'
import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
})

const list = async (id: string, query: object = {}) =>
  (await site.call(listApplicantsEndpoint, { token: staff.token, params: { id }, query })).answer

/** A person who applied on this day of January. */
async function applicant(
  vacancy: { id: number },
  firstName: string,
  day: number,
  { stage = 'apply', ...address }: { stage?: 'apply' | 'approved'; email?: string } = {},
) {
  const { platform } = site
  const person = await site.person({ firstName, lastName: 'Muestra', ...address })
  const { id } = await makeApplication(platform, vacancy.id, person.id, stage)
  const applied_at = new Date(Date.UTC(2026, 0, day))
  await platform.db.updateTable('applications').set({ applied_at }).where('id', '=', id).execute()
  return { ...person, applicationId: id }
}

test('JOB-04 the list has current applicants, searched, sorted and paged', async () => {
  const { db } = site.platform
  const [vacancy, another] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  const carla = await applicant(vacancy, 'Carla', 1, { email: 'y@example.com' })
  const ana = await applicant(vacancy, 'ana', 2, { stage: 'approved', email: 'z@example.com' })
  const beto = await applicant(vacancy, 'Beto', 3, { email: 'x@example.com' })
  const removed = await applicant(vacancy, 'Retirada', 4)
  const deleted = await applicant(vacancy, 'Borrada', 5)
  await applicant(another, 'Ajena', 6)
  await db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', removed.applicationId).execute()
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute()
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', carla.id).execute()

  const whole = await list(String(vacancy.id))
  expect(whole).toMatchObject({ total: 3, vacancy: { uuid: vacancy.uuid, name_job: vacancy.title, active: true } })
  expect(whole.data.map(({ uuid }) => uuid)).toEqual([beto, ana, carla].map(({ uuid }) => uuid))
  expect(whole.data[2]).toEqual({
    uuid: carla.uuid,
    name: 'Carla Muestra',
    email: carla.email,
    confirmed: false,
    registered: false,
    created_at: '2026-01-01T00:00:00.000Z',
    stage: 'apply',
    step: null,
    hired_at: null,
    jobs_id: vacancy.uuid,
    source: { kind: 'unknown', name: '' },
    screening: { state: 'not_asked', answers: [], knockouts: [] },
    uuid_element: expect.any(String),
    shown: 0,
  })
  const names = async (query: object) => (await list(vacancy.uuid, query)).data.map(({ name }) => name.split(' ')[0])
  expect(await names({ q: 'muestra béto' })).toEqual(['Beto'])
  expect(await names({ q: carla.email })).toEqual(['Carla'])
  expect(await names({ sort: 'name' })).toEqual(['ana', 'Beto', 'Carla'])
  expect(await names({ sort: '-stage', size: 1 })).toEqual(['ana'])
  expect(await names({ sort: 'created_at', size: 2, page: 1 })).toEqual(['Beto'])
  expect(await names({ sort: 'email' })).toEqual(['Beto', 'Carla', 'ana'])
})

test('JOB-04 INJ-06 the export is a table in which no name is a formula', async () => {
  const vacancy = await makeVacancy(site.platform)
  await applicant(vacancy, '=HYPERLINK("x")', 1, { stage: 'approved' })
  const params = { id: vacancy.uuid }
  const { text, headers } = await site.call(exportApplicantsEndpoint, { token: staff.token, params, query: { language: 'en' } })
  const [head, row] = text.split('\r\n')
  expect(head).toBe('\ufeff"Name","Email","On the board since","Stage","Hired","Source"')
  expect(row).toMatch(/^"'=HYPERLINK\(""x""\) Muestra",".+@.+","2025-12-31","Selected",,"Not recorded"$/)
  expect(headers['content-disposition']).toContain('.csv')
})

test("JOB-04 the export has the separator that spreadsheets expect in the reader's language", async () => {
  const vacancy = await makeVacancy(site.platform)
  const params = { id: vacancy.uuid }
  const { text } = await site.call(exportApplicantsEndpoint, { token: staff.token, params, query: { language: 'es' } })
  expect(text.split('\r\n')[0]).toMatch(/^\ufeff"Nombre";"[^;]+";"[^;]+";"[^;]+";"Contratación";"Origen"$/)
})

test('JOB-04 an unknown vacancy answers 404', async () => {
  const params = { id: '99999999' }
  expect((await site.call(listApplicantsEndpoint, { token: staff.token, params })).status).toBe(404)
})
