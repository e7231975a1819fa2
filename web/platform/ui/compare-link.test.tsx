import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { CompareLink } from './compare-link.tsx'

const t = textIn('es')
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)

test('SBS-01 two to six chosen people are compared by a link that carries them', async () => {
  await renderPart(<CompareLink vacancy="v" people={people(5)} />)
  const link = page.getByRole('link', { name: t('comparison.open', { count: 5 }) })
  await expect.element(link).toHaveAttribute('href', '/vacancies/admin/comparison/v?people=p0,p1,p2,p3,p4')
})

test.each([1, 7])('SBS-01 with %d chosen people the link states how many can be compared', async (count) => {
  await renderPart(<CompareLink vacancy="v" people={people(count)} />)
  await expect.element(page.getByText(t('comparison.limit', { least: 2, most: 6 }))).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
