import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { PopoverMenu } from './popover-menu.tsx'

const opener = page.getByRole('button', { name: 'Abrir' })

/** Opens a menu of so many entries whose button stands at a place of the window, and returns where the menu stands. */
async function openMenu(place: { top?: number; bottom?: number; left?: number; right?: number }, entries: number) {
  await renderPart(
    <div style={{ position: 'fixed', ...place }}>
      <PopoverMenu opener="Abrir">
        {Array.from({ length: entries }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change.
          <li key={at}>
            <button type="button">Entrada {at}</button>
          </li>
        ))}
      </PopoverMenu>
    </div>,
  )
  await opener.click()
  const menu = page.getByRole('list')
  await expect.element(menu).toBeVisible()
  return { menu: menu.element().getBoundingClientRect(), button: opener.element().getBoundingClientRect() }
}

test('SHR-04 a menu opens below its button', async () => {
  const { menu, button } = await openMenu({ top: 20, left: 20 }, 2)
  expect(menu.top).toBeGreaterThanOrEqual(button.bottom)
  expect(menu.left).toBeCloseTo(button.left, 0)
})

test('SHR-04 a menu whose button stands at the bottom of the window opens above it', async () => {
  const { menu, button } = await openMenu({ bottom: 20, right: 20 }, 2)
  expect(menu.bottom).toBeLessThanOrEqual(button.top)
  expect(menu.right).toBeCloseTo(button.right, 0)
})

test('SHR-04 a menu stays within a narrow window and scrolls when it is longer', async () => {
  await page.viewport(360, 640)
  const { menu } = await openMenu({ top: 300, left: 170 }, 30)
  expect(menu.left).toBeGreaterThanOrEqual(0)
  expect(menu.right).toBeLessThanOrEqual(360)
  expect(menu.top).toBeGreaterThanOrEqual(0)
  expect(menu.bottom).toBeLessThanOrEqual(640)
})

test('SHR-04 a menu stays open while a list writes its search into the address, and closes by a link', async () => {
  const Query = () => <output>{useLocation().search}</output>
  const { router } = await renderPart(
    <>
      <Query />
      <PopoverMenu opener="Abrir">
        <li>
          <Link to="/?q=luis">Otra búsqueda</Link>
        </li>
      </PopoverMenu>
    </>,
  )
  const open = () => document.querySelector(':popover-open')
  await opener.click()
  await router.navigate('?q=ana', { replace: true })
  await expect.element(page.getByText('?q=ana')).toBeVisible()
  expect(open()).not.toBeNull()
  await page.getByRole('link', { name: 'Otra búsqueda' }).click()
  await expect.poll(open).toBeNull()
})
