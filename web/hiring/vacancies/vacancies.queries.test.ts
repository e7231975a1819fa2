import { expect, test, vi } from 'vitest'
import { firstShown, loadVacancies, readJobsAddress, withOtherLanguage, withoutOtherLanguage } from './vacancies.queries.ts'

test.each([
  [5, 0],
  [50, 0],
  [55, 50],
  [100, 50],
  [105, 100],
  [1000, 950],
])('VAC-01 a list shown until %i begins at %i: at most fifty are on a page', (until, first) => {
  expect(firstShown(until)).toBe(first)
})

test.each([
  [0, 5],
  [20, 25],
  [46, 50],
  [50, 55],
])('VAC-01 SPEC-66: below %i of one language the first of the other are shown up to %i', (total, until) => {
  const shown = new URLSearchParams(withOtherLanguage(new URLSearchParams(), { total }).split('#')[0])
  expect(shown.get('until')).toBe(String(until))
  expect(firstShown(until)).toBeLessThanOrEqual(total)
})

test("SPEC-66: above the count's cap the other language is shown alone", () => {
  const own = new URLSearchParams('name_job=dise%C3%B1o&until=50')
  const alone = new URLSearchParams(withOtherLanguage(own, { total: 50, total_capped: true }))
  const address = readJobsAddress(alone)
  expect(address).toMatchObject({ keyword: 'diseño', otherLanguage: 'alone', until: 5 })
  const send = vi.fn()
  void loadVacancies(send, address, 'es')
  expect(JSON.parse(send.mock.lastCall?.[1].params.filter)).toMatchObject({ language: 'en', other_language: false })
  expect(withoutOtherLanguage(alone)).toBe('?name_job=dise%C3%B1o')
})
