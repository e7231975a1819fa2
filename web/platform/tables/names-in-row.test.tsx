import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { NamesInRow } from './names-in-row.tsx'

const names = ['Bilingüe español e inglés', 'Una etiqueta con un nombre larguísimo', 'Viaja', 'Zona norte']

test('POO-01 a row has its tags on one line with their whole names, and names the rest behind a number', async () => {
  await renderPart(
    <table>
      <tbody>
        <tr>
          <th scope="row">
            <div data-testid="cell" style={{ width: '12rem', whiteSpace: 'nowrap', overflow: 'hidden' }}>
              Marta <NamesInRow names={names} />
            </div>
          </th>
        </tr>
      </tbody>
    </table>,
  )
  const cell = page.getByTestId('cell')
  await expect.element(cell.getByTitle('Viaja, Zona norte')).toHaveTextContent('+2: Viaja, Zona norte')
  const right = cell.element().getBoundingClientRect().right
  for (const name of names.slice(0, 2)) {
    const tag = cell.getByTitle(name).element()
    const { right: end, height } = tag.getBoundingClientRect()
    expect([name, end <= right, height < 30]).toEqual([name, true, true])
  }
  await expectAccessible()
})

test('POO-01 a tag without room ends in an ellipsis, not in the middle of a letter', async () => {
  await renderPart(
    <div data-testid="cell" style={{ width: '8rem', overflow: 'hidden' }}>
      <NamesInRow names={names} />
    </div>,
  )
  const badge = page.getByTitle('Bilingüe español e inglés').element().firstElementChild as HTMLElement
  expect(badge.scrollWidth).toBeGreaterThan(badge.clientWidth)
  // A flex box would cut its text instead.
  expect(getComputedStyle(badge)).toMatchObject({ textOverflow: 'ellipsis', overflowX: 'hidden' })
  expect(getComputedStyle(badge).display).not.toContain('flex')
})
