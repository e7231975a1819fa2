import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { Openings } from './openings.tsx'

test.each([
  [0, 2, '2 puestos disponibles'],
  [1, 1, '1 de 1 puesto ocupado'],
  [2, 1, '2 personas contratadas para 1 puesto'],
  [4, 3, '4 personas contratadas para 3 puestos'],
])('BRD-01 SPEC-87 the head of the board states %i hires and %i openings', async (hired, count, words) => {
  await renderPart(<Openings hired={hired} count={count} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
