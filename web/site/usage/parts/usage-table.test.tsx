import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { UsageTable } from './usage-table.tsx'

beforeAll(() => {
  document.body.dataset.frame = 'workplace'
})

test('SHR-04 on a phone a name in a table of used space keeps its words whole', async () => {
  await page.viewport(360, 740)
  const name = 'Alejandra Castañeda Montenegro'
  await renderPart(
    <div className="page">
      <UsageTable
        caption="Personas"
        columns={['Persona', 'Archivos', 'Respuestas', 'Tamaño']}
        rows={[{ name, cells: [12, 340, '120,5 MB'] }]}
      />
    </div>,
  )
  const words = document.createRange()
  const text = page.getByRole('rowheader', { name }).element().firstChild as Text
  for (const { index, 0: word } of name.matchAll(/\S+/g)) {
    words.setStart(text, index)
    words.setEnd(text, index + word.length)
    expect(words.getClientRects(), word).toHaveLength(1)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.viewport(1280, 800)
})
