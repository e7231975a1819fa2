import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CandidateResults, TestResult } from '#domain/assessment/results/vacancy-results.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import VacancyResults from './vacancy-results.tsx'

const t = textIn('es')
const notice = t('results.vacancy_languages', { skills: 'Excel' })

const taken = (points: number, language: 'es' | 'en'): TestResult => ({
  state: 'done',
  band: 'E',
  points,
  error: 15,
  bands: ['E', 'R'],
  questions: 10,
  provisional: false,
  language,
  uuid: '7f4df2b8-9d4f-4f1a-a3a9-8f9d2f0c7a11',
})

const rowOf = (name: string, ...results: TestResult[]): CandidateResults => ({
  user: { uuid: name, name, lastname: 'Prueba' },
  created_at: '2026-11-20T10:00:00Z',
  results,
})

/** Shows the results of a vacancy with the tests of Excel and SQL. */
async function show(...data: CandidateResults[]) {
  const skills = [
    { uuid: 'a', name: 'Excel', guessing: 25, limit: null },
    { uuid: 'b', name: 'SQL', guessing: 0, limit: 60 },
  ]
  const vacancy = { uuid: 'v', name_job: 'Analista', language: 'es' }
  const answer = { data, total: data.length, page: 1, size: 20, vacancy, skills }
  const nobody = { data: { people: 0, more: false, skills: [] } }
  vi.spyOn(window, 'fetch').mockImplementation(async (address) =>
    Response.json(String(address).includes('/spread') ? nobody : answer),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const props = { params: { id: 'v' } } as Parameters<typeof VacancyResults>[0]
  await renderPart(<VacancyResults {...props} />)
  await expect.element(page.getByRole('row')).toHaveLength(data.length + 1)
}

test('FAI-03 results in two languages are named, and no text states that they can be compared', async () => {
  await show(rowOf('Ana', taken(62, 'es'), taken(70, 'es')), rowOf('Bea', taken(58, 'en'), taken(65, 'es')))
  await expect.element(page.getByText(notice)).toBeVisible()
  const row = page.getByRole('row', { name: /Bea/ })
  const words = () => row.element().textContent.replace(/\s+/g, ' ')
  await expect.poll(words).toContain(`58 ±15 ${t('results.language.en')}`)
  // The other test was taken in one language.
  expect(words()).not.toContain(t('results.language.es'))
  await expectAccessible()
})

test('RNG-01 LEN-01 a result is a mark whose tooltip names the bands and the limit, which stand nowhere else', async () => {
  await show(rowOf('Ana', taken(62, 'es'), { ...taken(70, 'es'), error: null, bands: ['E'] }), rowOf('Bea', taken(58, 'es')))
  const row = page.getByRole('row', { name: /Ana/ })
  await expect.element(row.getByRole('img', { name: '62 ±15 de 100 puntos: Excelente o Regular' })).toBeVisible()
  await expect
    .element(row.getByRole('img', { name: '70 de 100 puntos: Excelente. Límite: 60 puntos', exact: true }))
    .toBeVisible()
  expect(page.getByRole('table').element().textContent).not.toContain('Excelente')
})

test('FAI-03 results in one language are shown without it', async () => {
  await show(rowOf('Ana', taken(62, 'es'), taken(70, 'es')), rowOf('Bea', taken(58, 'es'), taken(65, 'es')))
  await expect.element(page.getByRole('row', { name: /Bea/ })).toBeVisible()
  expect(page.getByText(notice).elements()).toEqual([])
  expect(page.getByText(t('results.language.es')).elements()).toEqual([])
})

test('GUE-01 the points that guessing gives in each test stand below the results', async () => {
  await show(rowOf('Ana', taken(62, 'es'), taken(70, 'es')))
  const levels = t('results.guessing_of', { skill: 'Excel', points: 25 })
  await expect.element(page.getByText(t('results.guessing_levels', { levels }))).toBeVisible()
})
