import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { Button } from './button.tsx'
import { PageHead } from './page-head.tsx'

// The head has the sizes of a workplace.
beforeAll(() => {
  document.body.dataset.frame = 'workplace'
})

const words = 'Compara cuántas personas avanzan según el idioma de su prueba, el dispositivo y el tiempo extra.'
const show = (menu = false) =>
  renderPart(
    <PageHead
      title="Informe de selección"
      description={words}
      back={{ to: '/', label: 'Volver' }}
      menu={menu ? [{ label: 'Imprimir', to: '/print' }] : []}
    >
      <Button>Descargar CSV</Button>
    </PageHead>,
  )
const boxOf = (element: Element) => element.getBoundingClientRect()
const middleOf = ({ top, height }: DOMRect) => Math.round(top + height / 2)

test('SIZE-01 the buttons of a page stand at the height of its title, and its description below both', async () => {
  await page.viewport(1280, 800)
  await show()
  const title = boxOf(page.getByRole('heading', { level: 1 }).element())
  const button = boxOf(page.getByRole('button', { name: 'Descargar CSV' }).element())
  expect(Math.abs(middleOf(title) - middleOf(button))).toBeLessThanOrEqual(1)
  expect(boxOf(page.getByText(words).element()).top).toBeGreaterThanOrEqual(button.bottom)
  await expectAccessible()
})

test('SHR-04 on a phone the description of a page has the whole width, between its title and its buttons', async () => {
  await page.viewport(360, 740)
  for (const menu of [false, true]) {
    const { unmount } = await show(menu)
    await expect.element(page.getByRole('button', { name: 'Descargar CSV' })).toBeVisible()
    const head = boxOf(document.querySelector('header') as Element)
    const description = boxOf(page.getByText(words).element())
    const button = boxOf(page.getByRole('button', { name: 'Descargar CSV' }).element())
    expect(description.width).toBe(head.width)
    expect(description.top).toBeGreaterThanOrEqual(boxOf(page.getByRole('heading', { level: 1 }).element()).bottom)
    expect(button.top).toBeGreaterThanOrEqual(description.bottom)
    await unmount()
  }
  await page.viewport(1280, 800)
})
