import { expect, test } from 'vitest'
import { listPublicVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { makeVacancy } from '../../../testing/records.ts'

const site = sharedTestApp()

async function list(filter: object) {
  const { answer } = await site.call(listPublicVacanciesEndpoint, {
    params: { filter: JSON.stringify({ language: 'es', ...filter }) },
  })
  return { ...answer, names: answer.data.map((vacancy) => vacancy.name_job) }
}

test('VAC-01 on request the other language follows in the same list, with one total (SPEC-66)', async () => {
  const day = (days: number) => new Date(site.platform.now().getTime() - days * 86_400_000)
  const all = ['propia', 'propia vieja', 'urgent', 'English', 'old']
  for (const [place, more] of [
    [0, { published_at: day(2) }],
    [1, { published_at: day(9) }],
    [2, { language: 'en', published_at: day(5), priority: 'Urgent' }],
    [3, { language: 'en', published_at: day(1) }],
    [4, { language: 'en', published_at: day(30) }],
  ] as const)
    await makeVacancy(site.platform, { title: all[place], ...more })
  for (const [init, final] of [
    [0, 5],
    [0, 2],
    [0, 3],
    [1, 4],
    [3, 8],
    [7, 9],
  ] as const) {
    const answer = await list({ other_language: true, range: { init, final } })
    expect(answer.names, `${init}-${final}`).toEqual(all.slice(init, final))
    expect(answer).toMatchObject({ total: 5, total_capped: false, other_language_total: 3 })
  }
  expect((await list({ other_language: true, name_job: 'urgent' })).names).toEqual(['urgent'])
  expect((await list({})).names).toEqual(all.slice(0, 2))
})
