import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { FactList } from './fact-list.tsx'

test('CLI-01 QST-01 a list of facts leaves out the empty ones and keeps a zero', async () => {
  await renderPart(
    <FactList
      facts={[
        ['Nombre', 'Casa Andina'],
        ['Nota', ''],
        ['Imagen', null],
        ['Preguntas', 0],
      ]}
    />,
  )
  await expect.element(page.getByText('Preguntas')).toBeVisible()
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Nombre', 'Preguntas'])
})
