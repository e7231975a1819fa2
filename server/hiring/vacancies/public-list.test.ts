import { describe, expect, test } from 'vitest'
import {
  findPublicVacanciesEndpoint,
  getVacancyEndpoint,
  listPublicVacanciesEndpoint,
  listVacanciesEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
/** A filter as the web sends it, with the language. */
const filterOf = (filter: object) => ({ params: { filter: JSON.stringify({ language: 'es', ...filter }) } })
const secret = 'Cliente Reservado'

async function list(filter: object = {}, app = site) {
  return (await app.call(listPublicVacanciesEndpoint, filterOf(filter))).answer
}
const namesOf = (answer: { data: { name_job: string }[] }) => answer.data.map((vacancy) => vacancy.name_job)

describe('the public list', () => {
  test('VAC-06 has active vacancies of the language: urgent, then newest, then id (SPEC-20)', async () => {
    const day = (days: number) => new Date(site.platform.now().getTime() - days * 86_400_000)
    const same = day(3)
    for (const [title, more] of [
      ['vieja', { published_at: day(9) }],
      ['igual, primera', { published_at: same }],
      ['igual, segunda', { published_at: same }],
      ['urgente vieja', { published_at: day(20), priority: 'Urgent' }],
      ['urgente', { published_at: day(1), priority: 'Urgent' }],
      ['hoy', {}],
      ['cerrada', { active: false, closed_at: day(1) }],
      ['borrador', { active: false, published_at: null }],
      ['in English', { language: 'en' }],
      ['also English', { language: 'en' }],
    ] as const)
      await makeVacancy(site.platform, { title, ...more })
    const first = await list({}, site)
    expect(namesOf(first)).toEqual(['urgente', 'urgente vieja', 'hoy', 'igual, segunda', 'igual, primera'])
    expect(first).toMatchObject({ total: 6, total_capped: false, other_language_total: 2 })
    expect(namesOf(await list({ range: { init: 5, final: 10 } }, site))).toEqual(['vieja'])
    expect(namesOf(await list({ range: { init: 1, final: 3 } }, site))).toEqual(['urgente vieja', 'hoy'])
    expect(await list({ language: 'en' }, site)).toMatchObject({ total: 2, other_language_total: 6 })
    const everyone = await site.call(listVacanciesEndpoint, { params: { param: 'es' } })
    expect(everyone.answer.data.map((vacancy) => vacancy.name_job)).not.toContain('cerrada')
    expect(everyone.answer.total).toBe(6)
    expect((await site.call(findPublicVacanciesEndpoint, filterOf({}))).answer).toEqual(first)
  })

  test('VAC-01 filters by hours and workplace; both or none chosen means any', async () => {
    const title = 'Filtrable'
    for (const employment_type of ['FullTime', 'PartTime'])
      for (const work_mode of ['Remote', 'Present'])
        await makeVacancy(site.platform, { title: `${title} ${employment_type} ${work_mode}`, employment_type, work_mode })
    const found = async (more: object) => namesOf(await list({ name_job: title, ...more })).sort()
    expect(await found({ type_job: ['PartTime'] })).toEqual(['Filtrable PartTime Present', 'Filtrable PartTime Remote'])
    expect(await found({ type_job: ['PartTime'], location: ['Remote'] })).toEqual(['Filtrable PartTime Remote'])
    expect(await found({ type_job: ['PartTime', 'FullTime'], location: [] })).toHaveLength(4)
  })

  test('VAC-01 the total stops at the cap and says so, unless more are requested', async () => {
    await site.platform.db.deleteFrom('vacancies').execute()
    const { id } = await makeVacancy(site.platform)
    const one = await site.platform.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _, uuid: _uuid, search: _search, city_search: _city, ...columns } = one
    await site.platform.db
      .insertInto('vacancies')
      .values(Array.from({ length: 149 }, () => columns))
      .execute()
    expect(await list({}, site)).toMatchObject({ total: limits.publicCountCap, total_capped: true })
    expect(await list({ range: { init: 99, final: 149 } }, site)).toMatchObject({ total: 149, total_capped: true })
    expect(await list({ range: { init: 100, final: 150 } }, site)).toMatchObject({ total: 150, total_capped: false })
    expect(await list({ range: { init: 145, final: 155 } }, site)).toMatchObject({ total: 150, total_capped: false })
    expect(await list({ range: { init: 300, final: 305 } }, site)).toMatchObject({ data: [], total: 150, total_capped: false })
  })

  test('VAC-01 VAC-06 a filter is a text or a list, and an empty text means any', async () => {
    await site.platform.db.deleteFrom('vacancies').execute()
    await makeVacancy(site.platform, { work_mode: 'Present' })
    await makeVacancy(site.platform, { work_mode: 'Remote' })
    const found = async (filter: object) => {
      const answer = await site.app.inject(`/api/jobs/list-job/${encodeURIComponent(JSON.stringify(filter))}`)
      return (answer.json().data as { location: string }[]).map(({ location }) => location).sort()
    }
    expect(await found({ location: 'Remote', type_job: '' })).toEqual(['Remote'])
    expect(await found({ location: ['Remote'] })).toEqual(['Remote'])
    expect(await found({ location: '' })).toEqual(['Present', 'Remote'])
  })

  test('VAC-06 a request gets at most fifty vacancies', async () => {
    const tooMany = await site.call(listPublicVacanciesEndpoint, filterOf({ range: { init: 10, final: 61 } }))
    expect([tooMany.status, tooMany.refusal.error_message]).toEqual([400, 'errors.bad_filter'])
    expect((await site.call(listPublicVacanciesEndpoint, filterOf({ range: { init: 10, final: 60 } }))).status).toBe(200)
    const { id } = await makeVacancy(site.platform)
    const one = await site.platform.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _, uuid: _uuid, search: _search, city_search: _city, ...columns } = one
    await site.platform.db
      .insertInto('vacancies')
      .values(Array.from({ length: 60 }, () => columns))
      .execute()
    const page = (number: number) =>
      site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { size: 100, page: number } })
    const pages = [await page(0), await page(1)].map(({ answer }) => answer.data.map(({ uuid }) => uuid))
    expect(pages[0]).toHaveLength(50)
    expect(new Set(pages.flat()).size).toBe(50 + (pages[1]?.length ?? 0))
  })

  test('VAC-02 a card has title, place, salary and age, with a short plain description', async () => {
    const { platform } = site
    const words = 'palabra '.repeat(6000)
    const published_at = new Date(platform.now().getTime() - 3 * 86_400_000)
    const { uuid } = await makeVacancy(platform, {
      title: 'Tarjeta completa',
      priority: 'Urgent',
      employment_type: 'PartTime',
      work_mode: 'Present',
      city: 'Medellín',
      salary_mode: 'range',
      salary_min: 1_500_000,
      salary_max: 2_000_000.5,
      description_html: `<p>${words}</p>`,
      description_text: words,
      published_at,
    })
    const [card] = (await list({ name_job: 'Tarjeta completa' })).data
    expect(card).toMatchObject({
      uuid,
      name_job: 'Tarjeta completa',
      priority_job: 'Urgent',
      type_job: 'PartTime',
      location: 'Present',
      ubication: 'Medellín',
      salary: '1.500.000-2.000.000,50',
      salary_mode: 'range',
      salary_min: 1_500_000,
      salary_max: 2_000_000.5,
      currency: 'COP',
      language: 'es',
      dias: 3,
      published_at: published_at.toISOString(),
    })
    expect(card?.description_text).toBe(words.slice(0, 280))
  })

  test("VAC-02 an agreed salary is a phrase in the vacancy's language", async () => {
    await makeVacancy(site.platform, { title: 'Acordada' })
    await makeVacancy(site.platform, { title: 'Negotiable', language: 'en' })
    expect((await list({ name_job: 'Acordada' })).data[0]?.salary).toBe('a convenir')
    expect((await list({ name_job: 'Negotiable', language: 'en' })).data[0]?.salary).toBe('Salary to be agreed')
  })
})

describe('one public vacancy', () => {
  test('VAC-04 is found by its uuid and by its number, with its texts and skills', async () => {
    const { platform } = site
    const { id, uuid } = await makeVacancy(platform, { title: 'Detalle', conditions: 'Lunes a viernes', reports_to: 'Dirección' })
    const skill = await platform.db
      .insertInto('skills')
      .values({ name: 'Kotlin' })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await platform.db.insertInto('vacancy_skills').values({ vacancy_id: id, skill_id: skill.id }).execute()
    const byUuid = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
    expect(byUuid).toMatchObject({
      id,
      uuid,
      name_job: 'Detalle',
      report_job: 'Dirección',
      description_job: '<p>Descripción</p>',
      work_conditions_job: 'Lunes a viernes',
      skills: [{ uuid: skill.uuid, name: 'Kotlin' }],
      status_job: 'A',
      closed_at: null,
      applied: false,
      included: false,
    })
    expect((await site.call(getVacancyEndpoint, { params: { uuid: String(id) } })).answer.data).toEqual(byUuid)
  })

  test('ACC-06 a closed vacancy is in no list, and its own page says that it is closed (SPEC-22)', async () => {
    const closed_at = site.platform.now()
    const { uuid } = await makeVacancy(site.platform, { title: 'Concluida', active: false, closed_at })
    const detail = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
    expect(detail).toMatchObject({ status_job: 'I', closed_at: closed_at.toISOString(), gone: false })
    expect((await list({ name_job: 'Concluida' })).data).toEqual([])
    const page = await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { q: 'Concluida' } })
    expect(page.answer).toMatchObject({ data: [], total: 0 })
  })

  test('ACC-06 an unpublished vacancy answers 404 for everybody', async () => {
    const { uuid } = await makeVacancy(site.platform, { active: false, published_at: null })
    const { token } = await site.person({ role: 'administrator' })
    for (const as of [undefined, token]) {
      const answer = await site.call(getVacancyEndpoint, { params: { uuid }, token: as })
      expect([answer.status, answer.refusal.error_message]).toEqual([404, 'errors.not_found'])
    }
  })

  test('VAC-04 says whether the caller has a current application', async () => {
    const { platform } = site
    const { id, uuid } = await makeVacancy(platform)
    const applicant = await site.person()
    const other = await site.person()
    const { id: applicationId } = await makeApplication(platform, id, applicant.id)
    const applied = async (token?: string) =>
      (await site.call(getVacancyEndpoint, { params: { uuid }, token })).answer.data.applied
    expect([await applied(applicant.token), await applied(other.token), await applied()]).toEqual([true, false, false])
    await platform.db.updateTable('applications').set({ removed_at: platform.now() }).where('id', '=', applicationId).execute()
    expect(await applied(applicant.token)).toBe(false)
  })

  test.each(['00000000-0000-4000-8000-000000000000', '999999999999999', '0', '-1', 'null', "' or 1=1 --", '1e3', '..', '%00'])(
    'VAC-04 INJ-03 an unknown or malformed id answers 404: %j',
    async (uuid) => expect((await site.call(getVacancyEndpoint, { params: { uuid } })).status).toBe(404),
  )
})

test('SPEC-22: no public answer names the client', async () => {
  const { db } = site.platform
  const client = await db
    .insertInto('clients')
    .values({ name: secret, location: 'Cali' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { uuid } = await makeVacancy(site.platform, { title: 'Discreta', client_id: client.id })
  const { token } = await site.person()
  for (const as of [undefined, token]) {
    const answers = [
      await site.call(listPublicVacanciesEndpoint, { ...filterOf({ name_job: 'Discreta' }), token: as }),
      await site.call(findPublicVacanciesEndpoint, { ...filterOf({ name_job: 'Discreta' }), token: as }),
      await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { q: 'Discreta' }, token: as }),
      await site.call(getVacancyEndpoint, { params: { uuid }, token: as }),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).toContain('Discreta')
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/client/i)
    }
  }
})
