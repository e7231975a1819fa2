import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { PresentedPeople } from './presented-people.tsx'

const t = textIn('es')
const name_job = 'Coordinadora de operaciones logísticas internacionales'
const presented = {
  ...{ uuid: 'one', year: 2024, stage: 'reject', outcome: null, answer: 'no' },
  vacancy: { uuid: 'job', name_job, language: 'es' },
  person: { uuid: 'ana', fullname: 'Ana Ruiz' },
}

afterEach(() => vi.restoreAllMocks())

test.each([1280, 360])('MOV-01 at %i px a person presented has the whole name of the vacancy beside the year', async (width) => {
  await page.viewport(width, 740)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [presented], total: 1 }))
  await renderPart(<PresentedPeople id="client" />)
  const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' })
  await expect.element(row.getByText('2024')).toBeVisible()
  const vacancy = row.getByText(name_job).element()
  const [outer, inner] = [row.element().getBoundingClientRect(), vacancy.getBoundingClientRect()]
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
  expect(inner.right).toBeLessThanOrEqual(outer.right)
  const cell = vacancy.closest('td')!
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  expect(vacancy.parentElement!.scrollWidth).toBeLessThanOrEqual(Math.max(vacancy.parentElement!.clientWidth, cell.clientWidth))
  await expect.element(row.getByText(t('board.stage.reject'))).toBeVisible()
  await expect.element(row.getByText(t('shortlists.answer.no'))).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
