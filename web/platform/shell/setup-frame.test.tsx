import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyPermission, type Permissions } from '#domain/kernel/permissions.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { SetupFrame } from './setup-frame.tsx'

const t = textIn('es')
const list = page.getByRole('navigation', { name: t('menu.configuration') })

async function open(at: string, permissions: Permissions) {
  const part = (
    <SetupFrame permissions={permissions}>
      <h1>Página</h1>
    </SetupFrame>
  )
  const [path = at] = at.split('?')
  await renderPart(part, { at, pages: { [path]: part } })
  await expect.element(page.getByRole('heading', { name: 'Página' })).toBeVisible()
}

test('NAV-03 each part of the setup has the list of all parts at its left, and is marked in it', async () => {
  await page.viewport(1280, 800)
  await open('/settings/admin/usage', everyPermission)
  await expect.element(list.getByRole('link', { name: t('usage.title') })).toHaveAttribute('aria-current', 'page')
  // Without a mail server or a mailbox for replies, no part is about e-mails.
  expect(list.getByRole('list').elements().length).toBe(5)
  await expect.element(list.getByRole('link', { name: t('settings.title') })).not.toHaveAttribute('aria-current')
  await expectAccessible()
})

test('NAV-03 the setup lists only what a role may open', async () => {
  await page.viewport(1280, 800)
  await open('/currencies/admin', { currencies: ['view'], candidates: ['view'] })
  expect(
    list
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain(t('currencies.title'))
  expect(list.getByRole('link', { name: t('roles.title') }).elements()).toEqual([])
})

test.each(['/clients/admin', '/admin/users?userType=4'])('NAV-03 %s is no part of the setup', async (at) => {
  await open(at, everyPermission)
  expect(list.elements()).toEqual([])
})

test('NAV-03 on a phone the drawer has the list, and the page has its whole width', async () => {
  await page.viewport(360, 740)
  await open('/settings/admin', everyPermission)
  await expect.element(list).not.toBeInTheDocument()
})
