import { expect, test } from 'vitest'
import { listPublicVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { makeVacancy } from '../../../testing/records.ts'

const site = sharedTestApp()

test('VAC-06 SPEC-68 without a language the list has all languages in one order, with one total', async () => {
  const day = (days: number) => new Date(site.platform.now().getTime() - days * 86_400_000)
  const all = ['urgent', 'urgente vieja', 'nueva', 'new', 'vieja', 'old']
  for (const [place, more] of [
    [0, { language: 'en', published_at: day(5), priority: 'Urgent' }],
    [1, { published_at: day(20), priority: 'Urgent' }],
    [2, { published_at: day(1) }],
    [3, { language: 'en', published_at: day(2) }],
    [4, { published_at: day(8) }],
    [5, { language: 'en', published_at: day(9) }],
  ] as const)
    await makeVacancy(site.platform, { title: all[place], ...more })
  for (const [init, final] of [
    [0, 5],
    [2, 4],
    [4, 10],
    [6, 9],
  ] as const) {
    const filter = JSON.stringify({ range: { init, final } })
    const { answer } = await site.call(listPublicVacanciesEndpoint, { params: { filter } })
    expect(answer.data.map(({ name_job }) => name_job)).toEqual(all.slice(init, final))
    expect(answer).toMatchObject({ total: 6, total_capped: false, other_language_total: 0, suggestion: null })
  }
})
