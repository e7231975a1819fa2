import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { Framed } from './framed.tsx'

const heads = ['Línea', 'Vacante', 'Cliente', 'Qué pasa']
const does = 'Se agrega como borrador. Jornada: no reconocemos “Fin de semana”; queda Tiempo completo.'
const rows = [{ key: 2, cells: [2, 'Panadera de madrugada', 'Molinos del Norte', <div key="does">{does}</div>] }]

afterEach(() => page.viewport(414, 896))

test.each([360, 1280])('INT-15 at %d px every cell of a table of an import is on the screen', async (width) => {
  await page.viewport(width, 740)
  await renderPart(<Framed title="Revisión" heads={heads} rows={rows} />)
  const cell = page.getByText(does)
  await expect.element(cell).toBeVisible()
  for (const one of document.querySelectorAll('tbody :is(th, td)')) {
    expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    const named = getComputedStyle(one, '::before').content
    expect(named === 'none').toBe(width > 700)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
